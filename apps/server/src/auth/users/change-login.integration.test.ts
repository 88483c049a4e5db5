import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { type Client, newClient } from '../testing/new-client.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
  readMessages,
} from '../testing/start-auth.ts';
import {
  followToSite,
  readFragment,
  readLatest,
  startConfirmingAuth,
} from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
const halfMessage =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';
let auth: RunningAuth;
let person: Person;
let client: Client;
let newEmail: string;

beforeAll(async () => {
  auth = await startConfirmingAuth(database, { reservedEmails: new Set(['boss@example.com']) });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
  client = await signIn(auth.url);
  newEmail = `changed-${randomUUID()}@example.com`;
});

async function signIn(url: string, flowType: 'pkce' | 'implicit' = 'pkce'): Promise<Client> {
  const signedIn = newClient(url, { flowType });
  const { error } = await signedIn.signInWithPassword(person);
  if (error !== null) throw error;
  return signedIn;
}

const newPhone = () => `1${String(Math.random()).slice(2, 12).padEnd(10, '0')}`;
const latest = (recipient: string) => readLatest(database, auth, recipient);

const readProfileEmail = async () =>
  (
    await database.asAuth((transaction) =>
      transaction.first(
        testStatement('select email from profiles where id = $1', { email: 'text' }),
        [person.id],
      ),
    )
  )?.email;

const findsUser = async (id: string | undefined) =>
  (
    await database.asAuth((transaction) =>
      transaction.all(testStatement('select id from auth.users where id = $1', { id: 'uuid' }), [
        id,
      ]),
    )
  ).length === 1;

/** An account with a password that waits for its person. */
const makeUnconfirmed = async (email: string) =>
  (
    await database.asAuth((transaction) =>
      transaction.first(
        testStatement(
          `insert into auth.users (email, encrypted_password) values ($1, 'x') returning id`,
          { id: 'uuid' },
        ),
        [email],
      ),
    )
  )?.id;

const tryEmail = async (email: string) =>
  (await newClient(auth.url).signInWithPassword({ email, password: person.password })).error?.code;

