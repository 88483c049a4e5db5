import { randomUUID } from 'node:crypto';
import { AuthAdminApi } from '@supabase/auth-js';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newClient } from '../testing/new-client.ts';
import { sharedSecret, signSharedToken } from '../testing/sign-shared-token.ts';
import { createPerson, type RunningAuth, readMessages } from '../testing/start-auth.ts';
import {
  followToSite,
  readFragment,
  readLatest,
  site,
  startConfirmingAuth,
} from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
const redirectTo = `${site}/welcome`;
const password = 'correct horse battery';
let auth: RunningAuth;
let admin: InstanceType<typeof AuthAdminApi>;

beforeAll(async () => {
  auth = await startConfirmingAuth(database, { sharedSecret });
  const token = await signSharedToken();
  admin = new AuthAdminApi({ url: auth.url, headers: { authorization: `Bearer ${token}` } });
});
afterAll(() => auth.stop());
beforeEach(() => {
  auth.clock.skippedSeconds = 0;
});

const newEmail = () => `new-${randomUUID()}@example.com`;
const reach = (link: string | undefined) => (link ?? '').replace(`${site}/auth/v1`, auth.url);

describe('an invitation', () => {
  it('makes an account that its mail opens, and a password that they choose', async () => {
    const email = newEmail();
    const options = { data: { full_name: 'Ada Byron' }, redirectTo };
    const { data, error } = await admin.inviteUserByEmail(email.toUpperCase(), options);
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      invited_at: expect.any(String),
      confirmation_sent_at: expect.any(String),
      user_metadata: { full_name: 'Ada Byron' },
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const { link, subject } = await readLatest(database, auth, email);
    expect(subject).toBe('You have been invited to Ringfence');
    const back = await followToSite(link);
    expect(back.pathname).toBe('/welcome');
    const fragment = readFragment(back);
    expect(fragment.type).toBe('invite');
    expect(decodeJwt(fragment.access_token ?? '')).toMatchObject({
      email,
      amr: [{ method: 'invite' }],
    });
    const client = newClient(auth.url);
    await client.setSession({
      access_token: fragment.access_token ?? '',
      refresh_token: fragment.refresh_token ?? '',
    });
    expect((await client.updateUser({ password })).error).toBeNull();
    expect((await newClient(auth.url).signInWithPassword({ email, password })).error).toBeNull();
  });

  it('is not taken over by a stranger who signs up with the address meanwhile', async () => {
    const email = newEmail();
    const invited = await admin.inviteUserByEmail(email);
    const stranger = { email, password: 'chosen by mallory' };
    await newClient(auth.url).signUp(stranger);
    const { link, subject } = await readLatest(database, auth, email);
    expect(subject).toBe('You have been invited to Ringfence');
    const fragment = readFragment(await followToSite(link));
    expect(decodeJwt(fragment.access_token ?? '').sub).toBe(invited.data.user?.id);
    const { error } = await newClient(auth.url).signInWithPassword(stranger);
    expect(error?.code).toBe('email_not_confirmed');
  });

  it('can be sent again until it is accepted', async () => {
    const email = newEmail();
    const first = await admin.inviteUserByEmail(email);
    const again = await admin.inviteUserByEmail(email);
    expect(again.data.user?.id).toBe(first.data.user?.id);
    const { email: taken } = await createPerson(database);
    const { error } = await admin.inviteUserByEmail(taken);
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
  });
});

