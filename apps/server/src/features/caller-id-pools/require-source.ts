import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { requireCallerId } from '../settings/index.ts';
import { judgePool } from './queries.ts';

async function requirePool(transaction: Transaction, poolId: string): Promise<string> {
  const judged = await transaction.first(judgePool, [poolId]);
  if (judged?.account_id) return judged.account_id;
  if (judged?.has_account === false) throw new ProblemError('carrier_missing');
  throw invalidInput(
    'callerPoolId',
    'Choose a pool with a verified, active number. An admin adds them in the settings.',
  );
}

/** What a campaign calls from: one number, or a pool. Answers through which account that calls. */
export function requireCallerSource(
  transaction: Transaction,
  { callerId, callerPoolId }: { callerId?: string | undefined; callerPoolId?: string | undefined },
): Promise<string> {
  if (callerPoolId !== undefined) return requirePool(transaction, callerPoolId);
  return requireCallerId(transaction, callerId ?? '');
}
