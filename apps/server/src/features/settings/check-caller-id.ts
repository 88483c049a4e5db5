import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { judgeCallerId } from './queries.ts';

/** Nobody calls from a number that is not theirs. Answers through which account this one calls. */
export async function requireCallerId(transaction: Transaction, callerId: string): Promise<string> {
  const judged = await transaction.first(judgeCallerId, [callerId]);
  if (judged?.account_id) return judged.account_id;
  if (judged?.has_account === false) throw new ProblemError('carrier_missing');
  if (judged?.is_pooled) {
    throw invalidInput('callerId', 'This number belongs to a pool. Choose the pool instead.');
  }
  throw invalidInput(
    'callerId',
    'Choose one of the verified, active caller IDs of your organization. An admin adds them in the settings.',
  );
}
