import type { Transaction } from '../../platform/database/database.ts';
import { deleteFlowsOfUser } from '../queries/flow-states.ts';
import { deleteTokensOfUser } from '../queries/one-time-tokens.ts';
import { deleteOtherSessions } from '../queries/sessions.ts';
import { forgetPendingChanges, setPassword } from '../queries/user-changes.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { Principal } from '../tokens/verify-access-token.ts';

/**
 * A password is changed when somebody else may know the old one: whatever they have begun ends with
 * it. That is every other session, every code and link that is under way, every sign-in at a
 * provider, and every change of address or number that could still be confirmed. The user is locked
 * by the caller.
 */
export async function changePassword(
  services: Pick<AuthServices, 'now' | 'effects'>,
  transaction: Transaction,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
  encryptedPassword: string,
): Promise<void> {
  await transaction.all(setPassword, [userId, encryptedPassword, services.now()]);
  await transaction.all(deleteOtherSessions, [userId, sessionId]);
  await transaction.all(deleteTokensOfUser, [userId]);
  await transaction.all(deleteFlowsOfUser, [userId]);
  await transaction.all(forgetPendingChanges, [userId]);
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.password_changed',
    detail: {},
  });
}
