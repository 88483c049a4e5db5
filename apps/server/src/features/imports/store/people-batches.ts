import type { Transaction } from '../../../platform/database/database.ts';
import type { RowOf } from '../../../platform/database/statement.ts';
import type { StoredImport } from './find-import.ts';
import { describeBatches } from './queries/batches.ts';

/**
 * Lines whose people are compared and written together: enough that a statement costs little beside its rows,
 * few enough that they are sorted and joined in memory, and that people see how far it is.
 */
const linesAtOnce = 50_000;

export interface Batch {
  first: number;
  last: number;
  /** What its people bring: for what none of them has, nothing is to be done. */
  brings: RowOf<typeof describeBatches.row>;
}

export async function listBatches(
  transaction: Transaction,
  { key }: Pick<StoredImport, 'key'>,
  from = 1,
): Promise<Batch[]> {
  const described = await transaction.all(describeBatches, [...key, from, linesAtOnce]);
  const end = described.at(-1)?.last ?? 0;
  return described.map((brings) => {
    const first = from + brings.number * linesAtOnce;
    return { first, last: Math.min(first + linesAtOnce - 1, end), brings };
  });
}
