import type { AuthChangeEvent } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { newClient } from './testing/new-client.ts';
import { createPerson, type RunningAuth } from './testing/start-auth.ts';
import { readLatest, startConfirmingAuth } from './testing/start-confirming-auth.ts';
import { addFactor } from './testing/use-factors.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;

beforeAll(async () => {
  auth = await startConfirmingAuth(database);
});
afterAll(() => auth.stop());

describe('a client of the sign-in protocol', () => {
  it('hears of every change of who is signed in, and how', async () => {
    const person = await createPerson(database);
    const client = newClient(auth.url);
    const events: AuthChangeEvent[] = [];
    await new Promise<void>((resolve) => {
      client.onAuthStateChange((event) => {
        events.push(event);
        resolve();
      });
    });

    await client.signInWithPassword(person);
    await client.refreshSession();
    await client.updateUser({ data: { full_name: 'Ada Lovelace' } });
    await addFactor(auth, client);
    await client.signOut();
    await newClient(auth.url).resetPasswordForEmail(person.email);
    const { code } = await readLatest(database, auth, person.email);
    await client.verifyOtp({ type: 'recovery', email: person.email, token: code });

    expect(events).toEqual([
      'INITIAL_SESSION',
      'SIGNED_IN',
      'TOKEN_REFRESHED',
      'USER_UPDATED',
      'MFA_CHALLENGE_VERIFIED',
      'SIGNED_OUT',
      'PASSWORD_RECOVERY',
    ]);
  });
});
