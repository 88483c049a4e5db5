import { findStanding } from '../../../ledger/index.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPolicy } from '../../compliance/index.ts';
import type { StoredImport } from './find-import.ts';
import { listPromised } from './queries/payments.ts';

/** How many open promises a file of payments would keep, by the rule that settles them when it is stored. */
export async function countKeptPromises(
  transaction: Transaction,
  { key, organization_id }: StoredImport,
): Promise<number> {
  const promised = await transaction.all(listPromised, key);
  if (promised.length === 0) return 0;
  const { policy } = await loadPolicy(transaction, organization_id);
  // No day has passed by the file: only what it pays is asked for.
  const rules = { graceDays: policy.promiseGraceDays, today: '0001-01-01' };
  return promised
    .flatMap((row) => findStanding(row, rules))
    .filter(({ before, after }) => before === 'open' && after === 'kept').length;
}
