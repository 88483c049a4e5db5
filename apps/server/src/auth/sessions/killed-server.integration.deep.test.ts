import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import { AuthClient } from '@supabase/auth-js';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { killEveryProcess, type ServerProcess, serve } from '../../testing/serve-process.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { createPerson, readSessionCounts } from '../testing/start-auth.ts';

const { database, connectionString } = useTestDatabase();
const proxies: Server[] = [];
const connections: pg.Client[] = [];

// The client complains of every connection that it loses.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(async () => {
  vi.restoreAllMocks();
  killEveryProcess();
  for (const connection of connections.splice(0)) await connection.end();
  for (const proxy of proxies.splice(0)) proxy.close();
});

interface Line {
  url: string;
  /** Where new connections lead. */
  port: number;
  /** Called with the first bytes of an answer, which then goes nowhere. */
  onAnswer: (() => void) | undefined;
}

/** The one address that a client knows, whichever process is behind it. */
async function openLine(port: number): Promise<Line> {
  const line: Line = { url: '', port, onAnswer: undefined };
  const proxy = createServer((client) => {
    const server = connect(line.port, '127.0.0.1');
    const hangUp = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.on('error', hangUp).on('close', hangUp);
    client.pipe(server);
    server.on('data', (bytes) => {
      if (line.onAnswer === undefined) return void client.write(bytes);
      line.onAnswer();
      hangUp();
    });
  });
  proxies.push(proxy);
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = proxy.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  line.url = `http://127.0.0.1:${address.port}/auth/v1`;
  return line;
}

async function openConnection(): Promise<pg.Client> {
  const connection = new pg.Client(connectionString);
  await connection.connect();
  connections.push(connection);
  return connection;
}

const start = (): Promise<ServerProcess> =>
  serve({ DATABASE_URL: connectionString, RINGFENCE_ROLES: 'api', LOG_LEVEL: 'info' });

async function kill({ child, exitCode }: ServerProcess): Promise<void> {
  child.kill('SIGKILL');
  await exitCode;
}

async function signInThrough(line: Line) {
  const person = await createPerson(database);
  const client = new AuthClient({ url: line.url, autoRefreshToken: false, persistSession: false });
  const { data, error } = await client.signInWithPassword(person);
  if (error !== null) throw error;
  return { person, client, session: data.session };
}

describe('a server that is killed in the middle of a refresh', () => {
  it('keeps the person signed in when it was done and the answer is lost', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const line = await openLine(first.port);
    const { person, client, session } = await signInThrough(line);
    line.onAnswer = () => {
      first.child.kill('SIGKILL');
      line.port = second.port;
      line.onAnswer = undefined;
    };
    // The client tries again by itself, with the token that it still has.
    const { data, error } = await client.refreshSession();
    expect(error).toBeNull();
    expect(await first.exitCode).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.getUser()).error).toBeNull();
    expect((await client.refreshSession()).error).toBeNull();
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 1, living_tokens: 1 });
  });

  it('keeps the person signed in when it was not done yet', async () => {
    const [first, second] = await Promise.all([start(), start()]);
    const line = await openLine(first.port);
    const { person, client, session } = await signInThrough(line);
    // A transaction that locks the session keeps the refresh waiting, half done.
    const [holder, watcher] = [await openConnection(), await openConnection()];
    await holder.query(`begin; set local role ringfence_auth`);
    await holder.query('select from auth.sessions where user_id = $1 for update', [person.id]);
    const refreshing = client.refreshSession();
    await vi.waitFor(
      async () => {
        const { rows } = await watcher.query(
          `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 60_000 },
    );
    line.port = second.port;
    await kill(first);
    await holder.query('rollback');
    const { data, error } = await refreshing;
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
    expect((await client.getUser()).error).toBeNull();
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 1, living_tokens: 1 });
  });
});
