import { AuthClient } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defineStatement } from '../../platform/database/statement.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { authSettings } from '../settings.ts';
import { createPerson, type Person, type RunningAuth, startAuth } from '../testing/start-auth.ts';
import { limitInvitations, limitMessages } from './limit-tries.ts';
import { usualLimits } from './usual-limits.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let person: Person;

beforeAll(async () => {
  auth = await startAuth(database, {
    settings: authSettings({
      limits: {
        ...usualLimits,
        token: { windowSeconds: 300, perAddress: 5, perAccount: 3 },
        sign_up: { windowSeconds: 300, perAddress: 3, perAccount: 10 },
      },
    }),
  });
});
afterAll(() => auth.stop());

let tests = 0;
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  tests += 1;
  auth.peer.address = `192.0.2.${tests}`;
  person = await createPerson(database);
});

const newClient = () =>
  new AuthClient({ url: auth.url, autoRefreshToken: false, persistSession: false });

async function trySignIn(email: string, password = 'wrong') {
  const { error } = await newClient().signInWithPassword({ email, password });
  return error?.code;
}

/** Two wrong ones from one address on one account, and six on one account altogether. */
const strictPairs = {
  ...usualLimits,
  token: { windowSeconds: 300, perAddress: 100, perAccount: 6, perPair: 2 },
};

const signInAt = (at: RunningAuth, email: string, password: string, cookie = '') =>
  fetch(`${at.url}/token?grant_type=password`, {
    method: 'POST',
    headers: { cookie },
    body: JSON.stringify({ email, password }),
  });

const limited = 'over_request_rate_limit';

async function countRows(): Promise<number | undefined> {
  const statement = testStatement('select count(*) as rows from auth.rate_limits', {
    rows: 'int8',
  });
  const counted = await database.asAuth((transaction) => transaction.first(statement));
  return counted?.rows;
}

