import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { openBrowser } from '../testing/browser.ts';
import { leaveForProvider } from '../testing/leave-for-provider.ts';
import { nameDeparture, newClient } from '../testing/new-client.ts';
import { type RunningAuth, startAuth } from '../testing/start-auth.ts';
import { type FakeProvider, startFakeProvider } from '../testing/start-fake-provider.ts';
import { callbackPage, published, site } from '../testing/visit-fake-provider.ts';
import type { ExternalProvider } from './provider.ts';

const { database } = useTestDatabase();
/** Takes every request and answers none. */
const silent = createServer(() => {});
let auth: RunningAuth;
let fake: FakeProvider;

beforeAll(async () => {
  fake = await startFakeProvider();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  const provide = (id: string, discoveryUrl: string, timeoutSeconds = 5): ExternalProvider => ({
    ...fake.openid,
    id,
    timeoutSeconds,
    endpoints: { kind: 'oidc', discoveryUrl, allowsHttp: true },
  });
  auth = await startAuth(database, {
    settings: authSettings({
      publicUrl: site,
      address: site,
      siteUrl: site,
      redirectUrls: ['https://docs.example.com/**'],
      providers: [
        fake.openid,
        provide('kakao', `${fake.origin}/.well-known/openid-configuration`),
        provide('twitch', fake.origin),
        provide('gitlab', `http://127.0.0.1:${address.port}`, 0.2),
        provide('slack', 'http://127.0.0.1:9'),
      ],
    }),
  });
});
afterAll(async () => {
  await auth.stop();
  await fake.stop();
  silent.closeAllConnections();
  silent.close();
  await once(silent, 'close');
});
beforeEach(() => {
  auth.clock.skippedSeconds = 0;
  auth.peer.address = '192.0.2.1';
  fake.answers.issuer = fake.origin;
  fake.answers.discoveryStatus = 200;
});

const newBrowser = () => openBrowser({ published, actual: auth.url });
const readError = (address: URL) => address.searchParams.get('error_code');

