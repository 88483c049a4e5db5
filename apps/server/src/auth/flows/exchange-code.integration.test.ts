import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { type Client, newClient } from '../testing/new-client.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readActivity,
} from '../testing/start-auth.ts';
import { followToSite, readLatest, startConfirmingAuth } from '../testing/start-confirming-auth.ts';

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

/** The code that somebody gets who follows the link of a mail. */
async function obtainCode(client: Client): Promise<string> {
  await client.signInWithOtp({ email: person.email });
  const { link } = await readLatest(database, auth, person.email);
  return (await followToSite(link)).searchParams.get('code') ?? '';
}

const change = (text: string) =>
  database.asAuth((transaction) => transaction.all(testStatement(text, {}), [person.id]));

describe('a code that is refused', () => {
  it.each<[string, string, (client: Client, code: string) => Promise<Client>]>([
    [
      'bad_code_verifier',
      'that of another client',
      async () => {
        const other = newClient(auth.url);
        await other.signInWithOtp({ email: person.email });
        return other;
      },
    ],
    [
      'flow_state_expired',
      'late',
      async (client) => {
        auth.clock.skippedSeconds = 301;
        return client;
      },
    ],
    [
      'user_banned',
      'of somebody banned',
      async (client) => {
        await change(`update auth.users set banned_until = now() + '1 hour' where id = $1`);
        return client;
      },
    ],
  ])('with %s, because it is %s, is an entry in the record of its person', async (...given) => {
    const [expected, , spoil] = given;
    const client = newClient(auth.url);
    const code = await obtainCode(client);
    const shower = await spoil(client, code);
    const { error } = await shower.exchangeCodeForSession(code);
    expect(error?.code).toBe(expected);
    const entries = await readActivity(database, person.organizationIds[0]);
    expect(entries).toEqual([
      expect.objectContaining({
        action: 'profile.sign_in_failed',
        detail: { method: 'magiclink' },
        subject_id: person.id,
      }),
    ]);
  });
});

describe('a code shown by a browser that did not begin the flow', () => {
  const show = async (code: string) => {
    const response = await fetch(`${auth.url}/token?grant_type=pkce`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ auth_code: code, code_verifier: 'elsewhere' }),
    });
    return response.headers.get('x-sb-error-code');
  };

  it('is distinguished from an invented one, signs nobody in, and is no failed sign-in', async () => {
    const code = await obtainCode(newClient(auth.url));
    expect(await show(code)).toBe('bad_code_verifier');
    expect(await show('invented')).toBe('flow_state_not_found');
    expect(await readActivity(database, person.organizationIds[0])).toEqual([]);
  });
});
