import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { judgeCallerId } from './queries.ts';

/** Where an organization has written down the numbers it calls from, it calls from no other. */
export async function checkCallerId(transaction: Transaction, callerId: string): Promise<void> {
  const judged = await transaction.first(judgeCallerId, [callerId]);
  if (judged === undefined || !judged.has_any || judged.is_active) return;
  throw invalidInput('callerId', 'Choose one of the active caller IDs of your organization.');
}
