import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { authSettings } from '../settings.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  readSessionCounts,
  startAuth,
} from '../testing/start-auth.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';
import { deleteStaleSessions } from './delete-stale-sessions.ts';
import { endSession } from './end-session.ts';
import { listSessions } from './list-sessions.ts';

const { database } = useTestDatabase();
const day = 24 * 3600;
let auth: RunningAuth;
let person: Person;

beforeAll(async () => {
  const settings = authSettings({
    publicUrl: 'https://calls.example.com',
    accessTokenSeconds: 30 * day,
    sessionSeconds: 10 * day,
    inactiveSeconds: 2 * day,
  });
  auth = await startAuth(database, { settings });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
});

async function signIn(userAgent = 'Test browser') {
  const client = new AuthClient({
    url: auth.url,
    autoRefreshToken: false,
    persistSession: false,
    headers: { 'user-agent': userAgent },
  });
  const { data, error } = await client.signInWithPassword(person);
  if (error !== null) throw error;
  const principal = await verifyAccessToken(auth.services, `Bearer ${data.session.access_token}`);
  return { client, principal, session: data.session };
}

const ended = { sessions: 0, living_tokens: 0 };

describe('a session', () => {
  it('ends a set time after it began, however often it was refreshed', async () => {
    const { client } = await signIn();
    for (let days = 1; days < 10; days += 1) {
      auth.clock.skippedSeconds = days * day;
      expect((await client.refreshSession()).error, `day ${days}`).toBeNull();
    }
    const { data } = await client.getSession();
    auth.clock.skippedSeconds = 10 * day;
    const last = await client.getUser();
    expect(last.error?.name).toBe('AuthSessionMissingError');
    const refresh = async () =>
      (await client.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })).error;
    expect(await refresh()).toMatchObject({
      status: 400,
      code: 'session_expired',
      message: 'Invalid Refresh Token: Session Expired',
    });
    expect(await readSessionCounts(database, person.id)).toEqual(ended);
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries.at(-1)).toMatchObject({
      action: 'profile.signed_out',
      actor_kind: 'system',
      detail: { scope: 'local', reason: 'expired' },
    });
  });

  it('ends a set time after it was last refreshed', async () => {
    const { client } = await signIn();
    auth.clock.skippedSeconds = 2 * day - 60;
    expect((await client.getUser()).error).toBeNull();
    const { data } = await client.refreshSession();
    const { access_token = '', refresh_token = '' } = data.session ?? {};
    auth.clock.skippedSeconds = 4 * day;
    expect((await client.getUser(access_token)).error?.name).toBe('AuthSessionMissingError');
    expect((await client.refreshSession({ refresh_token })).error).toMatchObject({
      code: 'session_expired',
    });
  });

  it('that has ended is cleared away', async () => {
    await signIn();
    await deleteStaleSessions(auth.services);
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
    auth.clock.skippedSeconds = 2 * day;
    await signIn();
    expect((await deleteStaleSessions(auth.services)).sessions).toBeGreaterThan(0);
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });

  it('is not cleared away where none ends by itself', async () => {
    await signIn();
    const settings = authSettings();
    const now = () => new Date(Date.now() + 3650 * day * 1000);
    expect(await deleteStaleSessions({ database, settings, now })).toMatchObject({ sessions: 0 });
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });

  it('keeps its used tokens for a month, and goes on without those of before', async () => {
    const settings = authSettings({ publicUrl: 'https://calls.example.com' });
    const lasting = await startAuth(database, { settings });
    const client = new AuthClient({ url: lasting.url, autoRefreshToken: false });
    await client.signInWithPassword(person);
    for (const days of [1, 29, 31]) {
      lasting.clock.skippedSeconds = days * day;
      expect((await client.refreshSession()).error).toBeNull();
      if (days === 29) await deleteStaleSessions(lasting.services);
      if (days === 29) expect(await countUsed()).toBe(2);
    }
    expect(await deleteStaleSessions(lasting.services)).toMatchObject({ sessions: 0 });
    expect(await countUsed()).toBe(2);
    expect((await client.refreshSession()).error).toBeNull();
    await lasting.stop();
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 1, living_tokens: 1 });
  });
});

const countUsedTokens = testStatement(
  `select count(used_at) as used from auth.refresh_tokens join auth.sessions on sessions.id = session_id
   where user_id = $1`,
  { used: 'int8' },
);

const countUsed = async () =>
  (await database.asAuth((transaction) => transaction.first(countUsedTokens, [person.id])))?.used;

describe('the list of sessions', () => {
  it('shows where somebody is signed in, the one seen last first', async () => {
    const first = await signIn('Phone');
    auth.clock.skippedSeconds = 60;
    const second = await signIn('Laptop');
    auth.clock.skippedSeconds = 120;
    await first.client.refreshSession();
    expect(await listSessions(auth.services, second.principal)).toEqual([
      {
        id: first.principal.sessionId,
        isCurrent: false,
        signedInAt: expect.any(Date),
        lastSeenAt: expect.any(Date),
        userAgent: 'Phone',
        address: auth.peer.address,
        assuranceLevel: 'aal1',
      },
      expect.objectContaining({ id: second.principal.sessionId, isCurrent: true }),
    ]);
  });

  it('leaves out what has ended, and everybody else’s', async () => {
    await signIn();
    auth.clock.skippedSeconds = 2 * day;
    const { principal } = await signIn();
    person = await createPerson(database);
    await signIn();
    const listed = await listSessions(auth.services, principal);
    expect(listed.map(({ id }) => id)).toEqual([principal.sessionId]);
  });

  it('is no longer than a person can look through', async () => {
    const { principal } = await signIn();
    const insert = testStatement(
      `insert into auth.sessions (user_id, assurance_level, authentication_methods, refreshed_at)
       select $1, 'aal1', '[]', now() - interval '1 hour' from generate_series(1, 200)`,
      {},
    );
    await database.asAuth((transaction) => transaction.all(insert, [person.id]));
    const listed = await listSessions(auth.services, principal);
    expect(listed).toHaveLength(100);
    expect(listed[0]).toMatchObject({ id: principal.sessionId, isCurrent: true });
  });
});

describe('ending a session elsewhere', () => {
  it('signs out there at once, and is recorded', async () => {
    const [here, there] = [await signIn(), await signIn()];
    await endSession(auth.services, here.principal, there.principal.sessionId);
    expect((await there.client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await here.client.getUser()).error).toBeNull();
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries.at(-1)).toMatchObject({ action: 'profile.session_ended', actor_id: person.id });
  });

  it('is refused for the session of another person', async () => {
    const { principal, client } = await signIn();
    person = await createPerson(database);
    const thief = await signIn();
    await expect(
      endSession(auth.services, thief.principal, principal.sessionId),
    ).rejects.toMatchObject({ code: 'session_not_found' });
    expect((await client.getUser()).error).toBeNull();
  });
});
