import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../../platform/log/log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { authSettings } from '../settings.ts';
import { openBrowser } from '../testing/browser.ts';
import { type Away, leaveForProvider } from '../testing/leave-for-provider.ts';
import { type RunningAuth, startAuth } from '../testing/start-auth.ts';
import { type FakeProvider, startFakeProvider } from '../testing/start-fake-provider.ts';
import { callbackPage, published, site } from '../testing/visit-fake-provider.ts';

const { database } = useTestDatabase();
/** Takes every request and answers none. */
const silent = createServer(() => {});
const logged: string[] = [];
let auth: RunningAuth;
let fake: FakeProvider;

beforeAll(async () => {
  fake = await startFakeProvider();
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  const tokenUrl = `http://127.0.0.1:${address.port}/token`;
  const { endpoints } = fake.plain;
  auth = await startAuth(database, {
    log: openLog({ level: 'trace', destination: { write: (line) => void logged.push(line) } }),
    settings: authSettings({
      publicUrl: site,
      address: site,
      siteUrl: site,
      providers: [
        fake.openid,
        {
          ...fake.plain,
          id: 'notion',
          timeoutSeconds: 0.2,
          endpoints: endpoints.kind === 'oauth' ? { ...endpoints, tokenUrl } : endpoints,
        },
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
  Object.assign(fake.answers, {
    key: fake.publishedKey,
    algorithm: 'ES256',
    tokenStatus: 200,
    userInformation: {},
  });
});

const newBrowser = () => openBrowser({ published, actual: auth.url });
const readError = (address: URL) => address.searchParams.get('error_code');

/** Lets the provider answer for somebody, with what else the test wants in the id_token. */
function answerFor({ asked }: Away, change: Record<string, unknown> = {}): string {
  const sub = randomUUID();
  const email = `${sub}@example.com`;
  const known = { sub, email, email_verified: true, name: 'Ada', nonce: asked.get('nonce') };
  fake.answers.claims = { ...known, ...change };
  return `${published}/callback?code=one&state=${asked.get('state')}`;
}

const comeBack = async (away: Away, address: string, browser = away.browser): Promise<URL> =>
  (await browser.follow(address)).address;

describe('coming back', () => {
  it('shows the provider the verifier of its challenge', async () => {
    const away = await leaveForProvider(auth);
    const back = await comeBack(away, answerFor(away));
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
    expect(fake.exchanges.at(-1)).toMatchObject({
      code: 'one',
      redirect_uri: `${published}/callback`,
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
      client_secret: 'a secret',
    });
  });

  it('works as a form too, which comes without the mark at first', async () => {
    const away = await leaveForProvider(auth);
    const answered = new URL(answerFor(away));
    const response = await newBrowser().open(`${published}/callback`, {
      method: 'POST',
      body: answered.searchParams,
    });
    expect(response.status).toBe(303);
    const location = response.headers.get('location') ?? '';
    expect(location).toBe(answered.href);
    const back = await comeBack(away, location);
    expect(back.searchParams.get('code')).toMatch(/^[\w-]{43}$/);
  });

  it('is refused in another browser, and still possible in the right one', async () => {
    const away = await leaveForProvider(auth);
    const address = answerFor(away);
    const stranger = await comeBack(away, address, newBrowser());
    expect(stranger.href.startsWith(`${site}/?error=`)).toBe(true);
    expect(readError(stranger)).toBe('bad_oauth_state');
    const marked = await leaveForProvider(auth);
    expect(readError(await comeBack(away, address, marked.browser))).toBe('bad_oauth_state');
    expect((await comeBack(away, address)).searchParams.has('code')).toBe(true);
  });

  it('serves two tabs of one browser', async () => {
    const browser = newBrowser();
    const aways = [
      await leaveForProvider(auth, { browser }),
      await leaveForProvider(auth, { browser }),
    ];
    for (const away of aways) {
      expect((await comeBack(away, answerFor(away))).searchParams.has('code')).toBe(true);
    }
  });

  it('is refused with a wrong state, none, and one that was used', async () => {
    const away = await leaveForProvider(auth);
    const address = answerFor(away);
    for (const wrong of [
      `${address}x`,
      `${published}/callback?code=one`,
      `${published}/callback`,
    ]) {
      expect(readError(await comeBack(away, wrong))).toBe('bad_oauth_state');
    }
    expect((await comeBack(away, address)).searchParams.has('code')).toBe(true);
    expect(readError(await comeBack(away, address))).toBe('bad_oauth_state');
  });

  it('works once for two requests in the same moment', async () => {
    const away = await leaveForProvider(auth);
    const address = answerFor(away);
    const backs = await Promise.all([comeBack(away, address), comeBack(away, address)]);
    expect(backs.map(readError).sort()).toEqual(['bad_oauth_state', null]);
  });

  it('is refused after five minutes', async () => {
    const away = await leaveForProvider(auth);
    auth.clock.skippedSeconds = 301;
    const back = await comeBack(away, answerFor(away));
    expect(back.href.startsWith(`${callbackPage}?`)).toBe(true);
    expect(readError(back)).toBe('flow_state_expired');
  });

  it.each<[string, () => Promise<JWTPayload> | Record<string, unknown>]>([
    ['another nonce', () => ({ nonce: 'of another flow' })],
    ['no nonce', () => ({ nonce: undefined })],
    ['another audience', () => ({ aud: 'another client' })],
    ['another issuer', () => ({ iss: 'https://evil.example' })],
    ['an end that is over', () => ({ exp: 1 })],
    ['no subject', () => ({ sub: undefined })],
    [
      'the signature of another key',
      async () => {
        fake.answers.key = (await generateKeyPair('ES256')).privateKey;
        return {};
      },
    ],
    [
      'a signature made with the secret that we share',
      () => {
        fake.answers.key = new TextEncoder().encode('a secret'.padEnd(32, '!'));
        fake.answers.algorithm = 'HS256';
        return {};
      },
    ],
  ])('is refused when the id_token has %s', async (_, spoil) => {
    const away = await leaveForProvider(auth);
    const back = await comeBack(away, answerFor(away, await spoil()));
    expect(back.href.startsWith(`${callbackPage}?`)).toBe(true);
    expect(readError(back)).toBe('bad_oauth_callback');
    expect(back.searchParams.has('code')).toBe(false);
  });

  it('is refused when the answer names another issuer', async () => {
    const away = await leaveForProvider(auth);
    const address = `${answerFor(away)}&iss=${encodeURIComponent('https://evil.example')}`;
    expect(readError(await comeBack(away, address))).toBe('bad_oauth_callback');
  });

  it('is refused when the answer to a further question is about somebody else', async () => {
    const away = await leaveForProvider(auth);
    fake.answers.userInformation = { sub: 'somebody else', email: 'victim@example.com' };
    const address = answerFor(away, { email: undefined });
    expect(readError(await comeBack(away, address))).toBe('bad_oauth_callback');
  });

  it('tells apart a provider that is down from one that answers wrongly', async () => {
    const down = await leaveForProvider(auth);
    fake.answers.tokenStatus = 502;
    expect(readError(await comeBack(down, answerFor(down)))).toBe('service_unavailable');
    const wrong = await leaveForProvider(auth);
    fake.answers.tokenStatus = 400;
    expect(readError(await comeBack(wrong, answerFor(wrong)))).toBe('bad_oauth_callback');
    const slow = await leaveForProvider(auth, { provider: 'notion' });
    expect(readError(await comeBack(slow, answerFor(slow)))).toBe('service_unavailable');
  });

  it('hands on what the provider says only cleaned and cut', async () => {
    const away = await leaveForProvider(auth);
    const description = `<script>alert(1)</script>\u0000 ${'long '.repeat(100)}`;
    const query = new URLSearchParams({
      state: away.asked.get('state') ?? '',
      error: 'invalid_scope',
      error_description: description,
      error_uri: 'https://evil.example',
    });
    const back = await comeBack(away, `${published}/callback?${query}`);
    const shown = back.searchParams.get('error_description') ?? '';
    expect(shown).toMatch(/^The provider answered: invalid_scope scriptalert\(1\)/);
    expect(shown.length).toBeLessThan(240);
    expect(back.href).not.toContain('evil.example');
    expect(readError(back)).toBe('bad_oauth_callback');
  });

  it('leads to the site where our own house is out of order', async () => {
    const broken = await startAuth({
      ...database,
      asAuth: () => Promise.reject(new Error('no database')),
    });
    const response = await fetch(`${broken.url}/callback?code=one&state=two`, {
      redirect: 'manual',
    });
    await broken.stop();
    const address = new URL(response.headers.get('location') ?? '');
    expect(address.origin).toBe(site);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      error: 'server_error',
      error_code: 'unexpected_failure',
    });
  });

  it('writes nothing into the log that opens anything or names anybody', async () => {
    const away = await leaveForProvider(auth);
    answerFor(away, { nonce: 'wrong', email: 'secret-person@example.com' });
    const address = `${published}/callback?code=secret-code&state=${away.asked.get('state')}`;
    await comeBack(away, address);
    const text = logged.join('\n');
    expect(text).toContain('google');
    for (const secret of [
      'secret-person',
      'secret-code',
      away.asked.get('state') ?? '',
      'theirs',
    ]) {
      expect(text).not.toContain(secret);
    }
  });
});
