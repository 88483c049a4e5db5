import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { longPassword, newEmail } from '../testing/made-up-people.ts';
import { type Client, newClient } from '../testing/new-client.ts';
import { type RunningAuth, startAuth } from '../testing/start-auth.ts';
import { readLatest, startConfirmingAuth } from '../testing/start-confirming-auth.ts';
import { verifyAccessToken } from '../tokens/verify-access-token.ts';

const { database } = useTestDatabase();
/** Before mail was set up here, and after. */
let before: RunningAuth;
let after: RunningAuth;

beforeAll(async () => {
  before = await startAuth(database);
  after = await startConfirmingAuth(database);
});
afterAll(async () => {
  await before.stop();
  await after.stop();
});

async function takeAddress(email: string): Promise<Client> {
  const client = newClient(before.url);
  expect((await client.signUp({ email, password: longPassword })).error).toBeNull();
  return client;
}

async function rightsOf(client: Client): Promise<string> {
  const token = (await client.getSession()).data.session?.access_token;
  return (await verifyAccessToken(after.services, `Bearer ${token}`)).email;
}

describe('an address that was taken while nobody had to prove it', () => {
  it('carries no rights, also once mails confirm addresses', async () => {
    const email = newEmail();
    const client = await takeAddress(email);
    expect(await rightsOf(client)).toBe('');
    const again = newClient(after.url);
    expect((await again.signInWithPassword({ email, password: longPassword })).error).toBeNull();
    expect(await rightsOf(again)).toBe('');
  });

  it.each(['recovery', 'magiclink'] as const)(
    'belongs to the person who answers a mail (%s), and to nobody else any more',
    async (type) => {
      const email = newEmail();
      const mallory = await takeAddress(email);
      const { data } = await mallory.getUser();
      await database.asAuth((transaction) =>
        transaction.all(
          testStatement(
            `insert into auth.identities (user_id, provider, provider_id)
             values ($1::uuid, 'google', $1::uuid::text)`,
            {},
          ),
          [data.user?.id],
        ),
      );
      const owner = newClient(after.url);
      if (type === 'recovery') await owner.resetPasswordForEmail(email);
      else await owner.signInWithOtp({ email });
      const { linkToken } = await readLatest(database, after, email);
      const shown = await owner.verifyOtp({ type, token_hash: linkToken });
      expect(shown.error).toBeNull();
      expect(shown.data.user?.identities?.map(({ provider }) => provider)).toEqual(['email']);
      expect(await rightsOf(owner)).toBe(email);
      expect((await mallory.getUser()).error?.message).toBe('Auth session missing!');
      const attempt = await newClient(after.url).signInWithPassword({
        email,
        password: longPassword,
      });
      expect(attempt.error?.code).toBe('invalid_credentials');
    },
  );

  it('loses its proof when it is changed for one that nobody proves', async () => {
    const email = newEmail();
    const owner = newClient(after.url);
    await owner.signInWithOtp({ email });
    const { linkToken } = await readLatest(database, after, email);
    await owner.verifyOtp({ type: 'magiclink', token_hash: linkToken });
    expect(await rightsOf(owner)).toBe(email);
    const client = newClient(before.url);
    const { data } = await owner.getSession();
    await client.setSession({
      access_token: data.session?.access_token ?? '',
      refresh_token: data.session?.refresh_token ?? '',
    });
    expect((await client.updateUser({ email: newEmail() })).error).toBeNull();
    expect(await rightsOf(owner)).toBe('');
  });
});
