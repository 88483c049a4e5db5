import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';
import { authSettings } from '../settings.ts';
import { type Browser, openBrowser } from '../testing/browser.ts';
import { type Client, nameDeparture, newClient } from '../testing/new-client.ts';
import { type RunningAuth, startAuth } from '../testing/start-auth.ts';
import {
  type RunningProvider,
  signInAtProvider,
  startOpenidProvider,
} from '../testing/start-openid-provider.ts';

const site = 'https://calls.example.com';
const published = `${site}/auth/v1`;
const { database } = useTestDatabase();
let auth: RunningAuth;
let openid: RunningProvider;

beforeAll(async () => {
  openid = await startOpenidProvider(`${published}/callback`);
  auth = await startAuth(database, {
    settings: authSettings({
      publicUrl: site,
      address: site,
      siteUrl: site,
      providers: [openid.provider],
    }),
  });
});
afterAll(async () => {
  await auth.stop();
  await openid.stop();
});

const newBrowser = (): Browser => openBrowser({ published, actual: auth.url });

function addPerson(change: Partial<{ email: string; email_verified: boolean; name: string }> = {}) {
  const login = randomUUID();
  const person = { email: `${login}@example.com`, email_verified: true, name: 'Ada Byron' };
  openid.people.set(login, { ...person, ...change });
  return { login, email: person.email };
}

const begin = (client: Client) =>
  nameDeparture(client, 'keycloak', `${site}/auth/callback?next=%2Fcalls`);

describe('signing in at a real provider', () => {
  it('goes the whole round with PKCE: away, there, back, and the code for a session', async () => {
    const { login, email } = addPerson();
    const client = newClient(auth.url);
    const back = await signInAtProvider(newBrowser(), await begin(client), login);
    expect(back.origin + back.pathname).toBe(`${site}/auth/callback`);
    expect(back.searchParams.get('next')).toBe('/calls');
    expect(back.hash).toBe('');
    const code = back.searchParams.get('code') ?? '';
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.session).toMatchObject({ provider_token: expect.any(String) });
    expect(data.user).toMatchObject({
      email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'keycloak', providers: ['keycloak'] },
      user_metadata: { full_name: 'Ada Byron', name: 'Ada Byron' },
      identities: [
        {
          provider: 'keycloak',
          id: login,
          email,
          identity_data: { sub: login, email, email_verified: true },
        },
      ],
    });
    const claims = decodeJwt(data.session?.access_token ?? '');
    expect(claims).toMatchObject({ sub: data.user?.id, aal: 'aal1', amr: [{ method: 'oauth' }] });
    const profile = await database.asSystem((transaction) =>
      transaction.first(
        testStatement('select email, full_name from profiles where id = $1', {
          email: 'text',
          full_name: 'text',
        }),
        [data.user?.id],
      ),
    );
    expect(profile).toEqual({ email, full_name: 'Ada Byron' });
    const again = await client.exchangeCodeForSession(code);
    expect(again.error).not.toBeNull();
  });

  it('finds the same user again, and leaves the name that they have chosen since', async () => {
    const { login } = addPerson();
    const [first, second] = [newClient(auth.url), newClient(auth.url)];
    const signIn = async (client: Client) => {
      const back = await signInAtProvider(newBrowser(), await begin(client), login);
      return (await client.exchangeCodeForSession(back.searchParams.get('code') ?? '')).data.user;
    };
    const before = await signIn(first);
    await database.asAuth((transaction) =>
      transaction.all(
        testStatement(
          `update auth.users set user_metadata = '{"full_name": "Ada Lovelace"}' where id = $1`,
          {},
        ),
        [before?.id],
      ),
    );
    const after = await signIn(second);
    expect(after?.id).toBe(before?.id);
    expect(after?.identities).toHaveLength(1);
    expect(after?.user_metadata).toMatchObject({ full_name: 'Ada Lovelace', name: 'Ada Byron' });
  });

  it('gives the session in the fragment to a client without a challenge', async () => {
    const { login, email } = addPerson();
    const client = newClient(auth.url, { flowType: 'implicit' });
    const back = await signInAtProvider(newBrowser(), await begin(client), login);
    expect(back.searchParams.has('code')).toBe(false);
    const fragment = new URLSearchParams(back.hash.slice(1));
    expect(fragment.get('token_type')).toBe('bearer');
    expect(Number(fragment.get('expires_in'))).toBe(3600);
    expect(fragment.get('provider_token')).toEqual(expect.any(String));
    const { data, error } = await client.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  it('tells why nobody was signed in when the person says no over there', async () => {
    const browser = newBrowser();
    const client = newClient(auth.url);
    const shown = await browser.follow(await begin(client));
    const { address } = await browser.follow(`${shown.address.href}/abort`);
    const refusal = {
      error: 'access_denied',
      error_code: 'access_denied',
      error_description: 'The provider was not given the permission',
    };
    expect(Object.fromEntries(address.searchParams)).toEqual({ next: '/calls', ...refusal });
    expect(Object.fromEntries(new URLSearchParams(address.hash.slice(1)))).toEqual(refusal);
  });
});
