import type { Transaction } from '../../platform/database/database.ts';
import { ProblemError } from '../../platform/http/problem.ts';
import { findObstacle } from './queries.ts';

/** For what would start calls: the dialer makes none meanwhile, and people learn it at once. */
export async function refuseWhileHalted(transaction: Transaction): Promise<void> {
  const obstacle = await transaction.first(findObstacle);
  if (obstacle?.is_suspended) throw new ProblemError('organization_suspended');
  if (obstacle?.is_halted) throw new ProblemError('calls_halted');
}

/** The same for what places no calls itself. */
export async function areCallsHalted(transaction: Transaction): Promise<boolean> {
  const obstacle = await transaction.first(findObstacle);
  return obstacle?.is_suspended === true || obstacle?.is_halted === true;
}
