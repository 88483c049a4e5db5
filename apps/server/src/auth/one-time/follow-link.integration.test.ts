import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { newClient } from '../testing/new-client.ts';
import {
  createPerson,
  type Person,
  type RunningAuth,
  readSessionCounts,
} from '../testing/start-auth.ts';
import {
  followToSite,
  liftLimits,
  readFragment,
  readLatest,
  site,
  startConfirmingAuth,
} from '../testing/start-confirming-auth.ts';

const { database } = useTestDatabase();
let auth: RunningAuth;
let person: Person;

beforeAll(async () => {
  auth = await startConfirmingAuth(database, { redirectUrls: ['https://app.example.org/*'] });
});
afterAll(() => auth.stop());
beforeEach(async () => {
  auth.clock.skippedSeconds = 0;
  person = await createPerson(database);
});

const latest = (recipient = person.email) => readLatest(database, auth, recipient);
const expired = {
  error: 'access_denied',
  error_code: 'otp_expired',
  error_description: 'Email link is invalid or has expired',
};

async function askForLink(flowType: 'pkce' | 'implicit', emailRedirectTo?: string) {
  const client = newClient(auth.url, { flowType });
  const options = emailRedirectTo === undefined ? {} : { emailRedirectTo };
  await client.signInWithOtp({ email: person.email, options });
  return { client, ...(await latest()) };
}

describe('the link of a client with a challenge', () => {
  it('leads back with a code that this client alone can use, once', async () => {
    const { client, link, linkToken } = await askForLink('pkce', `${site}/auth/callback?next=1`);
    expect(linkToken).toMatch(/^pkce_[\w-]{43}$/);
    const back = await followToSite(link);
    expect(`${back.origin}${back.pathname}`).toBe(`${site}/auth/callback`);
    expect(back.hash).toBe('');
    expect(back.searchParams.get('next')).toBe('1');
    const code = back.searchParams.get('code') ?? '';
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 0 });
    const { data, error } = await client.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.id).toBe(person.id);
    const claims = decodeJwt(data.session?.access_token ?? '');
    expect(claims).toMatchObject({ amr: [{ method: 'magiclink' }] });

    const again = await followToSite(link);
    expect(Object.fromEntries(again.searchParams)).toEqual({ next: '1', ...expired });
    expect(readFragment(again)).toEqual(expired);
  });

  it('is worth nothing to another client, and the code is spent by the try', async () => {
    const { client, link } = await askForLink('pkce');
    const other = await askForLink('pkce');
    expect((await followToSite(link)).searchParams.get('error_code')).toBe('otp_expired');
    const code = (await followToSite(other.link)).searchParams.get('code') ?? '';
    const stolen = await client.exchangeCodeForSession(code);
    expect(stolen.error).toMatchObject({ status: 400, code: 'bad_code_verifier' });
    const late = await other.client.exchangeCodeForSession(code);
    expect(late.error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
  });

  it('leads to a code that ends after five minutes', async () => {
    const { client, link } = await askForLink('pkce');
    const code = (await followToSite(link)).searchParams.get('code') ?? '';
    auth.clock.skippedSeconds = 301;
    const { error } = await client.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 422, code: 'flow_state_expired' });
  });

  it('leaves its person the code in the mail when a scanner has followed it first', async () => {
    const { link, code } = await askForLink('pkce');
    await followToSite(link);
    const client = newClient(auth.url);
    const typed = { type: 'email', email: person.email, token: code } as const;
    expect((await client.verifyOtp(typed)).error).toBeNull();
    expect((await client.verifyOtp(typed)).error?.code).toBe('otp_expired');
  });

  it('takes the code in the mail with it once a session has come of it', async () => {
    const { client, link, code } = await askForLink('pkce');
    const flowCode = (await followToSite(link)).searchParams.get('code') ?? '';
    expect((await client.exchangeCodeForSession(flowCode)).error).toBeNull();
    const typed = { type: 'email', email: person.email, token: code } as const;
    expect((await newClient(auth.url).verifyOtp(typed)).error?.code).toBe('otp_expired');
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });

  it('gives one code to two who follow it at once', async () => {
    const { link } = await askForLink('pkce');
    const all = await Promise.all(Array.from({ length: 4 }, () => followToSite(link)));
    expect(all.filter((back) => back.searchParams.has('code'))).toHaveLength(1);
  });

  it('confirms a sign-up from register to sign-in', async () => {
    const email = `new-${randomUUID()}@example.com`;
    const client = newClient(auth.url);
    const emailRedirectTo = `${site}/auth/callback`;
    const password = 'correct horse battery';
    await client.signUp({ email, password, options: { emailRedirectTo } });
    const back = await followToSite((await latest(email)).link);
    const exchanged = await client.exchangeCodeForSession(back.searchParams.get('code') ?? '');
    expect(exchanged.data.user).toMatchObject({ email, email_confirmed_at: expect.any(String) });
    expect((await newClient(auth.url).signInWithPassword({ email, password })).error).toBeNull();
  });
});

