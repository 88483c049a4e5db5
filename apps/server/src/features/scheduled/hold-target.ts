import type { Database, TenantScope, Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import type { TargetKey } from './judge-target.ts';
import { findTarget, hurry, lockTarget } from './queries.ts';

export type Target = RowOf<typeof findTarget.row>;

const heldCode = '55P03';

const isHeld = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === heldCode;

/**
 * Waits for nobody long, from its first lock on. Says plainly that somebody is being called, where a worker or an
 * upload held them for too long.
 */
export async function besideCalls<Result>(
  database: Database,
  scope: TenantScope,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await database.asTenant(scope, async (transaction) => {
      await transaction.all(hurry);
      return work(transaction);
    });
  } catch (error) {
    throw isHeld(error) ? new ProblemError('target_busy') : error;
  }
}

/** One person in a campaign whom no worker takes for a call before the transaction ends, or the refusal. */
export async function holdTarget(
  transaction: Transaction,
  { campaignId, contactId }: TargetKey,
): Promise<Target> {
  const key = [campaignId, contactId];
  const held = await transaction.first(lockTarget, key);
  if (held !== undefined) return held;
  const found = await transaction.first(findTarget, key);
  if (found === undefined) throw new ProblemError('not_found');
  throw new ProblemError(found.state === 'done' ? 'target_over' : 'target_busy');
}
