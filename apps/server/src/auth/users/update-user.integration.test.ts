import { randomUUID } from 'node:crypto';
import { isAuthWeakPasswordError } from '@supabase/auth-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { type Client, newClient } from '../testing/new-client.ts';
import { quickHasher } from '../testing/quick-hasher.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  readSessionCounts,
} from '../testing/start-auth.ts';
import {
  followToSite,
  liftLimits,
  readLatest,
  startConfirmingAuth,
} from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
const better = 'a better horse battery';
let auth: RunningAuth;
let person: Person;
let client: Client;

beforeAll(async () => {
  auth = await startConfirmingAuth(database);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
  client = await signIn();
});

async function signIn(url = auth.url, whom = person): Promise<Client> {
  const signedIn = newClient(url);
  const { error } = await signedIn.signInWithPassword(whom);
  if (error !== null) throw error;
  return signedIn;
}

const tryPassword = async (password: string) =>
  (await newClient(auth.url).signInWithPassword({ email: person.email, password })).error?.code;

const lastAct = async () => (await readActivity(database, person.organizationIds[0])).at(-1);

const put = async (body: object, url = auth.url, from = client) => {
  const { data } = await from.getSession();
  const response = await fetch(`${url}/user`, {
    method: 'PUT',
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await response.json() };
};

describe('what a person says about themselves', () => {
  it('is merged with what is there, and null takes a key away', async () => {
    await client.updateUser({ data: { theme: 'dark', page: 2 } });
    const { data, error } = await client.updateUser({ data: { theme: null, page: 3 } });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada Byron', page: 3 });
    expect((await client.getUser()).data.user?.user_metadata).toEqual(data.user?.user_metadata);
  });

  it('stays small, however many times it is added to', async () => {
    const half = 'x'.repeat(3_000);
    expect((await client.updateUser({ data: { a: half } })).error).toBeNull();
    const { error } = await client.updateUser({ data: { b: half } });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect((await client.updateUser({ data: { a: null, b: half } })).error).toBeNull();
  });

  it('loses nothing when two change it at once', async () => {
    await Promise.all([put({ data: { a: 1 } }), put({ data: { b: 2 } }), put({ data: { c: 3 } })]);
    const { data } = await client.getUser();
    expect(data.user?.user_metadata).toMatchObject({ a: 1, b: 2, c: 3 });
  });

  it('changes nothing that rights depend on', async () => {
    const { body } = await put({ app_metadata: { admin: true }, role: 'service_role', data: {} });
    expect(body).toMatchObject({
      role: 'authenticated',
      app_metadata: { provider: 'email', providers: ['email'] },
    });
  });
});

describe('a new password', () => {
  it('ends the other sessions and leaves this one', async () => {
    const elsewhere = await signIn();
    const refresh_token = (await elsewhere.getSession()).data.session?.refresh_token ?? '';
    expect((await client.updateUser({ password: better })).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    const refreshed = await newClient(auth.url).refreshSession({ refresh_token });
    expect(refreshed.error?.code).toBe('refresh_token_not_found');
    expect((await client.getUser()).error).toBeNull();
    expect(await lastAct()).toMatchObject({
      action: 'profile.password_changed',
      actor_id: person.id,
    });
    expect(await tryPassword(person.password)).toBe('invalid_credentials');
    expect(await tryPassword(better)).toBeUndefined();
  });

  it('ends every code and link that is under way', async () => {
    const { email } = person;
    const other = newClient(auth.url);
    await other.resetPasswordForEmail(email);
    const recovery = await readLatest(database, auth, email);
    await other.signInWithOtp({ email });
    const magic = await readLatest(database, auth, email);
    const flowCode = (await followToSite(magic.link)).searchParams.get('code') ?? '';
    await client.updateUser({ password: better });
    expect((await followToSite(recovery.link)).searchParams.get('error_code')).toBe('otp_expired');
    const typed = { type: 'email', email, token: magic.code } as const;
    expect((await other.verifyOtp(typed)).error?.code).toBe('otp_expired');
    expect((await other.exchangeCodeForSession(flowCode)).error?.code).toBe('flow_state_not_found');
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });

  it('ends a change of address that somebody else began', async () => {
    const newEmail = `mallory-${randomUUID()}@example.com`;
    await client.updateUser({ email: newEmail });
    const { link } = await readLatest(database, auth, newEmail);
    const { data } = await client.updateUser({ password: better });
    expect(data.user).not.toHaveProperty('new_email');
    expect((await followToSite(link)).searchParams.get('error_code')).toBe('otp_expired');
    const before = await readLatest(database, auth, newEmail);
    await newClient(auth.url).resend({ type: 'email_change', email: newEmail });
    expect(await readLatest(database, auth, newEmail)).toEqual(before);
  });

  it('must be another than before', async () => {
    const { error } = await client.updateUser({ password: person.password });
    expect(error).toMatchObject({
      status: 422,
      code: 'same_password',
      message: 'New password should be different from the old password.',
    });
  });

  it.each([
    ['short', ['length']],
    ['', ['length', 'characters', 'pwned']],
    ['Password2024!', ['pwned']],
  ])('must not be weak as %j', async (password, reasons) => {
    const { error } = await client.updateUser({ password });
    if (!isAuthWeakPasswordError(error)) throw new Error('the password was not called weak');
    expect(error).toMatchObject({ status: 422, reasons });
  });

  it('is taken with the right current password, and a wrong one is recorded', async () => {
    const wrong = await put({ password: better, current_password: 'wrong' });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
    expect(await lastAct()).toMatchObject({ action: 'profile.sign_in_failed' });
    expect(await tryPassword(better)).toBe('invalid_credentials');
    const right = await put({ password: better, current_password: person.password });
    expect(right.status).toBe(200);
    expect(await tryPassword(better)).toBeUndefined();
  });

  it('is one of two that come at once from two sessions, and the other session is over', async () => {
    const elsewhere = await signIn();
    const [one, two] = await Promise.all([
      put({ password: better }),
      put({ password: 'yet another horse' }, auth.url, elsewhere),
    ]);
    const [changed, refused] = one.status === 200 ? [one, two] : [two, one];
    expect(changed.status).toBe(200);
    expect(refused).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });

  it('is refused when the current one was changed while it was checked', async () => {
    const racing = await startConfirmingAuth(
      database,
      {},
      {
        passwords: {
          hash: async (chosen) => {
            await database.asAuth((transaction) =>
              transaction.all(
                testStatement(
                  `update auth.users set encrypted_password = 'another' where id = $1`,
                  {},
                ),
                [person.id],
              ),
            );
            return quickHasher.hash(chosen);
          },
          verify: quickHasher.verify,
        },
      },
    );
    const answer = await put({ password: better, current_password: person.password }, racing.url);
    await racing.stop();
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_credentials' } });
  });
});

describe('a password of somebody who signed in long ago', () => {
  let careful: RunningAuth;
  beforeAll(async () => {
    careful = await startConfirmingAuth(database, { passwordReauthentication: true });
  });
  afterAll(() => careful.stop());

  async function signInLongAgo(): Promise<Client> {
    careful.clock.skippedSeconds = 0;
    const longAgo = await signIn(careful.url);
    careful.clock.skippedSeconds = 25 * 60 * 60;
    await longAgo.refreshSession();
    return longAgo;
  }

  it('is changed with a mailed code alone', async () => {
    const longAgo = await signInLongAgo();
    const without = await longAgo.updateUser({ password: better });
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect(await longAgo.reauthenticate()).toMatchObject({ error: null });
    const { code, link, subject } = await readLatest(database, careful, person.email);
    expect({ link, subject }).toEqual({ link: '', subject: 'Your code to continue' });
    const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    const wrong = await longAgo.updateUser({ password: better, nonce: wrongCode });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await longAgo.updateUser({ password: better, nonce: code })).error).toBeNull();
    const again = await longAgo.updateUser({ password: person.password, nonce: code });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  it('cannot be had by trying codes', async () => {
    const longAgo = await signInLongAgo();
    await longAgo.reauthenticate();
    const { code } = await readLatest(database, careful, person.email);
    const wrongCode = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let tried = 0; tried < 5; tried += 1) {
      await longAgo.updateUser({ password: better, nonce: wrongCode });
    }
    const { error } = await longAgo.updateUser({ password: better, nonce: code });
    expect(error?.code).toBe('reauthentication_not_valid');
  });

  it('needs no code on the first day, nor does anything else', async () => {
    const longAgo = await signInLongAgo();
    expect((await longAgo.updateUser({ data: { theme: 'dark' } })).error).toBeNull();
    careful.clock.skippedSeconds = 0;
    const fresh = await signIn(careful.url);
    expect((await fresh.updateUser({ password: better })).error).toBeNull();
  });

  it('cannot be confirmed by somebody without a proven address or number', async () => {
    const longAgo = await signInLongAgo();
    await database.asAuth((transaction) =>
      transaction.all(
        testStatement(
          `update auth.users set email_confirmed_at = null, email_proven_at = null where id = $1`,
          {},
        ),
        [person.id],
      ),
    );
    expect((await longAgo.reauthenticate()).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Reauthentication requires the user to have an email or a phone number',
    });
  });
});