describe('the link of a client without a challenge', () => {
  it('leads back with a session in the fragment, where no server sees it', async () => {
    const { link, linkToken, code } = await askForLink('implicit');
    expect(linkToken).toMatch(/^[\w-]{43}$/);
    const back = await followToSite(link);
    expect(back.search).toBe('');
    const fragment = readFragment(back);
    expect(fragment).toEqual({
      access_token: expect.any(String),
      expires_at: expect.stringMatching(/^\d+$/),
      expires_in: '3600',
      refresh_token: expect.any(String),
      token_type: 'bearer',
      type: 'magiclink',
    });
    const client = newClient(auth.url, { flowType: 'implicit' });
    const session = await client.setSession({
      access_token: fragment.access_token ?? '',
      refresh_token: fragment.refresh_token ?? '',
    });
    expect(session.data.user?.id).toBe(person.id);
    const typed = { type: 'email', email: person.email, token: code } as const;
    expect((await client.verifyOtp(typed)).error?.code).toBe('otp_expired');
  });

  it('gives one session to two who follow it at once', async () => {
    const { link } = await askForLink('implicit');
    const all = await Promise.all(Array.from({ length: 4 }, () => followToSite(link)));
    const sessions = all.filter((back) => readFragment(back).access_token !== undefined);
    expect(sessions).toHaveLength(1);
    expect(await readSessionCounts(database, person.id)).toMatchObject({ sessions: 1 });
  });
});

describe('a link', () => {
  it('is good for an hour', async () => {
    const { link } = await askForLink('pkce');
    auth.clock.skippedSeconds = 3601;
    expect((await followToSite(link)).searchParams.get('error_code')).toBe('otp_expired');
    auth.clock.skippedSeconds = 3590;
    expect((await followToSite(link)).searchParams.has('code')).toBe(true);
  });

  it.each([
    ['a look at its head', { method: 'HEAD' }, 200],
    ['a browser that fetches ahead', { headers: { 'sec-purpose': 'prefetch;prerender' } }, 503],
    ['an older one', { headers: { purpose: 'prefetch' } }, 503],
  ])('is not used up by %s', async (_, init, status) => {
    const { link } = await askForLink('implicit');
    const response = await fetch(link, { ...init, redirect: 'manual' });
    expect(response.status).toBe(status);
    expect(response.headers.get('location')).toBeNull();
    expect(readFragment(await followToSite(link))).toHaveProperty('access_token');
  });

  it.each([
    ['another site', 'https://evil.example.net/x', `${site}/`],
    ['a script', 'javascript:alert(1)', `${site}/`],
    ['an allowed address', 'https://app.example.org/welcome', 'https://app.example.org/welcome'],
    ['a page of the site', `${site}/auth/new-password?a=b&c=d`, `${site}/auth/new-password`],
  ])('that was asked to lead to %s leads where it may', async (_, asked, expected) => {
    const { link } = await askForLink('implicit', asked);
    const back = await followToSite(link);
    expect(`${back.origin}${back.pathname}`).toBe(expected);
  });

  it('leads nowhere else when its address is changed on the way', async () => {
    const { link } = await askForLink('pkce');
    const changed = new URL(link);
    changed.searchParams.set('redirect_to', 'https://evil.example.net/');
    const response = await fetch(changed, {
      redirect: 'manual',
      headers: { 'x-forwarded-host': 'evil.example.net' },
    });
    expect(response.headers.get('location')).toMatch(new RegExp(`^${site}/\\?code=`));
  });

  it('of one purpose is not one of another', async () => {
    const { link } = await askForLink('pkce');
    for (const type of ['recovery', 'signup', 'invite', 'email_change', 'sms']) {
      const changed = new URL(link);
      changed.searchParams.set('type', type);
      expect((await followToSite(changed.href)).searchParams.get('error_code')).toBe('otp_expired');
    }
  });

  it.each([
    ['', 'validation_failed'],
    ['token=x', 'validation_failed'],
    ['token=x&type=magic', 'validation_failed'],
    ['type=signup', 'validation_failed'],
    ['token=x&type=signup', 'otp_expired'],
  ])('with the query %j leads back with an error', async (query, code) => {
    const back = await followToSite(`${auth.url}/verify?${query}`);
    expect(back.origin).toBe(site);
    expect(back.searchParams.get('error_code')).toBe(code);
    expect(readFragment(back)).toEqual(Object.fromEntries(back.searchParams));
  });

  it('leads back when the fault is ours, and the log tells it', async () => {
    const silent = () => {};
    const errors: unknown[] = [];
    const error = (detail: unknown) => void errors.push(detail);
    const log = { debug: silent, info: silent, warn: silent, error };
    const asAuth = () => Promise.reject(new Error('no database'));
    const broken = await startConfirmingAuth({ ...database, asAuth }, {}, { log });
    const back = await followToSite(`${broken.url}/verify?token=x&type=signup`);
    await broken.stop();
    expect(back.origin).toBe(site);
    expect(back.searchParams.get('error')).toBe('server_error');
    expect(back.searchParams.get('error_code')).toBe('unexpected_failure');
    expect(back.href).not.toContain('database');
    expect(errors).toHaveLength(1);
  });

  it('may not be tried without end', async () => {
    const limits = liftLimits({ verify: { windowSeconds: 300, perAddress: 1, perAccount: 1 } });
    const limited = await startConfirmingAuth(database, { limits });
    limited.peer.address = '198.51.100.8';
    const follow = () => followToSite(`${limited.url}/verify?token=x&type=signup`);
    await follow();
    const back = await follow();
    await limited.stop();
    expect(back.searchParams.get('error_code')).toBe('over_request_rate_limit');
  });
});
