import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A table and its columns in the order in which the rows have them. */
export interface CopyTarget {
  readonly table: string;
  readonly columns: readonly string[];
}

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Ends with the last row, or with whatever the rows or the database threw; then none of them is there. */
export async function copyRows(
  client: pg.PoolClient,
  { table, columns }: CopyTarget,
  rows: AsyncIterable<Uint8Array>,
  limit: { query_timeout?: number },
): Promise<void> {
  const text = `copy ${quote(table)} (${columns.map(quote).join(', ')}) from stdin`;
  await pipeline(rows, client.query(Object.assign(copyFrom(text), limit)));
}
