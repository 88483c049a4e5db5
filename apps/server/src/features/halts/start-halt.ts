import type { Halt } from '@ringfence/contract/halts';
import type { Standing } from '@ringfence/domain/access/permissions';
import type { TenantScope, Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { Services } from '../../services.ts';
import { presentHalt } from './present-halt.ts';
import { findHaltInForce, insertHalt } from './queries.ts';
import { tellEverybody, tellOrganization } from './tell-halt.ts';

export interface HaltContext {
  scope: TenantScope;
  standing: Standing;
}

/** Answers whether the order is new. */
async function give(
  transaction: Transaction,
  { scope, standing }: HaltContext,
  note: string,
  now: Date,
): Promise<{ isNew: boolean; halt: Halt }> {
  const { organizationId, userId } = scope;
  const isSuper = standing === 'super_administrator';
  const made = await transaction.first(insertHalt, [organizationId, note, userId, now, isSuper]);
  const row = await transaction.first(findHaltInForce, [organizationId, isSuper]);
  // Somebody lifted it between the two statements.
  if (row === undefined) throw new ProblemError('conflict');
  return { isNew: made !== undefined, halt: presentHalt(row, standing) };
}

/**
 * From its commit on, no call of the organization is placed, and those that wait or ring are taken
 * back by the dialer. Where no organization is named, it holds for all. Twice changes nothing.
 */
export function startHalt(
  services: Pick<Services, 'database' | 'effects' | 'now'>,
  context: HaltContext,
  note: string,
): Promise<Halt> {
  const { userId, organizationId } = context.scope;
  const { database, now } = services;
  if (organizationId !== null) {
    return database.asTenant(context.scope, async (transaction) => {
      const { isNew, halt } = await give(transaction, context, note, now());
      const scope = { userId, organizationId };
      if (isNew) await tellOrganization(services, transaction, scope, 'halted', note);
      return halt;
    });
  }
  // It is written down in every organization, which no request's own role reaches.
  return database.asSystem(async (transaction) => {
    const { isNew, halt } = await give(transaction, context, note, now());
    if (isNew) await tellEverybody(services, transaction, userId, 'halted', note);
    return halt;
  });
}
