import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longPassword, newEmail } from './auth/testing/made-up-people.ts';
import { newClient } from './auth/testing/new-client.ts';
import { createPerson, type RunningAuth, startAuth } from './auth/testing/start-auth.ts';
import { verifyAccessToken } from './auth/tokens/verify-access-token.ts';
import { useTestDatabase } from './testing/test-database.ts';

const { database, connectionString } = useTestDatabase();
const entry = fileURLToPath(new URL('./print-link.ts', import.meta.url));
const site = 'https://calls.example.com';
let auth: RunningAuth;

beforeAll(async () => {
  auth = await startAuth(database);
});
afterAll(() => auth.stop());

interface Printed {
  code: number;
  text: string;
}

/** `npm run sign-in-link`, without npm. */
function run(settings: Record<string, string>, ...parameters: string[]): Promise<Printed> {
  const assignments = Object.entries({ DATABASE_URL: connectionString, ...settings });
  const command = [
    ...assignments.map(([name, value]) => `${name}=${value}`),
    process.execPath,
    entry,
    ...parameters,
  ];
  return new Promise((resolve) => {
    execFile('env', command, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, text: `${stdout}${stderr}` }),
    );
  });
}

const readLink = ({ text }: Printed): URL => new URL(/https:\S+/.exec(text)?.[0] ?? '');

async function follow(link: URL) {
  const values = new URLSearchParams(link.hash.slice(1));
  const type = values.get('type') === 'invite' ? 'invite' : 'recovery';
  const client = newClient(auth.url);
  const { data, error } = await client.verifyOtp({
    type,
    token_hash: values.get('token_hash') ?? '',
  });
  return { client, data, error };
}

const rightsOf = async (accessToken: string | undefined) =>
  (await verifyAccessToken(auth.services, `Bearer ${accessToken}`)).email;

describe('a link that the operator prints', () => {
  it('makes an account, whose person chooses a password and has proven the address', async () => {
    const email = newEmail();
    const printed = await run({ PUBLIC_URL: site }, email.toUpperCase());
    const link = readLink(printed);
    expect(printed).toMatchObject({ code: 0, text: expect.stringContaining('account was made') });
    expect(link.href.startsWith(`${site}/auth/new-password#token_hash=`)).toBe(true);
    const { client, data } = await follow(link);
    expect(data.user?.email).toBe(email);
    expect(await rightsOf(data.session?.access_token)).toBe(email);
    expect((await client.updateUser({ password: longPassword })).error).toBeNull();
    const again = newClient(auth.url).signInWithPassword({ email, password: longPassword });
    expect((await again).error).toBeNull();
    expect((await follow(link)).error?.code).toBe('otp_expired');
  });

  it('proves nothing before it is followed, and ends after an hour', async () => {
    const email = newEmail();
    const link = readLink(await run({ PUBLIC_URL: site }, email));
    const { error } = await newClient(auth.url).signUp({ email, password: longPassword });
    expect(error?.code).toBe('user_already_exists');
    auth.clock.skippedSeconds = 3601;
    expect((await follow(link)).error?.code).toBe('otp_expired');
    auth.clock.skippedSeconds = 0;
  });

  it('leads somebody into the account they have', async () => {
    const person = await createPerson(database);
    const printed = await run({ SITE_URL: site }, person.email);
    expect(printed.text).toContain('There is an account already.');
    expect((await follow(readLink(printed))).data.user?.id).toBe(person.id);
  });

  it.each([
    [[], {}, 'name one address'],
    [['ann'], {}, 'Unable to validate email address'],
    [['ann@example.com'], { AUTH_URL: 'https://x.supabase.co/auth/v1' }, 'sign in at AUTH_URL'],
  ])('is not printed for %j with %j', async (parameters, settings, sentence) => {
    const printed = await run({ ...settings }, ...parameters);
    expect(printed).toEqual({ code: 1, text: expect.stringContaining(sentence) });
    expect(printed.text).not.toContain('    at ');
  });
});
