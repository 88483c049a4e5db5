import pg from 'pg';

const question = `
  select (select bool_and(current_setting(name) = 'on')
      from unnest('{fsync,full_page_writes,synchronous_commit}'::text[]) as name)
    and (select count(*) = cardinality($1::text[]) from pg_class
      where oid = any($1::regclass[]) and relpersistence = 'p') as durable`;

/** Whether what is written to these tables survives a power cut, as it does for users. */
export async function readDurable(
  connectionString: string,
  tables: readonly string[],
): Promise<boolean> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    const { rows } = await client.query<{ durable: boolean }>(question, [tables]);
    return rows[0]?.durable === true;
  } finally {
    await client.end();
  }
}
