import { AuthClient } from '@supabase/auth-js';
import { decodeJwt, decodeProtectedHeader } from 'jose';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { defineStatement } from '../../platform/database/statement.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newEmail } from '../testing/made-up-people.ts';
import { newClient as newTestClient } from '../testing/new-client.ts';
import { quickHasher } from '../testing/quick-hasher.ts';
import { createPerson, type RunningAuth, readActivity, startAuth } from '../testing/start-auth.ts';
import { startConfirmingAuth } from '../testing/start-confirming-auth.ts';
import type { PasswordHasher } from './hash-passwords.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let verified: string[] = [];

const countingHasher: PasswordHasher = {
  hash: quickHasher.hash,
  verify: (hashed, password) => {
    verified.push(hashed);
    return quickHasher.verify(hashed, password);
  },
};

beforeAll(async () => {
  auth = await startAuth(database, { passwords: countingHasher });
});
afterAll(() => auth.stop());

const newClient = () =>
  new AuthClient({ url: auth.url, autoRefreshToken: false, persistSession: false });

const changeUser = (change: string, userId: string) =>
  database.asAuth((transaction) =>
    transaction.all(
      defineStatement({
        name: `test.${change}`,
        text: `update auth.users set ${change} where id = $1`,
        row: {},
      }),
      [userId],
    ),
  );

