import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { newClient } from '../testing/new-client.ts';
import { quickHasher } from '../testing/quick-hasher.ts';
import { createPerson, type RunningAuth, readMessages } from '../testing/start-auth.ts';
import {
  followToSite,
  liftLimits,
  readLatest,
  startConfirmingAuth,
} from '../testing/start-confirming-auth.ts';
import { findUser } from './find-user.ts';
import { presentUser } from './present-user.ts';

const { database } = useTestDatabase();
const password = 'correct horse battery';
const hashed: string[] = [];
const verified: string[] = [];
let auth: RunningAuth;

beforeAll(async () => {
  auth = await startConfirmingAuth(
    database,
    { reservedEmails: new Set(['boss@example.com']) },
    {
      passwords: {
        verify: (known, chosen) => {
          verified.push(chosen);
          return quickHasher.verify(known, chosen);
        },
        hash: (chosen) => {
          hashed.push(chosen);
          return quickHasher.hash(chosen);
        },
      },
    },
  );
});
afterAll(() => auth.stop());
beforeEach(() => {
  auth.clock.skippedSeconds = 0;
});

const newEmail = () => `new-${randomUUID()}@example.com`;
const clientOf = (url = auth.url) => newClient(url, { flowType: 'implicit' });

const signUp = (email: string, chosen = password, data: object = { full_name: 'Ada', a: 1 }) =>
  clientOf().signUp({ email, password: chosen, options: { data } });

const signIn = async (email: string, chosen = password) =>
  (await clientOf().signInWithPassword({ email, password: chosen })).error?.code;

const confirm = async (email: string) => {
  const { code } = await readLatest(database, auth, email);
  return clientOf().verifyOtp({ type: 'signup', email, token: code });
};

const readProfile = (email: string) =>
  database.asAuth((transaction) =>
    transaction.first(
      testStatement('select id, full_name from profiles where email = $1', {
        id: 'uuid',
        full_name: 'text',
      }),
      [email],
    ),
  );

