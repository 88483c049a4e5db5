import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { presentProgress } from './present-progress.ts';
import { endCalls, forgetUnderWay, updateUnderWay } from './queries/record.ts';

/** What is learned of a call under way goes into its narrow row, and the whole of it into the call at its end. */
export async function writeProgress(
  transaction: Transaction,
  calls: readonly ChangedCall[],
  at: Date,
): Promise<void> {
  const [ended, underWay] = [
    calls.filter(({ now }) => now.state === 'ended'),
    calls.filter(({ now }) => now.state !== 'ended'),
  ].map((some) => JSON.stringify(some.map(presentProgress)));
  if (underWay !== '[]') await transaction.all(updateUnderWay, [underWay, at]);
  if (ended === '[]') return;
  await transaction.all(endCalls, [ended, at]);
  await transaction.all(forgetUnderWay, [ended]);
}
