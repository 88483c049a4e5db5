import { AuthClient } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { defineStatement } from '../../platform/database/statement.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  readSessionCounts,
  startAuth,
} from '../testing/start-auth.ts';

const { database, connectionString } = useTestDatabase();
let auth: RunningAuth;
let isDatabaseDown = false;
let person: Person;

beforeAll(async () => {
  auth = await startAuth({
    ...database,
    asAuth: (work) =>
      isDatabaseDown ? Promise.reject(new Error('connection refused')) : database.asAuth(work),
  });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  isDatabaseDown = false;
  person = await createPerson(database);
});

const newClient = (headers: Record<string, string> = {}) =>
  new AuthClient({ url: auth.url, autoRefreshToken: false, persistSession: false, headers });

async function signIn() {
  const { data } = await newClient().signInWithPassword(person);
  if (data.session === null) throw new Error('the sign-in failed');
  return data.session;
}

/** Each call is a client of its own, as another tab is. */
async function refresh(refreshToken: string, userAgent?: string) {
  const client = newClient(userAgent === undefined ? {} : { 'user-agent': userAgent });
  const { data, error } = await client.refreshSession({ refresh_token: refreshToken });
  return { session: data.session, token: data.session?.refresh_token ?? '', code: error?.code };
}

/** While connections are still being opened, the first request is over before the next begins. */
async function openConnections() {
  const wait = defineStatement({
    name: 'test.wait',
    text: 'select pg_sleep(0.1)::text as waited',
    row: { waited: 'text' },
  });
  const open = () => database.asAuth((transaction) => transaction.all(wait));
  await Promise.all(Array.from({ length: 10 }, open));
}

async function postToken(refresh_token: string) {
  const response = await fetch(`${auth.url}/token?grant_type=refresh_token`, {
    method: 'POST',
    body: JSON.stringify({ refresh_token }),
  });
  return { status: response.status, body: tokenAnswer.parse(await response.json()) };
}

const tokenAnswer = z.object({
  refresh_token: z.string().optional(),
  error_code: z.string().optional(),
});

const oneSession = { sessions: 1, living_tokens: 1 };