describe('a new email address', () => {
  it('needs the agreement of both, in either order', async () => {
    const { data, error } = await client.updateUser({ email: newEmail.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: person.email,
      new_email: newEmail,
      email_change_sent_at: expect.any(String),
    });
    const [current, changed] = [await latest(person.email), await latest(newEmail)];
    expect(current.text).toContain(newEmail);
    expect(changed.text).not.toContain(person.email);

    const half = await followToSite(changed.link);
    expect(half.searchParams.get('message')).toBe(halfMessage);
    expect(readFragment(half)).toEqual({ message: halfMessage });
    expect(half.searchParams.has('code')).toBe(false);
    expect(await tryEmail(newEmail)).toBe('invalid_credentials');

    const whole = await followToSite(current.link);
    // The client forgets its verifier when it saves the answered user, so the code leads nowhere;
    // the session that asked goes on.
    expect(whole.searchParams.has('code')).toBe(true);
    const { user } = (await client.getUser()).data;
    expect(user).toMatchObject({ id: person.id, email: newEmail });
    expect(user).not.toHaveProperty('new_email');
    expect(user?.identities?.[0]?.identity_data).toMatchObject({
      email: newEmail,
      email_verified: true,
    });
    expect(await readProfileEmail()).toBe(newEmail);
    expect(await tryEmail(newEmail)).toBeUndefined();
    expect(await tryEmail(person.email)).toBe('invalid_credentials');
    const activity = await readActivity(database, person.organizationIds[0]);
    const changes = activity.filter(({ action }) => action === 'profile.email_changed');
    // The record is kept for ever, so it does not tell the address.
    expect(changes).toEqual([expect.objectContaining({ actor_id: person.id, detail: {} })]);
  });

  it('is confirmed with typed codes as well', async () => {
    await client.updateUser({ email: newEmail });
    const [current, changed] = [await latest(person.email), await latest(newEmail)];
    const type = 'email_change';
    const half = await client.verifyOtp({ type, email: person.email, token: current.code });
    expect(half).toMatchObject({ data: { user: null, session: null }, error: null });
    const whole = await client.verifyOtp({ type, email: newEmail, token: changed.code });
    expect(whole.data.user).toMatchObject({ email: newEmail });
    expect(whole.data.session).not.toBeNull();
  });

  it('cannot be agreed to twice by the same one', async () => {
    await client.updateUser({ email: newEmail });
    const { link, code } = await latest(newEmail);
    await followToSite(link);
    expect((await followToSite(link)).searchParams.get('error_code')).toBe('otp_expired');
    const typed = { type: 'email_change', email: newEmail, token: code } as const;
    expect((await client.verifyOtp(typed)).error?.code).toBe('otp_expired');
    await newClient(auth.url).resend({ type: 'email_change', email: newEmail });
    const again = await followToSite((await latest(newEmail)).link);
    expect(again.searchParams.get('message')).toBe(halfMessage);
    expect(await tryEmail(newEmail)).toBe('invalid_credentials');
  });

  it('is that of the latest change alone', async () => {
    await client.updateUser({ email: newEmail });
    const earlier = [await latest(person.email), await latest(newEmail)];
    await client.updateUser({ email: `again-${newEmail}` });
    for (const { link } of earlier) {
      expect((await followToSite(link)).searchParams.get('error_code')).toBe('otp_expired');
    }
  });

  it('ends what was sent to the old one', async () => {
    await newClient(auth.url).resetPasswordForEmail(person.email);
    const recovery = await latest(person.email);
    await client.updateUser({ email: newEmail });
    await followToSite((await latest(person.email)).link);
    await followToSite((await latest(newEmail)).link);
    expect((await followToSite(recovery.link)).searchParams.get('error_code')).toBe('otp_expired');
  });

  it('is asked for alike whether somebody has it, and only its owner is informed', async () => {
    const { email: taken } = await createPerson(database);
    const { data, error } = await client.updateUser({ email: taken });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email: person.email, new_email: taken });
    const notice = await latest(taken);
    expect(notice).toMatchObject({
      subject: 'This email address already has an account',
      code: '',
      link: '',
    });
    const current = await followToSite((await latest(person.email)).link);
    expect(current.searchParams.get('message')).toBe(halfMessage);
    expect((await client.getUser()).data.user).toMatchObject({ email: person.email });
  });

  it('is refused at the last step when somebody has taken it meanwhile', async () => {
    await client.updateUser({ email: newEmail });
    await followToSite((await latest(person.email)).link);
    const { link } = await latest(newEmail);
    await newClient(auth.url).signUp({ email: newEmail, password: 'correct horse battery' });
    const { code } = await latest(newEmail);
    const other = newClient(auth.url);
    await other.verifyOtp({ type: 'signup', email: newEmail, token: code });
    expect((await followToSite(link)).searchParams.get('error_code')).toBe('email_exists');
    expect(await tryEmail(person.email)).toBeUndefined();
    expect((await other.getUser()).data.user).toMatchObject({ email: newEmail });
  });

  it.each(['before', 'after'])(
    'is not kept from its owner by an account that somebody asked for %s the change',
    async (time) => {
      const ask = () =>
        newClient(auth.url).signUp({ email: newEmail, password: 'chosen by mallory' });
      const early = time === 'before' ? await ask() : undefined;
      await client.updateUser({ email: newEmail });
      const [current, changed] = [await latest(person.email), await latest(newEmail)];
      const { data } = early ?? (await ask());
      expect(await findsUser(data.user?.id)).toBe(true);
      await followToSite(current.link);
      expect((await followToSite(changed.link)).searchParams.get('error_code')).toBeNull();
      expect((await client.getUser()).data.user).toMatchObject({ id: person.id, email: newEmail });
      expect(await findsUser(data.user?.id)).toBe(false);
    },
  );

  it('is not taken from an account that the operator has made', async () => {
    const id = await makeUnconfirmed(newEmail);
    await client.updateUser({ email: newEmail });
    expect(await latest(newEmail)).toMatchObject({ code: '', link: '' });
    expect(await findsUser(id)).toBe(true);
  });

  it('that carries rights is proven by a typed code', async () => {
    await client.updateUser({ email: 'boss@example.com' });
    const { link, code } = await latest('boss@example.com');
    expect({ link, code }).toEqual({ link: '', code: expect.stringMatching(/^\d{6}$/) });
  });

  it('needs its own agreement alone where it is set so', async () => {
    const simple = await startConfirmingAuth(database, { secureEmailChange: false });
    const changing = await signIn(simple.url, 'implicit');
    await changing.updateUser({ email: newEmail });
    expect(await readMessages(database, person.email)).toEqual([]);
    const { link } = await readLatest(database, simple, newEmail);
    const fragment = readFragment(await followToSite(link));
    await simple.stop();
    expect(fragment).toMatchObject({ type: 'email_change', access_token: expect.any(String) });
    expect(await readProfileEmail()).toBe(newEmail);
  });

  it('holds at once where addresses count as confirmed, unless it is taken or carries rights', async () => {
    const trusting = await startConfirmingAuth(database, {
      emailAutoconfirm: true,
      reservedEmails: new Set(['boss@example.com']),
    });
    const changing = await signIn(trusting.url);
    const { email: taken } = await createPerson(database);
    const refused = await changing.updateUser({ email: taken });
    expect(refused.error).toMatchObject({ status: 422, code: 'email_exists' });
    const reserved = await changing.updateUser({ email: 'Boss@example.com' });
    expect(reserved.error).toMatchObject({ status: 422, code: 'signup_disabled' });
    const { data } = await changing.updateUser({ email: newEmail });
    await trusting.stop();
    expect(data.user).toMatchObject({ email: newEmail });
    expect(await readProfileEmail()).toBe(newEmail);
    expect(await tryEmail(newEmail)).toBeUndefined();
  });

  it('is limited by both addresses', async () => {
    const limited = await startConfirmingAuth(database, { messageIntervalSeconds: 60 });
    const changing = await signIn(limited.url);
    const ask = async (email: string) => (await changing.updateUser({ email })).error?.code;
    expect(await ask(newEmail)).toBeUndefined();
    expect(await ask(newEmail)).toBe('over_email_send_rate_limit');
    expect(await ask(`other-${newEmail}`)).toBe('over_email_send_rate_limit');
    await limited.stop();
  });

  it('that is the old one changes nothing', async () => {
    const { data, error } = await client.updateUser({ email: person.email.toUpperCase() });
    expect(error).toBeNull();
    expect(data.user).not.toHaveProperty('new_email');
    expect(await readMessages(database, person.email)).toEqual([]);
  });
});

