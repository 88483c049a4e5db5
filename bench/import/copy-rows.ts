import { createReadStream, createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';

/** What an upload of people writes, those that others name first. */
export const copiedTables = [
  'contacts',
  'phones',
  'debts',
  'list_contacts',
  'consents',
  'contact_summaries',
] as const;

const columnsOf = (table: string): string => `
  select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
  where attrelid = '${table}'::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

const keysOf = (table: string): string => `
  select pg_get_constraintdef(oid) as text from pg_constraint
  where conrelid = '${table}'::regclass and contype = 'f'`;

/** The copies of what the copies name, and the originals of everything else. */
function redirect(definition: string): string {
  return copiedTables.reduce(
    (text, table) => text.replace(`REFERENCES ${table}(`, `REFERENCES copied_${table}(`),
    definition,
  );
}

/**
 * How long a bare COPY takes for the same rows: into copies of the same tables with the same keys, checks
 * and indexes, one after another, by somebody who knows beforehand what they want.
 */
export async function measureCopy(
  connectionString: string,
  say: (sentence: string) => void,
): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'ringfence-bench-'));
  const client = new pg.Client(connectionString);
  await client.connect();
  const text = async (query: string): Promise<string[]> =>
    (await client.query({ text: query, rowMode: 'array' })).rows.map(([value]) => String(value));
  let seconds = 0;
  try {
    const columns = new Map<string, string>();
    for (const table of copiedTables) {
      columns.set(table, (await text(columnsOf(table)))[0] ?? '');
      await client.query('set role ringfence_system');
      const rows = client.query(
        copyTo(`copy (select ${columns.get(table)} from ${table}) to stdout`),
      );
      await pipeline(rows, createWriteStream(join(folder, table)));
      await client.query('reset role');
      await client.query(`create table copied_${table} (like ${table} including all)`);
    }
    for (const table of copiedTables) {
      for (const key of await text(keysOf(table))) {
        await client.query(`alter table copied_${table} add ${redirect(key)}`);
      }
    }
    await client.query('checkpoint').catch(() => {});
    for (const table of copiedTables) {
      const into = copyFrom(`copy copied_${table} (${columns.get(table)}) from stdin`);
      const started = performance.now();
      await pipeline(createReadStream(join(folder, table)), client.query(into));
      const took = (performance.now() - started) / 1000;
      seconds += took;
      say(`${table} copied in ${took.toFixed(1)} s`);
    }
    return seconds;
  } finally {
    await client.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