describe('changing an account', () => {
  it('needs a token', async () => {
    const response = await fetch(`${auth.url}/user`, { method: 'PUT', body: '{}' });
    expect(response.status).toBe(401);
    const asked = await fetch(`${auth.url}/reauthenticate`);
    expect(asked.status).toBe(401);
  });

  it('needs the second factor of anyone who has one', async () => {
    await database.asAuth((transaction) =>
      transaction.all(
        testStatement(
          `insert into auth.factors (user_id, factor_type, status, secret)
           values ($1, 'totp', 'verified', 'x')`,
          {},
        ),
        [person.id],
      ),
    );
    for (const body of [{ password: better }, { data: { theme: 'dark' } }]) {
      expect(await put(body)).toMatchObject({ status: 401, body: { code: 'insufficient_aal' } });
    }
    expect((await client.reauthenticate()).error).toMatchObject({
      status: 401,
      code: 'insufficient_aal',
    });
    expect((await client.getUser()).error).toBeNull();
  });

  it('is limited by account, from wherever it comes', async () => {
    const user = { windowSeconds: 300, perAddress: 100, perAccount: 2 };
    const limited = await startConfirmingAuth(database, { limits: liftLimits({ user }) });
    const statuses: number[] = [];
    for (const last of [1, 2, 3]) {
      limited.peer.address = `198.51.100.${last}`;
      statuses.push((await put({ data: { theme: 'dark' } }, limited.url)).status);
    }
    await limited.stop();
    expect(statuses).toEqual([200, 200, 429]);
  });

  it.each([
    [{ email: 'ada@' }, 'Unable to validate email address: invalid format'],
    [{ phone: '1-555' }, 'Invalid phone number format (E.164 required)'],
    [{ phone: '15550100', channel: 'whatsapp' }, "Invalid channel, the supported value is 'sms'"],
    [{ data: 'x' }, 'data must be an object'],
  ])('is refused with %j', async (body, message) => {
    expect(await put(body)).toEqual({ status: 400, body: { code: 'validation_failed', message } });
  });
});