describe('a new phone number', () => {
  it('is confirmed by a text message', async () => {
    const phone = newPhone();
    const { data } = await client.updateUser({ phone: `+${phone}` });
    expect(data.user).toMatchObject({ phone: '', new_phone: phone });
    const { channel, code } = await latest(phone);
    expect(channel).toBe('sms');
    const shown = { type: 'phone_change', phone, token: code } as const;
    const confirmed = await client.verifyOtp(shown);
    expect(confirmed.data.user).toMatchObject({
      phone,
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect((await client.verifyOtp(shown)).error?.code).toBe('otp_expired');
    const { password } = person;
    const signedIn = await newClient(auth.url).signInWithPassword({ phone, password });
    expect(signedIn.data.user?.id).toBe(person.id);
    const activity = await readActivity(database, person.organizationIds[0]);
    expect(activity.map(({ action }) => action)).toContain('profile.phone_changed');

    const other = await createPerson(database);
    const changing = newClient(auth.url);
    await changing.signInWithPassword(other);
    const taken = await changing.updateUser({ phone });
    expect(taken.error).toBeNull();
    expect(await latest(phone)).toMatchObject({ channel: 'sms', code: '' });
  });

  it('is not kept from its owner by an account that somebody asked for', async () => {
    const phone = newPhone();
    const { data } = await newClient(auth.url, { flowType: 'implicit' }).signUp({
      phone,
      password: 'chosen by mallory',
    });
    await client.updateUser({ phone });
    const { code } = await latest(phone);
    const confirmed = await client.verifyOtp({ type: 'phone_change', phone, token: code });
    expect(confirmed.data.user).toMatchObject({ id: person.id, phone });
    expect(await findsUser(data.user?.id)).toBe(false);
  });

  it('is sent again', async () => {
    const phone = newPhone();
    await client.updateUser({ phone });
    await newClient(auth.url).resend({ type: 'phone_change', phone });
    expect(await readMessages(database, phone)).toHaveLength(2);
    const { code } = await latest(phone);
    const confirmed = await client.verifyOtp({ type: 'phone_change', phone, token: code });
    expect(confirmed.data.user).toMatchObject({ phone });
  });

  it('holds at once where numbers count as confirmed, unless it is taken', async () => {
    const trusting = await startConfirmingAuth(database, { phoneAutoconfirm: true });
    const phone = newPhone();
    const changing = await signIn(trusting.url);
    const { data } = await changing.updateUser({ phone, email: newEmail });
    expect(data.user).toMatchObject({ phone, new_email: newEmail });
    expect((await latest(newEmail)).link).not.toBe('');
    person = await createPerson(database);
    const other = await signIn(trusting.url);
    const refused = await other.updateUser({ phone });
    await trusting.stop();
    expect(refused.error).toMatchObject({ status: 422, code: 'phone_exists' });
  });
});