describe('leaving for a provider', () => {
  it('asks it for what is needed, and proves itself to it', async () => {
    const { asked } = await leaveForProvider(auth);
    expect(Object.fromEntries(asked)).toEqual({
      client_id: 'ringfence',
      response_type: 'code',
      redirect_uri: `${published}/callback`,
      scope: 'openid email',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
  });

  it('never believes what the request says of its own host', async () => {
    const headers = { 'x-forwarded-host': 'evil.example', host: 'evil.example' };
    const { asked } = await leaveForProvider(auth, { headers });
    expect(asked.get('redirect_uri')).toBe(`${published}/callback`);
  });

  it('hands on the wishes of the client, but none that changes the question', async () => {
    const query = new URLSearchParams({
      provider: 'google',
      scopes: 'calendar email',
      prompt: 'select_account',
      redirect_uri: 'https://evil.example',
      client_id: 'mallory',
      response_mode: 'fragment',
    });
    const response = await newBrowser().open(`${published}/authorize?${query}`);
    const asked = new URL(response.headers.get('location') ?? '').searchParams;
    expect(asked.get('scope')).toBe('openid email calendar');
    expect(asked.get('prompt')).toBe('select_account');
    expect(asked.getAll('redirect_uri')).toEqual([`${published}/callback`]);
    expect(asked.getAll('client_id')).toEqual(['ringfence']);
    expect(asked.has('response_mode')).toBe(false);
  });

  it('marks the browser with a cookie that no script and no other host can touch', async () => {
    const response = await newBrowser().open(`${published}/authorize?provider=google`);
    const [cookie = ''] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-ringfence-flow=[\w-]{43}; /);
    for (const part of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']) {
      expect(cookie).toContain(part);
    }
  });

  it.each([
    ['provider=unknown', 'Unsupported provider: provider is not enabled'],
    ['', 'Unsupported provider: provider is not enabled'],
    ['provider=google&code_challenge=abc', 'PKCE flow requires'],
    [
      `provider=google&code_challenge_method=plain&code_challenge=${'a'.repeat(43)}`,
      'code_challenge_method must be s256',
    ],
    ['provider=google&scopes=%22', 'scopes are not valid'],
  ])('refuses ?%s', async (query, message) => {
    const response = await newBrowser().open(`${published}/authorize?${query}`);
    expect(response.status).toBe(400);
    const body: unknown = await response.json();
    expect(body).toMatchObject({
      error_code: 'validation_failed',
      msg: expect.stringContaining(message),
    });
  });

  it('leads to the site where the address asked for is not allowed, and else there', async () => {
    const refuse = async (redirectTo: string) => {
      const { browser, asked } = await leaveForProvider(auth, { redirectTo });
      const query = new URLSearchParams({ state: asked.get('state') ?? '', error: 'no' });
      const response = await browser.open(`${published}/callback?${query}`);
      return response.headers.get('location');
    };
    expect(await refuse('https://evil.example/')).toMatch(/^https:\/\/calls\.example\.com\/\?/);
    const allowed = 'https://docs.example.com/start';
    expect(await refuse(allowed)).toMatch(/^https:\/\/docs\.example\.com\/start\?error=/);
  });

  it.each(['gitlab', 'slack'] as const)(
    'leads back when the provider does not answer (%s)',
    async (provider) => {
      const url = await nameDeparture(newClient(auth.url), provider, callbackPage);
      const { address } = await newBrowser().follow(url);
      expect(address.href).toContain(callbackPage);
      expect(Object.fromEntries(address.searchParams)).toMatchObject({
        error: 'temporarily_unavailable',
        error_code: 'service_unavailable',
      });
    },
  );

  it('asks the provider about itself once, and again after an hour', async () => {
    const path = '/.well-known/openid-configuration';
    await leaveForProvider(auth);
    const before = fake.asked.get(path) ?? 0;
    await leaveForProvider(auth);
    expect(fake.asked.get(path)).toBe(before);
    auth.clock.skippedSeconds = 3700;
    await leaveForProvider(auth);
    expect(fake.asked.get(path)).toBe(before + 1);
  });

  it('goes by what the provider said last for as long as it is silent', async () => {
    const path = '/.well-known/openid-configuration';
    const leave = async () =>
      (await leaveForProvider(auth, { provider: 'twitch' })).asked.get('client_id');
    expect(await leave()).toBe('ringfence');
    const before = fake.asked.get(path) ?? 0;
    fake.answers.discoveryStatus = 503;
    auth.clock.skippedSeconds = 3700;
    for (const count of [1, 1, 2, 3]) {
      expect(await leave()).toBe('ringfence');
      expect(fake.asked.get(path)).toBe(before + count);
      // Twice within a minute it is asked once.
      auth.clock.skippedSeconds += 31;
      if (count > 1) auth.clock.skippedSeconds += 31;
    }
    fake.answers.discoveryStatus = 200;
    expect(await leave()).toBe('ringfence');
    expect(await leave()).toBe('ringfence');
    expect(fake.asked.get(path)).toBe(before + 4);
  });

  it.each(['google', 'kakao'] as const)(
    'leads back when the provider names another issuer (%s)',
    async (provider) => {
      await leaveForProvider(auth, { provider });
      auth.clock.skippedSeconds = 9000;
      fake.answers.issuer = 'http://127.0.0.1:9';
      const url = await nameDeparture(newClient(auth.url), provider, callbackPage);
      expect(readError((await newBrowser().follow(url)).address)).toBe('bad_oauth_callback');
    },
  );

  it('is not done without end from one address', async () => {
    auth.peer.address = '192.0.2.99';
    const { external } = auth.services.settings.limits;
    const statuses = new Set<number>();
    for (let count = 0; count <= external.perAddress; count += 1) {
      statuses.add((await newBrowser().open(`${published}/authorize?provider=none`)).status);
    }
    expect([...statuses]).toEqual([400, 429]);
    const { address } = await newBrowser().follow(`${published}/callback?code=one&state=two`);
    expect(readError(address)).toBe('over_request_rate_limit');
  });
});
