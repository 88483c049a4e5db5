import type { AuthChangeEvent, GoTrueClient } from '@supabase/auth-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import { createAuthClient } from './create-auth-client.ts';

const user = {
  id: '6f9619ff-8b86-4011-b42d-00c04fc964ff',
  aud: 'authenticated',
  email: 'ana@example.com',
  app_metadata: {},
  user_metadata: {},
  created_at: '2026-01-05T09:00:00.000Z',
};
const session = {
  access_token: 'head.e30.signature',
  token_type: 'bearer',
  expires_in: 3600,
  refresh_token: 'refresh',
  user,
};

/** A server that lets everybody in and out. */
function answer(url: string | URL | Request): Promise<Response> {
  const isSignOut = String(url).includes('/logout');
  return Promise.resolve(isSignOut ? new Response(null, { status: 204 }) : Response.json(session));
}

const clients: GoTrueClient[] = [];

/** A client as another tab has it: of the same storage, with its own ears. */
function openTab(): { client: GoTrueClient; next: () => Promise<AuthChangeEvent> } {
  const client = createAuthClient({ url: 'http://ringfence.test/auth/v1', headers: {} });
  clients.push(client);
  const heard: AuthChangeEvent[] = [];
  const waiting: ((event: AuthChangeEvent) => void)[] = [];
  client.onAuthStateChange((event) => {
    const take = waiting.shift();
    if (take === undefined) {
      heard.push(event);
    } else {
      take(event);
    }
  });
  return {
    client,
    next: () => {
      const event = heard.shift();
      return event === undefined
        ? new Promise((resolve) => waiting.push(resolve))
        : Promise.resolve(event);
    },
  };
}

beforeAll(() => {
  const page = { visibilityState: 'visible', addEventListener: () => {} };
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', {
    location: { href: 'http://ringfence.test/login' },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('fetch', answer);
  // The client warns of a second one in the same page, which here stands for another tab.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(async () => {
  for (const client of clients) {
    await client.stopAutoRefresh();
    await client.dispose();
  }
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('two tabs', () => {
  it('sign in and out together', async () => {
    const here = openTab();
    const there = openTab();
    expect([await here.next(), await there.next()]).toEqual(['INITIAL_SESSION', 'INITIAL_SESSION']);

    await here.client.signInWithPassword({ email: 'ana@example.com', password: 'lawful-minute' });
    expect(await there.next()).toBe('SIGNED_IN');
    expect((await there.client.getSession()).data.session?.user.id).toBe(user.id);

    await there.client.signOut({ scope: 'local' });
    expect(await here.next()).toBe('SIGNED_IN');
    expect(await here.next()).toBe('SIGNED_OUT');
    expect((await here.client.getSession()).data.session).toBeNull();
  });
});
