import { randomUUID } from 'node:crypto';
import { AuthClient, isAuthWeakPasswordError } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { RowShape, Statement } from '../../platform/database/statement.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { usualLimits } from '../limits/usual-limits.ts';
import { insertMissingProfile } from '../queries/users.ts';
import { authSettings } from '../settings.ts';
import { profileOf } from '../testing/made-up-people.ts';
import { quickHasher } from '../testing/quick-hasher.ts';
import { type RunningAuth, readSessionCounts, startAuth } from '../testing/start-auth.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';

const { database } = useTestDatabase();
const warnings: unknown[] = [];
const hashed: string[] = [];
const password = 'correct horse battery';
let auth: RunningAuth;

beforeAll(async () => {
  const silent = () => {};
  auth = await startAuth(database, {
    log: { debug: silent, info: silent, error: silent, warn: (detail) => warnings.push(detail) },
    settings: authSettings({
      limits: {
        ...usualLimits,
        sign_up: { windowSeconds: 300, perAddress: 1000, perAccount: 1000 },
      },
      reservedEmails: new Set(['boss@example.com']),
    }),
    passwords: {
      verify: quickHasher.verify,
      hash: (chosen) => {
        hashed.push(chosen);
        return quickHasher.hash(chosen);
      },
    },
  });
});
afterAll(() => auth.stop());

const newEmail = () => `new-${randomUUID()}@example.com`;

const newClient = (url = auth.url) =>
  new AuthClient({ url, flowType: 'pkce', autoRefreshToken: false, persistSession: false });

const signUp = (email: string, data: object = {}) =>
  newClient().signUp({ email, password, options: { data } });

/** A database in which no profile can be made. */
function refuseProfiles(real: Database): Database {
  return {
    ...real,
    asAuth: (work) =>
      real.asAuth((transaction) =>
        work({
          ...transaction,
          all: (statement, values) =>
            statement.name === insertMissingProfile.name
              ? Promise.reject(new Error('no profile today'))
              : transaction.all(statement, values),
        }),
      ),
  };
}

const readProfile = (email: string) =>
  database.asAuth((transaction) =>
    transaction.first(
      testStatement('select id, email, full_name from profiles where email = $1', {
        id: 'uuid',
        email: 'text',
        full_name: 'text',
      }),
      [email],
    ),
  );

const askAuth = <Shape extends RowShape>(statement: Statement<Shape>, email: string) =>
  database.asAuth((transaction) => transaction.all(statement, [email]));