describe('signing up where addresses are confirmed', () => {
  it('gives a user and no session until the mail is answered', async () => {
    const email = newEmail();
    const { data, error } = await signUp(` ${email.toUpperCase()} `);
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    const time = expect.any(String);
    expect(data.user).toMatchObject({
      email,
      confirmation_sent_at: time,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada', a: 1 },
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(await readProfile(email)).toBeUndefined();
    expect(await signIn(email)).toBe('email_not_confirmed');
    expect(await signIn(email, 'wrong')).toBe('invalid_credentials');

    const confirmed = await confirm(email);
    expect(confirmed.error).toBeNull();
    expect(confirmed.data.user).toMatchObject({ id: data.user?.id, email_confirmed_at: time });
    expect(confirmed.data.user?.identities?.[0]?.identity_data).toMatchObject({
      email_verified: true,
    });
    const claims = decodeJwt(confirmed.data.session?.access_token ?? '');
    expect(claims).toMatchObject({ email, amr: [{ method: 'email/signup' }] });
    expect(await readProfile(email)).toEqual({ id: data.user?.id, full_name: 'Ada' });
    expect(await signIn(email)).toBeUndefined();
  });

  it('answers with the user as it is kept', async () => {
    const { data } = await signUp(newEmail(), password, {});
    const kept = presentUser(await findUser(auth.services, data.user?.id ?? ''));
    expect(data.user).toEqual(kept);
    expect(JSON.stringify(data.user)).toBe(JSON.stringify(kept));
  });

  it('answers alike whether the address is free, taken, or taken and not confirmed', async () => {
    const free = newEmail();
    const waiting = newEmail();
    await signUp(waiting, 'another good password', { full_name: 'Mallory' });
    const { email: taken } = await createPerson(database);
    const answers: string[] = [];
    for (const email of [free, waiting, taken]) {
      hashed.length = 0;
      const { data, error } = await signUp(email);
      expect(error).toBeNull();
      expect(hashed).toHaveLength(1);
      answers.push(
        JSON.stringify(data.user)
          .replaceAll(email, '<email>')
          .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f-]{17}/g, '<id>')
          .replaceAll(data.user?.created_at ?? '', '<now>'),
      );
    }
    expect(answers[0]).toContain('"identities":[{"identity_id":"<id>"');
    expect(answers[0]).not.toMatch(/\d{4}-\d\d-\d\dT/);
    expect(new Set(answers).size).toBe(1);
  });

  it('is followed by a sign-in that tells as little, at the same cost', async () => {
    const free = newEmail();
    const waiting = newEmail();
    await signUp(waiting, 'another good password');
    const { email: taken } = await createPerson(database);
    for (const email of [free, waiting, taken]) {
      await signUp(email, 'chosen by mallory');
      for (const [chosen, code] of [
        ['chosen by mallory', 'email_not_confirmed'],
        ['wrong', 'invalid_credentials'],
        ['another good password', 'invalid_credentials'],
      ] as const) {
        verified.length = 0;
        expect(await signIn(email, chosen)).toBe(code);
        expect(verified).toHaveLength(2);
      }
    }
    expect(await signIn(taken)).toBeUndefined();
  });

  it('gives ids that nobody can compare', async () => {
    const { email: taken, id } = await createPerson(database);
    const free = newEmail();
    const idOf = async (email: string) => (await signUp(email)).data.user?.id;
    const ids = [await idOf(taken), await idOf(taken), await idOf(free), await idOf(free), id];
    expect(new Set(ids).size).toBe(5);
  });

  it('tells the owner of a taken address, and changes nothing', async () => {
    const person = await createPerson(database);
    await signUp(person.email, 'another good password');
    const message = await readLatest(database, auth, person.email);
    expect(message).toMatchObject({ subject: 'You already have an account', code: '', link: '' });
    expect(await signIn(person.email, person.password)).toBeUndefined();
    expect(await signIn(person.email, 'another good password')).toBe('email_not_confirmed');
  });

  it('gives the account to nobody who signs up while another waits for their mail', async () => {
    const email = newEmail();
    await signUp(email, 'chosen by the owner', { full_name: 'Ada' });
    const first = await readLatest(database, auth, email);
    await signUp(email, 'chosen by mallory', { full_name: 'Mallory' });
    await signUp(email, 'chosen by mallory', { full_name: 'Mallory' });
    expect(await signIn(email, 'chosen by the owner')).toBe('invalid_credentials');
    expect(await signIn(email, 'chosen by mallory')).toBe('email_not_confirmed');
    expect((await followToSite(first.link)).searchParams.get('error_code')).toBe('otp_expired');
    const { code } = await readLatest(database, auth, email);
    const client = clientOf();
    const { data } = await client.verifyOtp({ type: 'signup', email, token: code });
    expect(data.user).toMatchObject({ email, user_metadata: {} });
    expect(JSON.stringify(data.user)).not.toContain('Mallory');
    // No password is valid; the answers after this are what they were before.
    expect(await signIn(email, 'chosen by the owner')).toBe('invalid_credentials');
    expect(await signIn(email, 'chosen by mallory')).toBe('email_not_confirmed');
    expect((await client.updateUser({ password: 'chosen by the owner' })).error).toBeNull();
    expect(await signIn(email, 'chosen by the owner')).toBeUndefined();
  });

  it('gives it to nobody who signs up while another waits for a mail to sign in with', async () => {
    const email = newEmail();
    await clientOf().signInWithOtp({ email });
    await signUp(email, 'chosen by mallory', { full_name: 'Mallory' });
    expect((await confirm(email)).data.user?.user_metadata).toEqual({});
    expect(await signIn(email, 'chosen by mallory')).toBe('email_not_confirmed');
  });

  it('takes somebody who signs up again with the same password for the same', async () => {
    const email = newEmail();
    await signUp(email, password, { full_name: 'Ada' });
    await signUp(email, password, { full_name: 'Ada Byron' });
    const { data } = await confirm(email);
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada Byron' });
    expect(await signIn(email)).toBeUndefined();
  });

  it('begins again once the message before is of no use any more', async () => {
    const email = newEmail();
    await signUp(email, 'chosen by mallory');
    auth.clock.skippedSeconds = 60 * 60 + 1;
    await signUp(email, 'chosen by the owner');
    expect((await confirm(email)).error).toBeNull();
    expect(await signIn(email, 'chosen by mallory')).toBe('invalid_credentials');
    expect(await signIn(email, 'chosen by the owner')).toBeUndefined();
  });

  it('sends again what was chosen', async () => {
    const email = newEmail();
    await signUp(email, 'chosen by the owner');
    auth.clock.skippedSeconds = 2 * 24 * 60 * 60;
    await clientOf().resend({ type: 'signup', email });
    expect((await confirm(email)).error).toBeNull();
    expect(await signIn(email, 'chosen by the owner')).toBeUndefined();
  });

  it('tells nothing later either, whatever the owner of the address does', async () => {
    const { email: taken, password: former } = await createPerson(database);
    await signUp(taken, 'chosen by mallory');
    const owner = clientOf();
    await owner.signInWithPassword({ email: taken, password: former });
    await owner.updateUser({ password: 'another good password' });
    expect(await signIn(taken, 'chosen by mallory')).toBe('email_not_confirmed');
    auth.clock.skippedSeconds = 31 * 24 * 60 * 60;
    expect(await signIn(taken, 'chosen by mallory')).toBe('invalid_credentials');
  });

  it.each(['magiclink', 'recovery'] as const)(
    'leaves nothing that a stranger chose to the person who proves the address by %s',
    async (type) => {
      const email = newEmail();
      await signUp(email, 'chosen by mallory', { full_name: 'Mallory' });
      if (type === 'recovery') await clientOf().resetPasswordForEmail(email);
      else await clientOf().signInWithOtp({ email });
      const { code } = await readLatest(database, auth, email);
      const client = clientOf();
      const { data } = await client.verifyOtp({ type, email, token: code });
      expect(data.user).toMatchObject({ email, user_metadata: {} });
      expect(JSON.stringify(data.user)).not.toContain('Mallory');
      expect(await signIn(email, 'chosen by mallory')).toBe('email_not_confirmed');
      expect((await client.updateUser({ password: 'chosen by the owner' })).error).toBeNull();
      expect(await signIn(email, 'chosen by the owner')).toBeUndefined();
    },
  );

  it('makes one user of many requests at once', async () => {
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 5 }, () => signUp(email)));
    expect(all.map(({ error }) => error)).toEqual(Array(5).fill(null));
    const messages = await readMessages(database, email);
    const users: (string | undefined)[] = [];
    for (const { text } of messages) {
      const token = /\b\d{6}\b/.exec(text)?.[0] ?? '';
      const { data } = await clientOf().verifyOtp({ type: 'signup', email, token });
      users.push(data.user?.id);
    }
    expect(messages).toHaveLength(5);
    expect(users.filter((id) => id !== undefined)).toHaveLength(1);
  });

  it('refuses a weak password before anything else is looked at', async () => {
    const email = newEmail();
    const { error } = await signUp(email, 'short');
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
    expect(error?.message).toContain('Password should be at least 10 characters.');
    expect(await readMessages(database, email)).toEqual([]);
  });

  it('has an address that carries rights proven by a typed code, never by a followed link', async () => {
    const email = 'boss@example.com';
    expect((await signUp(email)).error).toBeNull();
    const message = await readLatest(database, auth, email);
    expect(message.link).toBe('');
    expect(message.text).not.toContain('verify');
    expect((await confirm(email)).data.user).toMatchObject({ email });
  });
});