describe('the limits on signing in', () => {
  it('stops the tries on one account, from wherever they come, for the rest of the window', async () => {
    for (const last of [101, 102, 103]) {
      auth.peer.address = `198.51.100.${last}`;
      expect(await trySignIn(person.email.toUpperCase())).toBe('invalid_credentials');
    }
    auth.peer.address = '198.51.100.104';
    expect(await trySignIn(person.email, person.password)).toBe(limited);
    auth.clock.skippedSeconds = 299;
    expect(await trySignIn(person.email, person.password)).toBe(limited);
    auth.clock.skippedSeconds = 301;
    expect(await trySignIn(person.email, person.password)).toBeUndefined();
  });

  it('stops the tries from one address, on whichever accounts', async () => {
    const codes: (string | undefined)[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      codes.push(await trySignIn(`${name}-${tests}@example.com`));
    }
    expect(codes).toEqual([...Array(5).fill('invalid_credentials'), limited]);
    const { error } = await newClient().signInWithPassword(person);
    expect(error?.status).toBe(429);
    auth.peer.address = '203.0.113.9';
    expect(await trySignIn(person.email, person.password)).toBeUndefined();
  });

  it('lets nobody who is over it lock out others, or fill the table with names', async () => {
    for (let tried = 0; tried < 5; tried += 1) await trySignIn(`${tried}-${person.email}`);
    const before = await countRows();
    for (let tried = 0; tried < 4; tried += 1) expect(await trySignIn(person.email)).toBe(limited);
    expect(await trySignIn(`made-up-${person.email}`)).toBe(limited);
    expect(await countRows()).toBe(before);
    auth.peer.address = `203.0.113.${tests}`;
    expect(await trySignIn(person.email, person.password)).toBeUndefined();
  });

  it('counts every one of many tries at once', async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => trySignIn(person.email)));
    expect(all.filter((code) => code === 'invalid_credentials')).toHaveLength(3);
    expect(all.filter((code) => code === limited)).toHaveLength(5);
  });

  it('slow down anyone who sends wrong passwords, and not the owner of the account', async () => {
    const pairs = await startAuth(database, { settings: authSettings({ limits: strictPairs }) });
    const tryFrom = (address: string, password: string, cookie = '') => {
      pairs.peer.address = address;
      return signInAt(pairs, person.email, password, cookie);
    };
    const owner = await tryFrom('192.0.2.250', person.password);
    const mark = owner.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(mark).toMatch(/^(__Host-)?ringfence-device=[\w-]{43}$/);
    for (const _ of [1, 2]) {
      expect((await tryFrom('198.51.100.7', 'wrong')).status).toBe(400);
    }
    const slowed = await tryFrom('198.51.100.7', 'wrong');
    expect(slowed.status).toBe(429);
    expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(290);
    // From elsewhere, and so from where the owner is, it goes on.
    expect((await tryFrom('192.0.2.251', person.password)).status).toBe(200);
    // Even where strangers try from everywhere, and from the owner's own address.
    for (const last of [1, 2, 3, 4, 5]) await tryFrom(`198.51.100.${100 + last}`, 'wrong');
    for (const _ of [1, 2, 3]) await tryFrom('192.0.2.250', 'wrong');
    expect((await tryFrom('192.0.2.252', person.password)).status).toBe(429);
    expect((await tryFrom('192.0.2.250', person.password)).status).toBe(429);
    expect((await tryFrom('192.0.2.250', person.password, mark)).status).toBe(200);
    // The mark is of no use on the account of another.
    const other = await createPerson(database);
    for (const _ of [1, 2]) await signInAt(pairs, other.email, 'wrong', mark);
    expect((await signInAt(pairs, other.email, 'wrong', mark)).status).toBe(429);
    await pairs.stop();
  });

  it('limit a known device too, by itself', async () => {
    const pairs = await startAuth(database, { settings: authSettings({ limits: strictPairs }) });
    const owner = await signInAt(pairs, person.email, person.password);
    const mark = owner.headers.get('set-cookie')?.split(';')[0] ?? '';
    const statuses: number[] = [];
    for (const _ of [1, 2, 3]) {
      statuses.push((await signInAt(pairs, person.email, 'wrong', mark)).status);
    }
    expect(statuses).toEqual([400, 400, 429]);
    expect((await signInAt(pairs, person.email, person.password)).status).toBe(200);
    await pairs.stop();
  });

  it('count no sign-in that was right', async () => {
    const pairs = await startAuth(database, { settings: authSettings({ limits: strictPairs }) });
    for (const _ of Array.from({ length: 8 })) {
      expect((await signInAt(pairs, person.email, person.password)).status).toBe(200);
    }
    await pairs.stop();
  });

  it('never holds up a refresh', async () => {
    const { data } = await newClient().signInWithPassword(person);
    for (let tried = 0; tried < 6; tried += 1) await trySignIn(person.email);
    const refresh_token = data.session?.refresh_token ?? '';
    expect((await newClient().refreshSession({ refresh_token })).error).toBeNull();
  });

  it('sweeps up the counts of the days before', async () => {
    await trySignIn('long-ago@example.com');
    auth.clock.skippedSeconds = 2 * 24 * 60 * 60;
    // Each new account sweeps up at most twenty.
    await trySignIn(person.email);
    await trySignIn(`another-${person.email}`);
    const old = await database.asAuth((transaction) =>
      transaction.first(
        defineStatement({
          name: 'test.count_old',
          text: `select count(*) as old from auth.rate_limits where window_started_at < now() + interval '1 day'`,
          row: { old: 'int8' },
        }),
      ),
    );
    expect(old?.old).toBe(0);
  });
});

describe('the limit on signing up', () => {
  it('is by address, whatever is asked, and leaves signing in alone', async () => {
    const email = `new-${person.email}`;
    const password = 'correct horse battery';
    const trySignUp = async (chosen: string) =>
      (await newClient().signUp({ email, password: chosen })).error?.code;
    expect(await trySignUp('weak')).toBe('weak_password');
    expect(await trySignUp(password)).toBeUndefined();
    expect(await trySignUp(password)).toBe('user_already_exists');
    expect(await trySignUp(password)).toBe(limited);
    expect(await trySignIn(email, password)).toBeUndefined();
    const before = auth.peer.address;
    auth.peer.address = '203.0.113.77';
    expect(await trySignUp(password)).toBe('user_already_exists');
    auth.peer.address = before;
    auth.clock.skippedSeconds = 301;
    expect(await trySignUp(password)).toBe('user_already_exists');
  });
});

describe('the limits on messages', () => {
  it('let one go to an address or number in a while, no matter who it belongs to', async () => {
    const email = `mail-${person.email}`;
    await limitMessages(auth.services, 'email', email);
    await expect(limitMessages(auth.services, 'email', email.toUpperCase())).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
    });
    auth.clock.skippedSeconds = 61;
    await limitMessages(auth.services, 'email', email);
  });

  it('count invitations apart, so that somebody who is invited can register in the same minute', async () => {
    const email = `invited-${person.email}`;
    await limitInvitations(auth.services, email);
    await limitMessages(auth.services, 'email', email);
    await expect(limitInvitations(auth.services, email.toUpperCase())).rejects.toMatchObject({
      code: 'over_email_send_rate_limit',
    });
  });
});