describe('signing up', () => {
  it('goes the whole round: up, refresh, out, in again', async () => {
    const email = newEmail();
    const client = newClient();
    const signedUp = await client.signUp({
      email: ` ${email.toUpperCase()} `,
      password,
      options: { data: { full_name: ' Ada Byron ', theme: 'dark' } },
    });
    expect(signedUp.error).toBeNull();
    expect(signedUp.data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      last_sign_in_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: ' Ada Byron ', theme: 'dark' },
    });
    const id = signedUp.data.user?.id ?? '';
    expect(await readProfile(email)).toEqual({ id, email, full_name: 'Ada Byron' });
    const claims = decodeJwt(signedUp.data.session?.access_token ?? '');
    expect(claims).toMatchObject({ sub: id, aal: 'aal1', amr: [{ method: 'password' }] });

    const refreshed = await client.refreshSession();
    expect(refreshed.error).toBeNull();
    expect(refreshed.data.session?.refresh_token).not.toBe(signedUp.data.session?.refresh_token);
    expect((await client.getUser()).data.user?.id).toBe(id);

    const header = `Bearer ${refreshed.data.session?.access_token}`;
    expect((await client.signOut()).error).toBeNull();
    await expect(verifyAccessToken(auth.services, header)).rejects.toMatchObject({
      code: 'session_not_found',
    });
    expect((await client.signInWithPassword({ email, password })).error).toBeNull();
    expect(await readSessionCounts(database, id)).toMatchObject({ sessions: 1, living_tokens: 1 });
  });

  it('refuses an address that is taken, in whatever case, after the same work', async () => {
    const email = newEmail();
    await signUp(email, { full_name: 'Ada Byron' });
    hashed.length = 0;
    const { data, error } = await signUp(email.toUpperCase(), { full_name: 'Mallory' });
    expect(error).toMatchObject({
      status: 422,
      code: 'user_already_exists',
      message: 'User already registered',
    });
    expect(data.session).toBeNull();
    expect(hashed).toHaveLength(1);
    expect(await readProfile(email)).toMatchObject({ full_name: 'Ada Byron' });
  });

  it('makes one user of many requests at once', async () => {
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 5 }, () => signUp(email)));
    const codes = all.map(({ error }) => error?.code).sort();
    expect(codes).toEqual([...Array(4).fill('user_already_exists'), undefined]);
    const id = all.find(({ error }) => error === null)?.data.user?.id ?? '';
    expect(await readSessionCounts(database, id)).toMatchObject({ sessions: 1 });
  });

  it('counts every character of a long password', async () => {
    const email = newEmail();
    const long = `${'all of it counts, '.repeat(5)}k7#Vq2!xTz`;
    expect((await newClient().signUp({ email, password: long })).error).toBeNull();
    const shortened = await newClient().signInWithPassword({ email, password: long.slice(0, -1) });
    expect(shortened.error?.code).toBe('invalid_credentials');
    expect((await newClient().signInWithPassword({ email, password: long })).error).toBeNull();
  });

  it.each([
    ['short', ['length']],
    ['aaaaaaaaaaaa', ['characters', 'pwned']],
    ['Password2024!', ['pwned']],
  ])('refuses the password %s and says why', async (weak, reasons) => {
    const { error } = await newClient().signUp({ email: newEmail(), password: weak });
    if (!isAuthWeakPasswordError(error)) throw new Error('the password was not called weak');
    expect(error).toMatchObject({ status: 422, code: 'weak_password', reasons });
  });

  it.each([undefined, null, 7, ['Ada'], 'x'.repeat(201)])(
    'takes %j for no name at all',
    async (name) => {
      const email = newEmail();
      expect((await signUp(email, { full_name: name })).error).toBeNull();
      expect(await readProfile(email)).toMatchObject({ full_name: '' });
    },
  );

  it('goes on without a profile, which the next sign-in makes', async () => {
    const email = newEmail();
    warnings.length = 0;
    const broken = await startAuth(refuseProfiles(database), { log: auth.services.log });
    const { data, error } = await newClient(broken.url).signUp({
      email,
      password,
      options: { data: { full_name: 'Ada Byron' } },
    });
    await broken.stop();
    expect(error).toBeNull();
    expect(warnings).toEqual([expect.objectContaining({ userId: data.user?.id })]);
    expect((await newClient().signInWithPassword({ email, password })).error).toBeNull();
    expect(await readProfile(email)).toEqual({
      id: data.user?.id,
      email,
      full_name: 'Ada Byron',
    });
  });

  it('takes the address from a profile whose person does not have it any more', async () => {
    const email = newEmail();
    const occupy = testStatement('insert into profiles (email) values ($1) returning id', {
      id: 'uuid',
    });
    const [stale] = await askSystem(database, occupy, [email.toUpperCase()]);
    const { data } = await signUp(email, { full_name: 'Ada Byron' });
    expect(await readProfile(email)).toMatchObject({ id: data.user?.id });
    expect(await profileOf(database, stale?.id)).toMatchObject({ email: '' });
  });

  it('proves nothing about the address, so that it carries no rights', async () => {
    const { data } = await signUp(newEmail());
    const bearer = `Bearer ${data.session?.access_token}`;
    expect(await verifyAccessToken(auth.services, bearer)).toMatchObject({ email: '' });
    const changed = await newClient().setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect(changed.data.user?.email_confirmed_at).toEqual(expect.any(String));
  });

  it('says what is wrong with an address, as the protocol words it', async () => {
    const { error } = await signUp('ada@');
    expect(error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    });
  });

  it('keeps what a person says about themselves, even what looks like an escape', async () => {
    const { data } = await signUp(newEmail(), { note: 'a \\u0000 in words' });
    expect(data.user?.user_metadata).toEqual({ note: 'a \\u0000 in words' });
  });

  it('is not kept from the owner of an address by somebody who only asked for a code', async () => {
    const email = newEmail();
    expect((await newClient().signInWithOtp({ email })).error).toBeNull();
    const { data, error } = await signUp(email, { full_name: 'Ada Byron' });
    expect(error).toBeNull();
    expect(await readProfile(email)).toMatchObject({ id: data.user?.id, full_name: 'Ada Byron' });
  });

  it('makes no account with a code where no message could ever confirm it', async () => {
    const settings = { ...auth.services.settings, canMail: false };
    const silent = await startAuth(database, { settings });
    const email = newEmail();
    const { error } = await newClient(silent.url).signInWithOtp({ email });
    await silent.stop();
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
    const users = testStatement('select id from auth.users where email = $1', { id: 'uuid' });
    expect(await askAuth(users, email)).toEqual([]);
  });

  it.each([
    ['has a password from the operator', { encrypted_password: 'x' }],
    ['was invited', { invited_at: '2026-01-01' }],
  ])('leaves an account alone that waits for its person and %s', async (_, given) => {
    const email = newEmail();
    const [column, value] = Object.entries(given)[0] ?? [];
    const text = `insert into auth.users (email, ${column}) values ($1, '${value}') returning id`;
    const [waiting] = await askAuth(testStatement(text, { id: 'uuid' }), email);
    expect((await signUp(email)).error?.code).toBe('user_already_exists');
    const users = testStatement('select id from auth.users where email = $1', { id: 'uuid' });
    expect(await askAuth(users, email)).toEqual([waiting]);
  });

  it('never gives away an address that carries rights', async () => {
    const { error } = await signUp('Boss@Example.com');
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    const signIn = await newClient().signInWithPassword({ email: 'boss@example.com', password });
    expect(signIn.error?.code).toBe('invalid_credentials');
  });
});

describe('sign-up', () => {
  it('can be closed, and the settings say so', async () => {
    const closed = await startAuth(database, { settings: authSettings({ signUp: 'closed' }) });
    const { error } = await newClient(closed.url).signUp({ email: newEmail(), password });
    const settings = await (await fetch(`${closed.url}/settings`)).json();
    await closed.stop();
    expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
    expect(settings).toMatchObject({ disable_signup: true });
    const open = await (await fetch(`${auth.url}/settings`)).json();
    expect(open).toMatchObject({ disable_signup: false, mailer_autoconfirm: true });
  });
});
