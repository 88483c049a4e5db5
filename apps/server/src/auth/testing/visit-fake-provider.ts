import type { JWTPayload } from 'jose';
import { type Browser, openBrowser } from './browser.ts';
import { type Client, nameDeparture, newClient } from './new-client.ts';
import type { RunningAuth } from './start-auth.ts';
import type { FakeProvider } from './start-fake-provider.ts';

export const site = 'https://calls.example.com';
export const published = `${site}/auth/v1`;
export const callbackPage = `${site}/auth/callback`;

export interface Visit {
  provider?: 'google' | 'github' | 'gitlab';
  /** What the id_token of the provider says, its own standing claims aside. */
  claims?: JWTPayload;
  client?: Client;
  browser?: Browser;
  /** Where the browser is sent; the client's own address by default. */
  departure?: string | undefined;
}

/** Signs in at a provider that says what the test wants, and answers where that leads. */
export async function visitFakeProvider(
  auth: RunningAuth,
  fake: FakeProvider,
  visit: Visit = {},
): Promise<{ client: Client; back: URL }> {
  const { provider = 'google', claims = {}, client = newClient(auth.url) } = visit;
  const browser = visit.browser ?? openBrowser({ published, actual: auth.url });
  const departure = visit.departure ?? (await nameDeparture(client, provider, callbackPage));
  const asked = departure.startsWith(fake.origin)
    ? departure
    : ((await browser.open(departure)).headers.get('location') ?? '');
  const parameters = new URL(asked).searchParams;
  fake.answers.claims = { ...claims, nonce: parameters.get('nonce') };
  const state = parameters.get('state');
  const { address } = await browser.follow(`${published}/callback?code=one&state=${state}`);
  return { client, back: address };
}

/** The same, up to the session. */
export async function signInAtFakeProvider(
  auth: RunningAuth,
  fake: FakeProvider,
  visit: Visit = {},
) {
  const { client, back } = await visitFakeProvider(auth, fake, visit);
  const code = back.searchParams.get('code');
  if (code === null) throw new Error(`nobody was signed in: ${back.href}`);
  const { data, error } = await client.exchangeCodeForSession(code);
  if (error !== null) throw error;
  return { client, user: data.user, session: data.session };
}