describe('a generated link', () => {
  it.each(['signup', 'invite', 'magiclink', 'recovery'] as const)(
    'of %s works once, by itself or by its code, and nothing is sent',
    async (type) => {
      const isNew = type === 'signup' || type === 'invite';
      const email = isNew ? newEmail() : (await createPerson(database)).email;
      const options = { data: { status: 'alpha' }, redirectTo };
      const generate = () =>
        type === 'signup'
          ? admin.generateLink({ type, email, password, options })
          : admin.generateLink({ type, email, options });
      const { data, error } = await generate();
      expect(error).toBeNull();
      expect(data.user).toMatchObject({ email });
      expect(data.properties).toEqual({
        action_link: `${site}/auth/v1/verify?token=${data.properties?.hashed_token}&type=${type}&redirect_to=${redirectTo}`,
        email_otp: expect.stringMatching(/^\d{6}$/),
        hashed_token: expect.stringMatching(/^[\w-]{43}$/),
        verification_type: type,
        redirect_to: redirectTo,
      });
      expect(await readMessages(database, email)).toEqual([]);
      const token_hash = data.properties?.hashed_token ?? '';
      const client = newClient(auth.url);
      const verified = await client.verifyOtp({ type, token_hash });
      expect(verified.data.user).toMatchObject({
        id: data.user?.id,
        email_confirmed_at: expect.any(String),
      });
      const again = await followToSite(reach(data.properties?.action_link));
      expect(again.searchParams.get('error_code')).toBe('otp_expired');
    },
  );

  it('of signup keeps the password that was given', async () => {
    const email = newEmail();
    const options = { data: { status: 'alpha' } };
    const { data } = await admin.generateLink({ type: 'signup', email, password, options });
    expect(data.user?.user_metadata).toEqual({ status: 'alpha' });
    const token = data.properties?.email_otp ?? '';
    await newClient(auth.url).verifyOtp({ type: 'signup', email, token });
    expect((await newClient(auth.url).signInWithPassword({ email, password })).error).toBeNull();
    const again = await admin.generateLink({ type: 'signup', email, password });
    expect(again.error).toMatchObject({ status: 422, code: 'email_exists' });
    const invited = await admin.generateLink({ type: 'invite', email });
    expect(invited.error).toMatchObject({ status: 422, code: 'email_exists' });
  });

  it('of magiclink for nobody is one of signup', async () => {
    const email = newEmail();
    const { data } = await admin.generateLink({ type: 'magiclink', email });
    expect(data.properties?.verification_type).toBe('signup');
    const fragment = readFragment(await followToSite(reach(data.properties?.action_link)));
    expect(decodeJwt(fragment.access_token ?? '')).toMatchObject({ email });
  });

  it('for both addresses of a change completes it', async () => {
    const { email, id } = await createPerson(database);
    const changed = newEmail();
    const generate = (type: 'email_change_current' | 'email_change_new') =>
      admin.generateLink({ type, email, newEmail: changed, options: { redirectTo } });
    const current = await generate('email_change_current');
    expect(current.data.user).toMatchObject({ email, new_email: changed });
    expect(current.data.properties).toMatchObject({
      action_link: expect.stringContaining('&type=email_change&'),
      verification_type: 'email_change_current',
    });
    const next = await generate('email_change_new');
    const half = await followToSite(reach(current.data.properties?.action_link));
    expect(half.searchParams.get('message')).toContain('Confirmation link accepted');
    const whole = readFragment(await followToSite(reach(next.data.properties?.action_link)));
    expect(decodeJwt(whole.access_token ?? '')).toMatchObject({ sub: id, email: changed });
  });

  it('for a change forgets an earlier one', async () => {
    const { email } = await createPerson(database);
    const change = (newEmail: string, type: 'email_change_current' | 'email_change_new') =>
      admin.generateLink({ type, email, newEmail });
    const earlier = await change(newEmail(), 'email_change_current');
    await change(newEmail(), 'email_change_new');
    const back = await followToSite(reach(earlier.data.properties?.action_link));
    expect(back.searchParams.get('error_code')).toBe('otp_expired');
  });

  it('is refused for nobody, a taken address and a missing password', async () => {
    const email = newEmail();
    const unknown = await admin.generateLink({ type: 'recovery', email });
    expect(unknown.error).toMatchObject({ status: 404, code: 'user_not_found' });
    const [{ email: one }, { email: two }] = [
      await createPerson(database),
      await createPerson(database),
    ];
    const taken = { type: 'email_change_new', email: one, newEmail: two } as const;
    expect((await admin.generateLink(taken)).error).toMatchObject({
      status: 422,
      code: 'email_exists',
    });
    const weak = { type: 'signup', email, password: 'short' } as const;
    expect((await admin.generateLink(weak)).error).toMatchObject({ code: 'weak_password' });
    const bare = { type: 'signup', email, password: '' } as const;
    expect((await admin.generateLink(bare)).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
    });
  });

  it('never leads to another site', async () => {
    const options = { redirectTo: 'https://evil.example.net/' };
    const { data } = await admin.generateLink({ type: 'magiclink', email: newEmail(), options });
    expect(data.properties?.redirect_to).toBe(site);
  });
});

describe('what the service role may do', () => {
  it.each(['/invite', '/admin/generate_link'])('is refused to others: %s', async (path) => {
    const body = JSON.stringify({ type: 'magiclink', email: newEmail() });
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${auth.url}${path}`, { method: 'POST', body, headers })).status;
    expect(await ask({})).toBe(401);
    const person = await createPerson(database);
    const { data } = await newClient(auth.url).signInWithPassword(person);
    expect(await ask({ authorization: `Bearer ${data.session?.access_token}` })).toBe(403);
    expect(await ask({ authorization: 'Bearer made.up.token' })).toBe(403);
  });
});