describe('the limits on signing up', () => {
  it('let one mail go to an address in a while, no matter who has it', async () => {
    const limited = await startConfirmingAuth(database, { messageIntervalSeconds: 60 });
    const { email: taken } = await createPerson(database);
    const trySignUp = async (email: string) =>
      (await clientOf(limited.url).signUp({ email, password })).error?.code;
    for (const email of [newEmail(), taken]) {
      limited.clock.skippedSeconds = 0;
      expect(await trySignUp(email)).toBeUndefined();
      expect(await trySignUp(email)).toBe('over_email_send_rate_limit');
      limited.clock.skippedSeconds = 61;
      expect(await trySignUp(email)).toBeUndefined();
    }
    await limited.stop();
  });

  it('count by account, from wherever the requests come', async () => {
    const sign_up = { windowSeconds: 300, perAddress: 100, perAccount: 2 };
    const limited = await startConfirmingAuth(database, { limits: liftLimits({ sign_up }) });
    const email = newEmail();
    const codes: (string | undefined)[] = [];
    for (const last of [1, 2, 3]) {
      limited.peer.address = `198.51.100.${last}`;
      codes.push((await clientOf(limited.url).signUp({ email, password })).error?.code);
    }
    await limited.stop();
    expect(codes).toEqual([undefined, undefined, 'over_request_rate_limit']);
  });
});
