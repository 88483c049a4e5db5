import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import {
  deleteFactorsOfUser,
  deleteIdentitiesOfUser,
  deleteMembershipsOfUser,
  deleteUser as deleteRow,
  emptyProfile,
  emptyUser,
  lockAnyUser,
} from '../queries/admin-users.ts';
import { deleteFlowsOfUser } from '../queries/flow-states.ts';
import { deleteTokensOfUser } from '../queries/one-time-tokens.ts';
import { deleteAllSessions } from '../queries/sessions.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { userNotFound } from './find-user.ts';

export const deletionBody = z.object({ should_soft_delete: z.boolean().nullish() });

/**
 * Lets a user leave for good. Their profile stays without an address, so that the record of what
 * they did can still be read; a soft deletion keeps the emptied user as well.
 */
export async function deleteUser(
  services: Pick<AuthServices, 'database' | 'effects' | 'now'>,
  userId: string,
  { isSoft }: { isSoft: boolean },
): Promise<void> {
  await services.database.asAuth(async (transaction) => {
    const user = await transaction.first(lockAnyUser, [userId]);
    if (user === undefined) throw userNotFound();
    if (user.deleted_at === null) await leave(services, transaction, userId, isSoft);
    if (!isSoft) await transaction.all(deleteRow, [userId]);
  });
}

async function leave(
  services: Pick<AuthServices, 'effects' | 'now'>,
  transaction: Transaction,
  userId: string,
  isSoft: boolean,
): Promise<void> {
  // While the memberships are there: they say in whose records it is entered.
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.deleted',
    detail: {},
    actor: { kind: 'system' },
  });
  await transaction.all(emptyProfile, [userId]);
  await transaction.all(deleteMembershipsOfUser, [userId]);
  if (!isSoft) return;
  await transaction.all(emptyUser, [userId, services.now()]);
  const belongings = [
    deleteAllSessions,
    deleteTokensOfUser,
    deleteFlowsOfUser,
    deleteFactorsOfUser,
    deleteIdentitiesOfUser,
  ];
  for (const statement of belongings) await transaction.all(statement, [userId]);
}