describe('signing in with a password', () => {
  it('gives a session whose token carries every claim', async () => {
    const person = await createPerson(database);
    const client = newClient();
    const { data, error } = await client.signInWithPassword(person);
    expect(error).toBeNull();
    const token = data.session?.access_token ?? '';
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'ES256',
      kid: expect.any(String),
      typ: 'JWT',
    });
    const claims = decodeJwt(token);
    const iat = claims.iat ?? 0;
    const [shown] = z.array(z.object({ timestamp: z.number() })).parse(claims.amr);
    // The password was shown just before the token was signed, which may be the second before.
    expect([iat - 1, iat]).toContain(shown?.timestamp);
    expect(claims).toEqual({
      iss: 'https://calls.example.com/auth/v1',
      sub: person.id,
      aud: 'authenticated',
      exp: (claims.iat ?? 0) + 3600,
      iat: expect.any(Number),
      email: person.email,
      phone: '',
      role: 'authenticated',
      session_id: expect.any(String),
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: shown?.timestamp }],
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada Byron' },
      is_anonymous: false,
    });
    expect(data.session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      expires_at: claims.exp,
      refresh_token: expect.stringMatching(/^[\w-]{43}$/),
    });
  });

  it('presents the user, without the password', async () => {
    const person = await createPerson(database);
    const client = newClient();
    const signedIn = await client.signInWithPassword(person);
    const { data } = await client.getUser();
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect(data.user).toEqual({
      id: person.id,
      aud: 'authenticated',
      role: 'authenticated',
      email: person.email,
      phone: '',
      email_confirmed_at: time,
      confirmed_at: time,
      last_sign_in_at: time,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: 'Ada Byron' },
      identities: [
        {
          identity_id: expect.any(String),
          id: person.id,
          user_id: person.id,
          identity_data: {
            sub: person.id,
            email: person.email,
            email_verified: true,
            phone_verified: false,
            full_name: 'Ada Byron',
          },
          provider: 'email',
          last_sign_in_at: time,
          created_at: time,
          updated_at: time,
          email: person.email,
        },
      ],
      created_at: time,
      updated_at: time,
      is_anonymous: false,
    });
    expect(signedIn.data.user).toEqual(data.user);
  });

  it('takes the email in any case', async () => {
    const person = await createPerson(database);
    const email = ` ${person.email.toUpperCase()} `;
    const { error } = await newClient().signInWithPassword({ ...person, email });
    expect(error).toBeNull();
  });

  it('answers a wrong password and an unknown address alike, after the same work', async () => {
    const person = await createPerson(database);
    verified = [];
    const wrong = await newClient().signInWithPassword({ ...person, password: 'wrong' });
    expect(verified).toHaveLength(1);
    const unknown = await newClient().signInWithPassword({
      email: 'nobody@example.com',
      password: 'wrong',
    });
    expect(verified).toHaveLength(2);
    expect(unknown.error).toEqual(wrong.error);
    expect(wrong.error).toMatchObject({
      status: 400,
      code: 'invalid_credentials',
      message: 'Invalid login credentials',
    });
  });

  it('tells of a ban or an unconfirmed address only to who knows the password', async () => {
    const person = await createPerson(database);
    const signIn = async (password: string) =>
      (await newClient().signInWithPassword({ email: person.email, password })).error?.code;
    await changeUser('email_confirmed_at = null, email_proven_at = null', person.id);
    expect(await signIn('wrong')).toBe('invalid_credentials');
    expect(await signIn(person.password)).toBe('email_not_confirmed');
    await changeUser(`banned_until = now() + interval '1 day'`, person.id);
    expect(await signIn('wrong')).toBe('invalid_credentials');
    expect(await signIn(person.password)).toBe('user_banned');
  });

  it('costs the same to refuse for everybody where sign-ups wait for a message', async () => {
    const confirming = await startConfirmingAuth(database, {}, { passwords: countingHasher });
    const client = () => newTestClient(confirming.url);
    const [known, tried, waiting] = [
      (await createPerson(database)).email,
      (await createPerson(database)).email,
      newEmail(),
    ];
    for (const email of [tried, waiting]) {
      await client().signUp({ email, password: 'chosen by mallory' });
    }
    const work = new Set<number>();
    for (const email of [known, tried, waiting, newEmail()]) {
      verified = [];
      const { error } = await client().signInWithPassword({ email, password: 'wrong' });
      expect(error).toMatchObject({ code: 'invalid_credentials' });
      work.add(verified.length);
    }
    await confirming.stop();
    expect(work.size).toBe(1);
  });

  it('is recorded where a right password does not let somebody in', async () => {
    const person = await createPerson(database);
    const failures = async () =>
      (await readActivity(database, person.organizationIds[0])).filter(
        ({ action }) => action === 'profile.sign_in_failed',
      );
    await changeUser('email_confirmed_at = null, email_proven_at = null', person.id);
    await newClient().signInWithPassword(person);
    await vi.waitFor(async () => expect(await failures()).toHaveLength(1), { timeout: 60_000 });
    await changeUser(`banned_until = now() + interval '1 day'`, person.id);
    await newClient().signInWithPassword(person);
    await vi.waitFor(async () => expect(await failures()).toHaveLength(2), { timeout: 60_000 });
    for (const { actor_id, detail } of await failures()) {
      expect({ actor_id, detail }).toEqual({ actor_id: person.id, detail: { method: 'password' } });
    }
  });

  it('is recorded in every organization of the person, and so is a failure', async () => {
    const person = await createPerson(database, 2);
    const [first, second] = person.organizationIds;
    await newClient().signInWithPassword({ ...person, password: 'wrong' });
    await vi.waitFor(async () => expect(await readActivity(database, first)).toHaveLength(1), {
      timeout: 60_000,
    });
    await newClient().signInWithPassword(person);
    const entry = (action: string) => ({
      action,
      actor_kind: 'profile',
      actor_id: person.id,
      subject_kind: 'profile',
      subject_id: person.id,
      detail: { method: 'password' },
    });
    // Nobody has shown that it was the person who failed.
    const unknown = { actor_kind: 'system', actor_id: null };
    const expected = [
      { ...entry('profile.sign_in_failed'), ...unknown },
      entry('profile.signed_in'),
    ];
    expect(await readActivity(database, first)).toEqual(expected);
    expect(await readActivity(database, second)).toEqual(expected);
  });

  it('refuses a session to a person who proved a password that has just been changed', async () => {
    const person = await createPerson(database);
    const changing = await startAuth(database, {
      passwords: {
        hash: quickHasher.hash,
        verify: async (hashed, password) => {
          const isRight = await quickHasher.verify(hashed, password);
          await changeUser(`encrypted_password = 'another'`, person.id);
          return isRight;
        },
      },
    });
    const client = new AuthClient({ url: changing.url, persistSession: false });
    const { error } = await client.signInWithPassword(person);
    await changing.stop();
    expect(error?.code).toBe('invalid_credentials');
  });
});
