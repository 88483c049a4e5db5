import { randomUUID } from 'node:crypto';
import { GoTrueAdminApi } from '@supabase/auth-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { askAsService } from '../testing/ask-as-service.ts';
import { newEmail } from '../testing/made-up-people.ts';
import { newClient } from '../testing/new-client.ts';
import { showCode } from '../testing/show-code.ts';
import { sharedSecret, signSharedToken } from '../testing/sign-shared-token.ts';
import { createPerson, readActivity } from '../testing/start-auth.ts';
import { useAuth } from '../testing/use-auth.ts';
import { signToken } from '../tokens/sign-token.ts';
import { findSigningKey } from '../tokens/signing-keys.ts';

const { database } = useTestDatabase();
const settings = authSettings({ publicUrl: 'https://calls.example.com', sharedSecret });
const { auth, person, signIn } = useAuth(database, { settings });
let admin: GoTrueAdminApi;
beforeAll(async () => {
  admin = await askAsService(auth);
});

describe('the service role', () => {
  it('is refused without a token', async () => {
    const { error } = await new GoTrueAdminApi({ url: auth.url }).listUsers();
    expect(error).toMatchObject({ status: 401, code: 'no_authorization' });
  });

  it('is refused with a token that does not hold, or no longer', async () => {
    const tokens = [
      'made-up',
      signSharedToken({ role: 'service_role' }, 'another secret that is as long as it should be'),
      signSharedToken({ role: 'service_role', exp: 1 }),
    ];
    for (const token of tokens) {
      const { error } = await (await askAsService(auth, token)).listUsers();
      expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
      expect(error?.message).toMatch(/^invalid JWT: unable to parse or verify signature, /);
    }
  });

  it('may be signed with the key of the installation, where it names neither user nor session', async () => {
    const key = await findSigningKey(auth.services);
    const iat = Math.floor(Date.now() / 1000) - 60;
    const ask = async (claims: object) =>
      (
        await askAsService(auth, signToken(key, { iat, role: 'service_role', ...claims }))
      ).listUsers();
    expect((await ask({})).error).toBeNull();
    for (const claims of [{ sub: person.id }, { session_id: randomUUID() }, { role: 'anon' }]) {
      expect((await ask(claims)).error).toMatchObject({ status: 403, code: 'not_admin' });
    }
    expect((await ask({ exp: 1 })).error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  it('is not that of a person, even of one who has its name', async () => {
    await admin.updateUserById(person.id, { role: 'service_role' });
    const { session } = await signIn();
    const tokens = [session.access_token, signSharedToken({ role: 'authenticated' })];
    for (const token of tokens) {
      const { error } = await (await askAsService(auth, token)).deleteUser(person.id);
      expect(error).toMatchObject({ status: 403, code: 'not_admin', message: 'User not allowed' });
    }
  });

  it('is no person', async () => {
    const { error } = await newClient(auth.url).getUser(await signSharedToken());
    expect(error).toMatchObject({ status: 403, code: 'bad_jwt' });
  });

  it('signs a person out by their token', async () => {
    const { session } = await signIn();
    expect((await admin.signOut(session.access_token, 'global')).error).toBeNull();
    const again = await admin.signOut(session.access_token);
    expect(again.error?.name).toBe('AuthSessionMissingError');
    expect((await admin.signOut('made-up')).error?.message).toMatch(/^invalid JWT/);
  });
});

describe('listing users', () => {
  it('shows those first who came last, page by page', async () => {
    const emails: string[] = [];
    for (let made = 0; made < 3; made += 1) {
      const email = newEmail();
      await admin.createUser({ email });
      emails.unshift(email);
    }
    const first = await admin.listUsers({ page: 1, perPage: 2 });
    if (first.error !== null) throw first.error;
    expect(first.data.users.map(({ email }) => email)).toEqual(emails.slice(0, 2));
    const { total } = first.data;
    expect(first.data).toMatchObject({ aud: 'authenticated', nextPage: 2 });
    expect(total).toBeGreaterThanOrEqual(3);
    const second = await admin.listUsers({ page: 2, perPage: 2 });
    expect(second.data.users[0]?.email).toBe(emails[2]);
    const last = await admin.listUsers({ page: Math.ceil(total / 2), perPage: 2 });
    expect(last.data).toMatchObject({ nextPage: null });
    const usual = await admin.listUsers();
    expect(usual.data.users.slice(0, 3).map(({ email }) => email)).toEqual(emails);
  });

  it('names the pages by their address', async () => {
    await Promise.all([createPerson(database, 0), createPerson(database, 0)]);
    const headers = { authorization: `Bearer ${await signSharedToken()}` };
    const response = await fetch(`${auth.url}/admin/users?page=&per_page=1`, { headers });
    const total = Number(response.headers.get('x-total-count'));
    expect(response.headers.get('link')).toBe(
      `</auth/v1/admin/users?page=2&per_page=1>; rel="next", </auth/v1/admin/users?page=${total}&per_page=1>; rel="last"`,
    );
  });

  it.each(['page=0', 'page=-1', 'page=x', 'per_page=0', 'per_page=1.5'])(
    'refuses %s',
    async (query) => {
      const headers = { authorization: `Bearer ${await signSharedToken()}` };
      const response = await fetch(`${auth.url}/admin/users?${query}`, { headers });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
    },
  );
});

describe('showing a user', () => {
  it('shows them', async () => {
    const { data } = await admin.getUserById(person.id);
    expect(data.user).toMatchObject({ id: person.id, email: person.email });
  });

  it('finds nobody by an id that is not there, or is none', async () => {
    const { error } = await admin.getUserById(randomUUID());
    expect(error).toMatchObject({ status: 404, code: 'user_not_found', message: 'User not found' });
    const headers = { authorization: `Bearer ${await signSharedToken()}` };
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${auth.url}/admin/users/made-up`, { method, headers });
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ error_code: 'validation_failed' });
    }
  });
});

describe('the second factors of a user', () => {
  it('are listed, and removed when one is lost', async () => {
    const { client } = await signIn();
    const { data } = await client.mfa.enroll({ factorType: 'totp', friendlyName: 'phone' });
    const factorId = data?.id ?? '';
    const code = showCode(data?.totp.secret ?? '', auth.services.now());
    await client.mfa.challengeAndVerify({ factorId, code });
    const listed = await admin.mfa.listFactors({ userId: person.id });
    expect(listed.data?.factors).toMatchObject([
      { id: factorId, friendly_name: 'phone', factor_type: 'totp', status: 'verified' },
    ]);
    const removed = await admin.mfa.deleteFactor({ userId: person.id, id: factorId });
    expect(removed).toMatchObject({ data: { data: { id: factorId } }, error: null });
    expect((await client.mfa.listFactors()).data?.all).toEqual([]);
    const again = await admin.mfa.deleteFactor({ userId: person.id, id: factorId });
    expect(again.error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries.at(-1)).toMatchObject({
      action: 'profile.second_factor_removed',
      actor_kind: 'system',
    });
  });

  it('are nobody’s who is not there', async () => {
    const { error } = await admin.mfa.listFactors({ userId: randomUUID() });
    expect(error).toMatchObject({ status: 404, code: 'user_not_found' });
  });
});
