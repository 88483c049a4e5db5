import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { deleteStaleTokens } from '../queries/one-time-tokens.ts';
import { deleteOldVacantUsers } from '../queries/vacant-users.ts';
import { newEmail } from '../testing/made-up-people.ts';
import { newClient } from '../testing/new-client.ts';
import { createPerson, type RunningAuth } from '../testing/start-auth.ts';
import { readLatest, startConfirmingAuth } from '../testing/start-confirming-auth.ts';
import { deleteUnconfirmedUsers } from './delete-unconfirmed-users.ts';

const { database } = useTestDatabase();
const day = 24 * 60 * 60;
const password = 'correct horse battery';
let auth: RunningAuth;

beforeAll(async () => {
  auth = await startConfirmingAuth(database);
});
afterAll(() => auth.stop());
beforeEach(() => {
  auth.clock.skippedSeconds = 0;
});

const clientOf = () => newClient(auth.url, { flowType: 'implicit' });

const countOf = (table: string, column: string, email: string) =>
  database.asAuth(async (transaction) => {
    const text = `select count(*) as rows from ${table} where ${column} = $1`;
    const counted = await transaction.first(testStatement(text, { rows: 'int8' }), [email]);
    return counted?.rows;
  });

const isKept = async (email: string) => (await countOf('auth.users', 'email', email)) === 1;

describe('an account that nobody has confirmed', () => {
  it('goes after a month, with all that is left of the sign-up', async () => {
    const email = newEmail();
    await clientOf().signUp({ email, password });
    auth.clock.skippedSeconds = 29 * day;
    await deleteUnconfirmedUsers(auth.services);
    expect(await isKept(email)).toBe(true);
    expect(await countOf('auth.sign_up_choices', 'login', email)).toBe(1);
    auth.clock.skippedSeconds = 31 * day;
    expect(await deleteUnconfirmedUsers(auth.services)).toBeGreaterThan(0);
    expect(await isKept(email)).toBe(false);
    expect(await countOf('auth.one_time_tokens', 'sent_to', email)).toBe(0);
    expect(await countOf('auth.sign_up_choices', 'login', email)).toBe(0);
    expect(await deleteUnconfirmedUsers(auth.services)).toBe(0);
  });

  it('stays while a message can still be answered', async () => {
    const email = newEmail();
    await clientOf().signUp({ email, password });
    auth.clock.skippedSeconds = 31 * day;
    await clientOf().resend({ type: 'signup', email });
    await deleteUnconfirmedUsers(auth.services);
    const { code } = await readLatest(database, auth, email);
    const { error } = await clientOf().verifyOtp({ type: 'signup', email, token: code });
    expect(error).toBeNull();
  });
});

describe('an account that stays', () => {
  it('is one that somebody has confirmed', async () => {
    const { email } = await createPerson(database);
    auth.clock.skippedSeconds = 400 * day;
    await deleteUnconfirmedUsers(auth.services);
    expect(await isKept(email)).toBe(true);
  });

  it.each([
    ['was invited', `update auth.users set invited_at = now() where email = $1`],
    [
      'has a password of the operator',
      `update auth.users set encrypted_password = 'x' where email = $1`,
    ],
    ['is banned', `update auth.users set banned_until = '2100-01-01' where email = $1`],
    [
      'has a profile, and so perhaps memberships',
      `insert into profiles (id, email) select id, '' from auth.users where email = $1`,
    ],
    [
      'is known at a provider',
      `insert into auth.identities (user_id, provider, provider_id)
       select id, 'github', id::text from auth.users where email = $1`,
    ],
  ])('is one that %s', async (_, text) => {
    const email = newEmail();
    await clientOf().signUp({ email, password });
    await database.asAuth((transaction) => transaction.all(testStatement(text, {}), [email]));
    auth.clock.skippedSeconds = 400 * day;
    await deleteUnconfirmedUsers(auth.services);
    expect(await isKept(email)).toBe(true);
  });
});

describe('what is cleared away', () => {
  it.each([
    ['accounts', deleteOldVacantUsers, 'users_never_confirmed', 2],
    ['messages', deleteStaleTokens, 'one_time_tokens_by_end', 1],
  ] as const)('is found among %s by an index of its own', async (_, statement, index, times) => {
    const explain = testStatement(`explain (costs off) ${statement.text}`, {
      'QUERY PLAN': 'text',
    });
    const values = Array.from({ length: times }, () => new Date());
    const plan = await database.asAuth(async (transaction) => {
      // The tables of a test are so small that reading all of them is quicker.
      await transaction.all(testStatement('set local enable_seqscan = off', {}));
      return transaction.all(explain, values);
    });
    const lines = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(lines).toMatch(new RegExp(`Scan using ${index}|on ${index}`));
  });
});
