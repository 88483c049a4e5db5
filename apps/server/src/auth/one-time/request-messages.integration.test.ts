import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { newClient } from '../testing/new-client.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  readMessages,
  readSessionCounts,
} from '../testing/start-auth.ts';
import {
  followToSite,
  liftLimits,
  readLatest,
  site,
  startConfirmingAuth,
} from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let person: Person;

beforeAll(async () => {
  auth = await startConfirmingAuth(database);
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
});

const newEmail = () => `new-${randomUUID()}@example.com`;
const newPhone = () => `1${String(Math.random()).slice(2, 12).padEnd(10, '0')}`;
const latest = (recipient = person.email) => readLatest(database, auth, recipient);

const post = async (path: string, body: object, url = auth.url) => {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, body: await response.json() };
};

const countUsers = async (email: string) =>
  (
    await database.asAuth((transaction) =>
      transaction.all(testStatement('select id from auth.users where email = $1', { id: 'uuid' }), [
        email,
      ]),
    )
  ).length;

describe('a forgotten password', () => {
  it('is reset by mail, which ends the old password and the other sessions', async () => {
    const elsewhere = newClient(auth.url);
    await elsewhere.signInWithPassword(person);
    const client = newClient(auth.url);
    const redirectTo = `${site}/auth/new-password`;
    const asked = await client.resetPasswordForEmail(person.email, { redirectTo });
    expect(asked).toMatchObject({ data: {}, error: null });
    const { link, subject } = await latest();
    expect(subject).toBe('Reset your password');
    const back = await followToSite(link);
    expect(back.pathname).toBe('/auth/new-password');
    const { data } = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    const claims = decodeJwt(data.session?.access_token ?? '');
    expect(claims).toMatchObject({ amr: [{ method: 'recovery' }] });
    expect(data.user).toMatchObject({ recovery_sent_at: expect.any(String) });

    const password = 'a better horse battery';
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await elsewhere.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect((await client.getUser()).error).toBeNull();
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
    const signIn = async (chosen: string) =>
      (await newClient(auth.url).signInWithPassword({ email: person.email, password: chosen }))
        .error?.code;
    expect(await signIn(person.password)).toBe('invalid_credentials');
    expect(await signIn(password)).toBeUndefined();
    const acts = (await readActivity(database, person.organizationIds[0])).map(
      ({ action, actor_id }) => [action, actor_id],
    );
    // Anybody can ask for a reset and type a wrong password: the record accuses nobody of it.
    expect(acts).toEqual([
      ['profile.signed_in', person.id],
      ['profile.password_reset_requested', null],
      ['profile.signed_in', person.id],
      ['profile.password_changed', person.id],
      ['profile.sign_in_failed', null],
      ['profile.signed_in', person.id],
    ]);
  });

  it('is reset by the code in the mail as well', async () => {
    await newClient(auth.url).resetPasswordForEmail(person.email);
    const { code } = await latest();
    const client = newClient(auth.url);
    const events: string[] = [];
    client.onAuthStateChange((event) => void events.push(event));
    const shown = { type: 'recovery', email: person.email, token: code } as const;
    const { data } = await client.verifyOtp(shown);
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({
      amr: [{ method: 'recovery' }],
    });
    expect(events).toContain('PASSWORD_RECOVERY');
  });

  it('is answered alike for somebody and nobody, and nobody gets a mail', async () => {
    const nobody = newEmail();
    const known = await post('/recover', { email: person.email });
    const unknown = await post('/recover', { email: nobody });
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(unknown).toEqual(known);
    expect(await readMessages(database, nobody)).toEqual([]);
    expect(await readMessages(database, person.email)).toHaveLength(1);
  });

  it.each([
    [{}, 'Password recovery requires an email'],
    [{ email: 'ada@' }, 'Unable to validate email address: invalid format'],
    [
      { email: 'ada@example.com', code_challenge: 'c'.repeat(43) },
      'PKCE flow requires code_challenge_method and code_challenge parameters',
    ],
  ])('is refused when %j is asked', async (body, message) => {
    expect(await post('/recover', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });
});

describe('signing in with a message', () => {
  it('makes an account for anyone who has none, which the message confirms', async () => {
    const email = newEmail();
    const client = newClient(auth.url);
    const options = { data: { full_name: 'Ada Byron' } };
    expect((await client.signInWithOtp({ email, options })).error).toBeNull();
    const { code, subject } = await latest(email);
    expect(subject).toBe('Sign in to Ringfence');
    const { data } = await client.verifyOtp({ type: 'email', email, token: code });
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: 'Ada Byron' },
    });
  });

  it('is answered alike for somebody and nobody where nobody is to get an account', async () => {
    const nobody = newEmail();
    const known = await post('/otp', { email: person.email, create_user: false });
    const unknown = await post('/otp', { email: nobody, create_user: false });
    expect(unknown).toEqual(known);
    expect(known).toMatchObject({ status: 200, body: {} });
    expect(await countUsers(nobody)).toBe(0);
    expect(await readMessages(database, nobody)).toEqual([]);
  });

  it('is answered alike where sign-up is closed', async () => {
    const closed = await startConfirmingAuth(database, { signUp: 'closed' });
    const nobody = newEmail();
    const known = await post('/otp', { email: person.email }, closed.url);
    const unknown = await post('/otp', { email: nobody }, closed.url);
    await closed.stop();
    expect(unknown).toEqual(known);
    expect(await countUsers(nobody)).toBe(0);
  });

  it('tells that there is no account where signing up would tell it too', async () => {
    const trusting = await startConfirmingAuth(database, { emailAutoconfirm: true });
    const client = newClient(trusting.url);
    const options = { shouldCreateUser: false };
    const { error } = await client.signInWithOtp({ email: newEmail(), options });
    const known = await client.signInWithOtp({ email: person.email, options });
    await trusting.stop();
    expect(error).toMatchObject({
      status: 422,
      code: 'otp_disabled',
      message: 'Signups not allowed for otp',
    });
    expect(known.error).toBeNull();
  });

  it('goes by phone too, and tells nobody whose number it is', async () => {
    const [phone, nobody] = [newPhone(), newPhone()];
    const id = expect.stringMatching(/^[0-9a-f-]{14}7/);
    const first = await post('/otp', { phone: `+${phone}`, channel: 'sms' });
    expect(first).toMatchObject({ status: 200, body: { message_id: id } });
    const { code } = await latest(phone);
    const shown = { type: 'sms', phone: `+${phone}`, token: code } as const;
    const { data } = await newClient(auth.url).verifyOtp(shown);
    expect(data.user).toMatchObject({ phone, phone_confirmed_at: expect.any(String), email: '' });
    expect(decodeJwt(data.session?.access_token ?? '')).toMatchObject({ amr: [{ method: 'otp' }] });
    const known = await post('/otp', { phone, create_user: false });
    const unknown = await post('/otp', { phone: nobody, create_user: false });
    expect({ ...unknown, body: {} }).toEqual({ ...known, body: {} });
    expect([known.body, unknown.body]).toEqual([{ message_id: id }, { message_id: id }]);
  });

  it.each([
    [{}, 'missing email or phone'],
    [
      { email: 'a@example.com', phone: '15550100' },
      'Only an email address or phone number should be provided',
    ],
    [{ email: 'a@example.com', channel: 'sms' }, 'Channel should only be specified with Phone OTP'],
    [{ phone: '15550100', channel: 'whatsapp' }, "Invalid channel, the supported value is 'sms'"],
    [{ phone: 'et-1555-home' }, 'Invalid phone number format (E.164 required)'],
    [{ email: 'not-an-email' }, 'Unable to validate email address: invalid format'],
  ])('is refused when %j is asked', async (body, message) => {
    expect(await post('/otp', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });

  it.each([
    [{ smsProvider: '' }, { phone: '15550100' }, 'phone_provider_disabled'],
    [{ emailSignIn: false }, { email: 'a@example.com' }, 'email_provider_disabled'],
    [{ phoneSignIn: false }, { phone: '15550100' }, 'phone_provider_disabled'],
  ])('is refused to everybody with the settings %j', async (settings, body, code) => {
    const without = await startConfirmingAuth(database, settings);
    const answer = await post('/otp', body, without.url);
    await without.stop();
    expect(answer).toMatchObject({ status: 400, body: { code } });
  });
});

describe('sending again', () => {
  it('replaces the message of a sign-up', async () => {
    const email = newEmail();
    const client = newClient(auth.url);
    await client.signUp({ email, password: 'correct horse battery' });
    const older = await latest(email);
    expect((await client.resend({ type: 'signup', email })).error).toBeNull();
    const newer = await latest(email);
    expect(newer.linkToken).not.toBe(older.linkToken);
    expect((await followToSite(older.link)).searchParams.get('error_code')).toBe('otp_expired');
    expect((await followToSite(newer.link)).searchParams.has('code')).toBe(true);
  });

  it.each(['signup', 'email_change'])(
    'of %s is answered alike for whom there is nothing to send',
    async (type) => {
      const waiting = newEmail();
      await newClient(auth.url).signUp({ email: waiting, password: 'correct horse battery' });
      const answers = [];
      for (const email of [waiting, person.email, newEmail()]) {
        answers.push(await post('/resend', { type, email }));
      }
      expect(answers[0]).toMatchObject({ status: 200, body: {} });
      expect(answers[1]).toEqual(answers[0]);
      expect(answers[2]).toEqual(answers[0]);
      expect(await readMessages(database, person.email)).toEqual([]);
    },
  );

  it('goes by phone', async () => {
    const phone = newPhone();
    const client = newClient(auth.url);
    const password = 'correct horse battery';
    await client.signUp({ phone, password });
    const first = await latest(phone);
    const { data, error } = await client.resend({ type: 'sms', phone });
    expect(error).toBeNull();
    expect(data.messageId).toEqual(expect.any(String));
    const { code, text } = await latest(phone);
    expect(text === first.text).toBe(code === first.code);
    expect((await client.verifyOtp({ type: 'sms', phone, token: code })).error).toBeNull();
    expect((await client.signInWithPassword({ phone, password })).error).toBeNull();
    const nothing = await client.resend({ type: 'phone_change', phone: newPhone() });
    expect(nothing.error).toBeNull();
    expect(nothing.data.messageId).toEqual(expect.any(String));
  });

  it.each([
    [
      { email: 'a@example.com' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [
      { type: 'recovery', email: 'a@example.com' },
      'Missing one of these types: signup, email_change, sms, phone_change',
    ],
    [{ type: 'signup', phone: '15550100' }, 'Type provided requires an email address'],
    [{ type: 'sms', email: 'a@example.com' }, 'Type provided requires a phone number'],
    [{ type: 'signup' }, 'missing email or phone'],
  ])('is refused when %j is asked', async (body, message) => {
    expect(await post('/resend', body)).toMatchObject({
      status: 400,
      body: { code: 'validation_failed', message },
    });
  });
});

describe('the limits on messages', () => {
  it.each([
    ['/recover', {}],
    ['/otp', {}],
    ['/resend', { type: 'signup' }],
  ])('let %s send one to an address in a while, no matter who has it', async (path, more) => {
    const limited = await startConfirmingAuth(database, { messageIntervalSeconds: 60 });
    for (const email of [person.email, newEmail()]) {
      const ask = async () => (await post(path, { ...more, email }, limited.url)).body;
      expect(await ask()).toEqual({});
      expect(await ask()).toMatchObject({ code: 'over_email_send_rate_limit' });
    }
    await limited.stop();
  });

  it('hold for text messages too', async () => {
    const limited = await startConfirmingAuth(database, { messageIntervalSeconds: 60 });
    const phone = newPhone();
    await post('/otp', { phone }, limited.url);
    const again = await post('/otp', { phone }, limited.url);
    await limited.stop();
    expect(again).toMatchObject({ status: 429, body: { code: 'over_sms_send_rate_limit' } });
  });

  it('hold for whom the messages go to, and not only for what was typed', async () => {
    const limited = await startConfirmingAuth(database, { messageIntervalSeconds: 60 });
    const email = newEmail();
    const client = newClient(limited.url);
    await client.signInWithPassword(person);
    await client.updateUser({ email });
    const again = async (typed: string) =>
      (await post('/resend', { type: 'email_change', email: typed }, limited.url)).body;
    const counts = async () => [
      (await readMessages(database, person.email)).length,
      (await readMessages(database, email)).length,
    ];
    limited.clock.skippedSeconds = 61;
    expect(await again(email)).toEqual({});
    expect(await counts()).toEqual([2, 2]);
    // Nothing tells that the other one belongs to it.
    expect(await again(person.email)).toEqual({});
    expect(await counts()).toEqual([2, 2]);
    limited.clock.skippedSeconds = 122;
    await newClient(limited.url).resetPasswordForEmail(person.email);
    expect(await again(email)).toEqual({});
    expect(await counts()).toEqual([3, 2]);
    limited.clock.skippedSeconds = 183;
    expect(await again(person.email)).toEqual({});
    await limited.stop();
    expect(await counts()).toEqual([4, 3]);
  });

  it('hold for the new number of a change', async () => {
    const limited = await startConfirmingAuth(database, { messageIntervalSeconds: 60 });
    const [old, phone] = [newPhone(), newPhone()];
    const client = newClient(limited.url, { flowType: 'implicit' });
    await client.signUp({ phone: old, password: 'correct horse battery' });
    const { code } = await latest(old);
    await client.verifyOtp({ type: 'sms', phone: old, token: code });
    await client.updateUser({ phone });
    limited.clock.skippedSeconds = 61;
    for (const typed of [phone, old]) {
      const answer = await post('/resend', { type: 'phone_change', phone: typed }, limited.url);
      expect(answer).toMatchObject({ status: 200, body: { message_id: expect.any(String) } });
    }
    await limited.stop();
    expect(await readMessages(database, phone)).toHaveLength(2);
  });

  it.each([
    ['recover', '/recover', {}],
    ['otp', '/otp', {}],
    ['resend', '/resend', { type: 'signup' }],
  ] as const)('count %s by address and by account', async (limit, path, more) => {
    const limits = liftLimits({ [limit]: { windowSeconds: 300, perAddress: 3, perAccount: 2 } });
    const limited = await startConfirmingAuth(database, { limits });
    limited.peer.address = `198.51.100.${limit.length}`;
    const ask = async (email: string) => (await post(path, { ...more, email }, limited.url)).status;
    const email = newEmail();
    expect([await ask(email), await ask(email), await ask(email)]).toEqual([200, 200, 429]);
    expect(await ask(newEmail())).toBe(429);
    await limited.stop();
  });
});
