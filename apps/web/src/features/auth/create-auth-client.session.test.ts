import { type GoTrueClient, isAuthRetryableFetchError } from '@supabase/auth-js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import { createAuthClient } from './create-auth-client.ts';
import { sessionStorageKey } from './hold-session.ts';
import { readAccessToken } from './read-access-token.ts';

const start = Date.parse('2026-03-01T12:00:00.000Z');
const user = {
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  aud: 'authenticated',
  email: 'ana@example.com',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-05T09:00:00.000Z',
};

function createSession(secondsLeft: number) {
  return {
    access_token: 'head.e30.signature',
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at: start / 1000 + secondsLeft,
    refresh_token: 'refresh',
    user,
  };
}

/** Since the start, in milliseconds: when the server was asked for something. */
let asked: number[];
const clients: GoTrueClient[] = [];

/** With a session that ends in so many seconds, and a server that answers everything alike. */
async function openClient(secondsLeft: number | null, status: number): Promise<GoTrueClient> {
  if (secondsLeft !== null) {
    localStorage.setItem(sessionStorageKey, JSON.stringify(createSession(secondsLeft)));
  }
  vi.stubGlobal('fetch', async () => {
    asked.push(Date.now() - start);
    const body = status === 200 ? createSession(3600) : { code: 'refused', message: 'Refused' };
    return new Response(status === 204 ? null : JSON.stringify(body), { status });
  });
  const client = createAuthClient({ url: 'http://ringfence.test/auth/v1', headers: {} });
  clients.push(client);
  return client;
}

const keptSession = () => localStorage.getItem(sessionStorageKey);

beforeEach(() => {
  asked = [];
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('window', {
    location: { href: 'http://ringfence.test/login' },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  // The client warns of a second one in the same page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(async () => {
  for (const client of clients.splice(0)) {
    await client.stopAutoRefresh();
    await client.dispose();
  }
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the session', () => {
  it('is refreshed 90 seconds before it ends', async () => {
    await openClient(300, 200);
    await vi.advanceTimersByTimeAsync(209_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([210_000]);
  });

  it('is looked at every 30 seconds', async () => {
    await openClient(310, 200);
    await vi.advanceTimersByTimeAsync(209_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual([210_000]);
  });

  it('is not given out with less than 90 seconds left', async () => {
    const whole = await openClient(91, 200);
    await whole.stopAutoRefresh();
    await whole.getSession();
    expect(asked).toEqual([]);
    const ending = await openClient(89, 200);
    expect((await ending.getSession()).data.session?.expires_at).toBe(start / 1000 + 3600);
    expect(asked).toEqual([0]);
  });

  it('is tried again after 200 ms, then after twice as long, for 30 seconds', async () => {
    const client = await openClient(3600, 503);
    const refreshing = client.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toEqual([0, 200, 600, 1400, 3000, 6200, 12_600, 25_400]);
    expect((await refreshing).error).not.toBeNull();
  });

  it('is removed when it cannot be refreshed for good', async () => {
    await openClient(60, 400);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keptSession()).toBeNull();
  });

  it.each([502, 503, 504])('is kept when the server answers %i for the moment', async (status) => {
    const client = await openClient(60, status);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(keptSession()).not.toBeNull();
    const refreshing = client.refreshSession();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isAuthRetryableFetchError((await refreshing).error)).toBe(true);
  });

  it.each([502, 503, 504])(
    'goes on for pages while it holds, although refreshing is answered with %i',
    async (status) => {
      const client = await openClient(60, status);
      const reading = readAccessToken(client);
      await vi.advanceTimersByTimeAsync(1000);
      expect(await reading).toBe('head.e30.signature');
    },
  );

  it('is given out to nobody once it has ended and cannot be refreshed for the moment', async () => {
    const client = await openClient(-1, 503);
    const reading = readAccessToken(client).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isAuthRetryableFetchError(await reading)).toBe(true);
    expect(keptSession()).not.toBeNull();
  });

  it('is gone for pages once it was refused for good', async () => {
    const client = await openClient(60, 400);
    const reading = readAccessToken(client);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reading).toBeNull();
  });

  it('that is missing is reported in the words of the protocol', async () => {
    const client = await openClient(null, 200);
    expect((await client.getUser()).error?.message).toBe('Auth session missing!');
  });
});

describe('signing out', () => {
  it.each([401, 403, 404])('goes on where the server answers %i', async (status) => {
    const client = await openClient(3600, status);
    expect((await client.signOut({ scope: 'local' })).error).toBeNull();
    expect(keptSession()).toBeNull();
  });

  it('tells of any other answer', async () => {
    const client = await openClient(3600, 500);
    expect((await client.signOut({ scope: 'local' })).error?.status).toBe(500);
    expect(keptSession()).not.toBeNull();
  });
});
