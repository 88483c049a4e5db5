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
import { createPerson, readActivity, readSessionCounts } from '../testing/start-auth.ts';
import { useAuth } from '../testing/use-auth.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';

const { database } = useTestDatabase();
const settings = authSettings({ publicUrl: 'https://calls.example.com', sharedSecret });
const { auth, person, signIn } = useAuth(database, { settings });
let admin: GoTrueAdminApi;
beforeAll(async () => {
  admin = await askAsService(auth);
});

describe('changing a user', () => {
  it('changes the address, for the profile too', async () => {
    const email = newEmail();
    const { data } = await admin.updateUserById(person.id, { email });
    expect(data.user).toMatchObject({
      email,
      identities: [{ provider: 'email', identity_data: { email }, email }],
    });
    expect(await profileOf(database, person.id)).toMatchObject({ email });
    expect((await signIn({ email, password: person.password })).session.user.id).toBe(person.id);
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries).toContainEqual({
      action: 'profile.changed_by_administrator',
      actor_kind: 'system',
      actor_id: null,
      subject_kind: 'profile',
      subject_id: person.id,
      detail: { fields: ['email'] },
    });
  });

  it('confirms an address', async () => {
    const email = newEmail();
    const made = await admin.createUser({ email, password });
    const id = made.data.user?.id ?? '';
    const { data } = await admin.updateUserById(id, { email_confirm: true });
    expect(data.user?.email_confirmed_at).toEqual(expect.any(String));
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    expect(await profileOf(database, id)).toMatchObject({ email });
    expect((await signIn({ email, password })).session.user.id).toBe(id);
  });

  it('vouches for an address only by saying that it is confirmed', async () => {
    const rightsOf = async (email: string, chosen: string) => {
      const { session } = await signIn({ email, password: chosen });
      return (await verifyAccessToken(auth.services, `Bearer ${session.access_token}`)).email;
    };
    const [first, second, third] = [newEmail(), newEmail(), newEmail()];
    expect(await rightsOf(person.email, person.password)).toBe(person.email);
    await admin.updateUserById(person.id, { email: first });
    expect(await rightsOf(first, person.password)).toBe('');
    await admin.updateUserById(person.id, { email_confirm: true });
    expect(await rightsOf(first, person.password)).toBe(first);
    await admin.updateUserById(person.id, { user_metadata: { color: 'red' } });
    expect(await rightsOf(first, person.password)).toBe(first);
    await admin.updateUserById(person.id, { email: second, email_confirm: true });
    expect(await rightsOf(second, person.password)).toBe(second);
    await admin.createUser({ email: third, password, email_confirm: true });
    expect(await rightsOf(third, password)).toBe(third);
  });

  it('gives a phone number, which is an identity of its own', async () => {
    const phone = newPhone();
    const { data } = await admin.updateUserById(person.id, { phone, phone_confirm: true });
    expect(data.user).toMatchObject({ phone, app_metadata: { providers: ['email', 'phone'] } });
    const other = await createPerson(database);
    const { error } = await admin.updateUserById(other.id, { phone });
    expect(error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  it('merges their metadata, and null removes a key', async () => {
    await admin.updateUserById(person.id, {
      user_metadata: { color: 'yellow', size: 1 },
      app_metadata: { roles: ['admin'], provider: 'made-up' },
    });
    const { data } = await admin.updateUserById(person.id, { user_metadata: { color: null } });
    expect(data.user?.user_metadata).toEqual({ full_name: 'Ada Byron', size: 1 });
    expect(data.user?.app_metadata).toEqual({
      provider: 'email',
      providers: ['email'],
      roles: ['admin'],
    });
  });

  it('changes the password and signs them out everywhere', async () => {
    const { client } = await signIn();
    expect((await admin.updateUserById(person.id, { password: 'weak' })).error).toMatchObject({
      code: 'weak_password',
    });
    await admin.updateUserById(person.id, { password: 'another long password' });
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    expect(await readSessionCounts(database, person.id)).toEqual({ sessions: 0, living_tokens: 0 });
    await signIn({ email: person.email, password: 'another long password' });
  });

  it('refuses an address of somebody else, also when both are changed at once', async () => {
    const other = await createPerson(database);
    const { error } = await admin.updateUserById(person.id, { email: other.email });
    expect(error).toMatchObject({ status: 422, code: 'email_exists' });
    const email = newEmail();
    const both = await Promise.all(
      [person.id, other.id].map((id) => admin.updateUserById(id, { email })),
    );
    expect(both.map((each) => each.error?.code ?? 'done').sort()).toEqual(['done', 'email_exists']);
  });

  it('finds nobody who is not there', async () => {
    const { error } = await admin.updateUserById(randomUUID(), { role: 'auditor' });
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
  });
});

describe('banning a user', () => {
  it('stops them at once, and for good what they had open', async () => {
    const { client, session } = await signIn();
    const { data } = await admin.updateUserById(person.id, { ban_duration: '1h30m' });
    const bannedFor = new Date(data.user?.banned_until ?? '').getTime() - Date.now();
    expect(Math.round(bannedFor / 60_000)).toBe(90);
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    const refresh = () =>
      newClient(auth.url).refreshSession({ refresh_token: session.refresh_token });
    expect((await refresh()).error).toMatchObject({ status: 400, code: 'user_banned' });
    expect((await newClient(auth.url).signInWithPassword(person)).error?.code).toBe('user_banned');

    auth.clock.skippedSeconds = 90 * 60;
    expect((await newClient(auth.url).getUser(session.access_token)).error).not.toBeNull();
    expect((await refresh()).error).toMatchObject({ status: 400, code: 'session_expired' });
    expect((await refresh()).error).toMatchObject({ code: 'refresh_token_not_found' });
    expect((await newClient(auth.url).signInWithPassword(person)).error).toBeNull();
  });

  it('is lifted by none', async () => {
    await admin.updateUserById(person.id, { ban_duration: '24h' });
    const { data } = await admin.updateUserById(person.id, { ban_duration: 'none' });
    expect(data.user).not.toHaveProperty('banned_until');
    expect((await newClient(auth.url).signInWithPassword(person)).error).toBeNull();
  });
});
