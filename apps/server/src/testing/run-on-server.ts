import pg from 'pg';

export function addressOf(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = `/${database}`;
  return address.href;
}

export async function runOnServer(server: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Drops a database with whatever this role still has open in it. `drop database … with (force)`
 * is not used: it refuses ("permission denied to terminate process") when autovacuum is at work
 * there, because only a superuser may end that; a plain drop ends autovacuum by itself.
 */
export function dropDatabase(server: string, name: string): Promise<void> {
  return runOnServer(
    server,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and usename = current_user`,
    `drop database if exists ${name}`,
  );
}