describe('refreshing a session', () => {
  it('rotates the token and keeps the session', async () => {
    const before = await signIn();
    auth.clock.skippedSeconds = 1800;
    const { session } = await refresh(before.refresh_token);
    expect(session?.refresh_token).not.toBe(before.refresh_token);
    const [old, renewed] = [before.access_token, session?.access_token ?? ''].map(decodeJwt);
    expect(renewed?.session_id).toBe(old?.session_id);
    expect(renewed?.amr).toEqual(old?.amr);
    expect(renewed?.exp).toBeGreaterThan((old?.exp ?? 0) + 1790);
    expect(session?.user).toEqual(before.user);
    expect(await readSessionCounts(database, person.id)).toEqual(oneSession);
  });

  it('gives two tabs the same living token', async () => {
    const { refresh_token } = await signIn();
    const first = await refresh(refresh_token);
    auth.clock.skippedSeconds = 9;
    const second = await refresh(refresh_token);
    expect(second.token).toBe(first.token);
    expect(await readSessionCounts(database, person.id)).toEqual(oneSession);
    expect((await refresh(first.token)).code).toBeUndefined();
  });

  it('leads a late tab to the living token past one that was used meanwhile', async () => {
    const { refresh_token } = await signIn();
    const first = await refresh(refresh_token);
    const second = await refresh(first.token);
    expect((await refresh(refresh_token)).token).toBe(second.token);
  });

  it('leaves one living session after twenty refreshes at once', async () => {
    const { refresh_token } = await signIn();
    await openConnections();
    // Asked without the client, which would try a second time and hide a failed first.
    const all = await Promise.all(Array.from({ length: 20 }, () => postToken(refresh_token)));
    expect(all.map(({ status }) => status)).toEqual(all.map(() => 200));
    const tokens = new Set(all.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    expect(await readSessionCounts(database, person.id)).toEqual(oneSession);
    const [living = ''] = tokens;
    expect((await refresh(living)).code).toBeUndefined();
  });

  it('ends the session when a used token comes back later', async () => {
    const { refresh_token, access_token } = await signIn();
    const { token } = await refresh(refresh_token);
    auth.clock.skippedSeconds = 11;
    expect((await refresh(refresh_token)).code).toBe('refresh_token_already_used');
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 0, living_tokens: 0 });
    expect((await refresh(token)).code).toBe('refresh_token_not_found');
    expect((await newClient().getUser(access_token)).error?.name).toBe('AuthSessionMissingError');
    const activity = await readActivity(database, person.organizationIds[0]);
    expect(activity.at(-1)).toMatchObject({
      action: 'profile.signed_out',
      actor_kind: 'system',
      detail: { scope: 'local', reason: 'refresh_token_reused' },
    });
  });

  it('ends the session when another browser comes with a token that was just used', async () => {
    const { refresh_token } = await signIn();
    const { token } = await refresh(refresh_token, 'Phone');
    expect((await refresh(refresh_token, 'Phone')).token).toBe(token);
    expect((await refresh(refresh_token, 'Thief')).code).toBe('refresh_token_already_used');
    expect((await refresh(token, 'Phone')).code).toBe('refresh_token_not_found');
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 0, living_tokens: 0 });
  });

  it('leads nobody to a token that another browser was given', async () => {
    const { refresh_token } = await signIn();
    const { token } = await refresh(refresh_token, 'Phone');
    await refresh(token, 'Thief');
    expect((await refresh(refresh_token, 'Phone')).code).toBe('refresh_token_already_used');
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 0, living_tokens: 0 });
  });

  it('goes on for a browser that calls itself otherwise from now on', async () => {
    const { refresh_token } = await signIn();
    const { token } = await refresh(refresh_token, 'Phone 1.0');
    const updated = await refresh(token, 'Phone 1.1');
    expect((await refresh(token, 'Phone 1.1')).token).toBe(updated.token);
  });

  it('does not follow more uses in a moment than a few tabs make', async () => {
    const { refresh_token } = await signIn();
    let living = refresh_token;
    for (let uses = 0; uses < 51; uses += 1) living = (await refresh(living)).token;
    expect((await refresh(refresh_token)).code).toBe('refresh_token_already_used');
    expect((await refresh(living)).code).toBeUndefined();
  });

  it('forgets what an old token would open', async () => {
    const { refresh_token } = await signIn();
    const { token } = await refresh(refresh_token);
    auth.clock.skippedSeconds = 120;
    await refresh(token);
    const kept = await database.asAuth((transaction) =>
      transaction.first(
        defineStatement({
          name: 'test.count_sealed',
          text: `
            select count(sealed_successor) as sealed, count(used_at) as used
            from auth.refresh_tokens join auth.sessions on sessions.id = session_id
            where user_id = $1`,
          row: { sealed: 'int8', used: 'int8' },
        }),
        [person.id],
      ),
    );
    expect(kept).toEqual({ sealed: 1, used: 2 });
  });

  it('refuses a token that nobody was given, and a banned user', async () => {
    const { refresh_token } = await signIn();
    expect((await refresh('made-up')).code).toBe('refresh_token_not_found');
    await database.asAuth((transaction) =>
      transaction.all(
        defineStatement({
          name: 'test.ban',
          text: `update auth.users set banned_until = now() + interval '1 day' where id = $1`,
          row: {},
        }),
        [person.id],
      ),
    );
    expect((await refresh(refresh_token)).code).toBe('user_banned');
  });

  it('is done again where the first try was cut off half way', async () => {
    const { refresh_token } = await signIn();
    const lock = 'select from auth.sessions where user_id = $1 for update';
    const other = new pg.Client(connectionString);
    await other.connect();
    try {
      await other.query('begin; set local role ringfence_auth');
      await other.query(lock, [person.id]);
      const cutOff = postToken(refresh_token);
      const endWaiting = `select pg_terminate_backend(pid, 60000) from pg_stat_activity
        where pg_backend_pid() = any(pg_blocking_pids(pid))`;
      await other.query('set local role none');
      await expect
        .poll(async () => (await other.query(endWaiting)).rowCount, { timeout: 60_000 })
        .toBe(1);
      expect((await cutOff).status).toBe(503);
    } finally {
      await other.end();
    }
    expect((await refresh(refresh_token)).code).toBeUndefined();
    expect(await readSessionCounts(database, person.id)).toEqual(oneSession);
  });

  it('answers 503 while the database is down, and goes on afterwards', async () => {
    const { refresh_token } = await signIn();
    isDatabaseDown = true;
    expect(await postToken(refresh_token)).toMatchObject({
      status: 503,
      body: { error_code: 'service_unavailable' },
    });
    isDatabaseDown = false;
    expect((await refresh(refresh_token)).code).toBeUndefined();
  });
});
