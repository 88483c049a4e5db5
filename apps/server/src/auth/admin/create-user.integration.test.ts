import { randomUUID } from 'node:crypto';
import type { GoTrueAdminApi } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { askAsService } from '../testing/ask-as-service.ts';
import {
  newEmail,
  newPhone,
  longPassword as password,
  profileOf,
} from '../testing/made-up-people.ts';
import { newClient } from '../testing/new-client.ts';
import { sharedSecret } from '../testing/sign-shared-token.ts';
import { useAuth } from '../testing/use-auth.ts';

const { database } = useTestDatabase();
const settings = authSettings({ publicUrl: 'https://calls.example.com', sharedSecret });
const { auth, person, signIn } = useAuth(database, { settings });
let admin: GoTrueAdminApi;
beforeAll(async () => {
  admin = await askAsService(auth);
});

describe('making a user', () => {
  it('makes them with all that was asked for, and a profile', async () => {
    const email = newEmail();
    const user_metadata = { full_name: 'Grace Hopper' };
    const { data, error } = await admin.createUser({
      email: email.toUpperCase(),
      password,
      email_confirm: true,
      user_metadata,
      app_metadata: { plan: 'gold' },
      role: 'auditor',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email,
      user_metadata,
      role: 'auditor',
      app_metadata: { provider: 'email', providers: ['email'], plan: 'gold' },
      email_confirmed_at: expect.any(String),
      identities: [{ provider: 'email', identity_data: { email, email_verified: true } }],
    });
    expect(data.user?.user_metadata).toEqual(user_metadata);
    expect(await profileOf(database, data.user?.id)).toEqual({ email, full_name: 'Grace Hopper' });
    const { session } = await signIn({ email, password });
    expect(session.user.id).toBe(data.user?.id);
  });

  it('leaves an address open that nobody vouches for', async () => {
    const email = newEmail();
    const { data } = await admin.createUser({ email, password });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    const { error } = await newClient(auth.url).signInWithPassword({ email, password });
    expect(error?.code).toBe('email_not_confirmed');
  });

  it('takes a phone number as well, with the plus sign or without', async () => {
    const phone = newPhone();
    const { data } = await admin.createUser({ phone: `+${phone}`, password, phone_confirm: true });
    expect(data.user).toMatchObject({
      phone,
      email: '',
      phone_confirmed_at: expect.any(String),
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    const { error } = await newClient(auth.url).signInWithPassword({ phone, password });
    expect(error).toBeNull();
    const again = await admin.createUser({ phone });
    expect(again.error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it('makes one without a password, whom none lets in', async () => {
    const email = newEmail();
    await admin.createUser({ email, email_confirm: true });
    for (const guess of ['', 'null', 'undefined']) {
      const { error } = await newClient(auth.url).signInWithPassword({ email, password: guess });
      expect(error?.code).toBe('invalid_credentials');
    }
  });

  it('gives the id that was asked for, once', async () => {
    const id = randomUUID();
    const { data } = await admin.createUser({ id, email: newEmail() });
    expect(data.user?.id).toBe(id);
    await admin.deleteUser(id);
    const again = await admin.createUser({ id, email: newEmail() });
    expect(again.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('refuses an address that is taken, also for two at the same moment', async () => {
    const { error } = await admin.createUser({ email: person.email.toUpperCase() });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
    const email = newEmail();
    const both = await Promise.all([1, 2].map(() => admin.createUser({ email })));
    expect(both.map((each) => each.error?.code ?? 'made').sort()).toEqual(['email_exists', 'made']);
  });

  it.each([
    [{}, 'Cannot create a user without either an email or phone'],
    [{ email: 'nobody' }, 'Unable to validate email address: invalid format'],
    [{ phone: '12-34' }, 'Invalid phone number format (E.164 required)'],
    [{ email: 'a@example.com', id: 'made-up' }, 'ID must conform'],
    [{ email: 'a@example.com', ban_duration: 'forever' }, 'invalid format for ban duration'],
    [{ email: 'a@example.com', role: 'a b' }, 'role must be'],
    [{ email: 'a@example.com', user_metadata: { a: 'x'.repeat(5000) } }, 'bytes'],
  ])('refuses %j', async (attributes, message) => {
    const { error } = await admin.createUser(attributes);
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    expect(error?.message).toContain(message);
  });

  it('refuses a weak password', async () => {
    const { error } = await admin.createUser({ email: newEmail(), password: 'short' });
    expect(error).toMatchObject({ status: 422, code: 'weak_password' });
  });

  it('can make one who is banned', async () => {
    const email = newEmail();
    await admin.createUser({ email, password, email_confirm: true, ban_duration: '1h' });
    const { error } = await newClient(auth.url).signInWithPassword({ email, password });
    expect(error?.code).toBe('user_banned');
  });
});
