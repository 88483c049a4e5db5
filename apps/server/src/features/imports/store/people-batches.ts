import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredImport } from './find-import.ts';
import { countPeople } from './queries/people.ts';

/**
 * Lines whose people are compared and written together: enough that a statement costs little beside its rows,
 * few enough that they are sorted and joined in memory, and that people see how far it is.
 */
const linesAtOnce = 50_000;

export interface Batch {
  first: number;
  last: number;
  of: number;
}

export async function listBatches(
  transaction: Transaction,
  { key }: Pick<StoredImport, 'key'>,
  from = 1,
): Promise<Batch[]> {
  const counted = await transaction.first(countPeople, key);
  const of = counted?.last ?? 0;
  const batches: Batch[] = [];
  for (let first = from; first <= of; first += linesAtOnce) {
    batches.push({ first, last: Math.min(first + linesAtOnce - 1, of), of });
  }
  return batches;
}
