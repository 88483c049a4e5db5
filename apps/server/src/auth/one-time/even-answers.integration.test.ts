import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Client, newClient } from '../testing/new-client.ts';
import { createPerson, type Person, type RunningAuth } from '../testing/start-auth.ts';
import { readLatest, startConfirmingAuth } from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
const password = 'correct horse battery';
let auth: RunningAuth;
let person: Person;
let held: number;

beforeAll(async () => {
  const wait = async () => {
    held += 1;
  };
  auth = await startConfirmingAuth(database, {}, { wait });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  person = await createPerson(database);
  held = 0;
});

const newEmail = () => `new-${randomUUID()}@example.com`;

const requests: [string, (client: Client, email: string) => Promise<unknown>][] = [
  ['a sign-up', (client, email) => client.signUp({ email, password })],
  ['a forgotten password', (client, email) => client.resetPasswordForEmail(email)],
  ['a code to sign in with', (client, email) => client.signInWithOtp({ email })],
  ['a message to be sent again', (client, email) => client.resend({ type: 'signup', email })],
  [
    'a code that is not right',
    (client, email) => client.verifyOtp({ type: 'email', email, token: '12345' }),
  ],
];

describe('the answer to', () => {
  it.each(requests)('%s is held back for everybody', async (_, ask) => {
    for (const email of [person.email, newEmail()]) {
      held = 0;
      await ask(newClient(auth.url), email);
      expect(held).toBe(1);
    }
  });

  it('a change of the address or number is held back', async () => {
    const client = newClient(auth.url);
    await client.signInWithPassword(person);
    const { email: taken } = await createPerson(database);
    const phone = `1${String(Math.random()).slice(2, 12).padEnd(10, '0')}`;
    for (const change of [{ email: taken }, { email: newEmail() }, { phone }]) {
      held = 0;
      expect((await client.updateUser(change)).error).toBeNull();
      expect(held).toBe(1);
    }
    held = 0;
    await client.updateUser({ data: { theme: 'dark' } });
    expect(held).toBe(0);
  });

  it('a wrong link is not, because nobody can try links out', async () => {
    await newClient(auth.url).verifyOtp({ type: 'magiclink', token_hash: 'made up' });
    expect(held).toBe(0);
  });
});

describe('a right code', () => {
  it('is answered without waiting for the time to be over', async () => {
    await newClient(auth.url).signInWithOtp({ email: person.email });
    const { code } = await readLatest(database, auth, person.email);
    const never = () => new Promise<void>(() => {});
    const waiting = await startConfirmingAuth(database, {}, { wait: never });
    const shown = { type: 'email', email: person.email, token: code } as const;
    const { error } = await newClient(waiting.url).verifyOtp(shown);
    await waiting.stop();
    expect(error).toBeNull();
  });
});
