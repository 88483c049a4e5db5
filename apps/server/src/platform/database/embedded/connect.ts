import pg from 'pg';
import type { RunningServer } from './find-running-server.ts';

export function connectionString(
  server: RunningServer,
  role: string,
  password: string,
  database: string,
): string {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/${database}`;
}

export async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address,
    application_name: `ringfence-owner-${process.pid}`,
    keepAlive: true,
  });
  await client.connect();
  return client;
}
