import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import { createAuthClient } from './create-auth-client.ts';
import { leaveForProvider, takeProviderMark } from './leave-for-provider.ts';
import { findRememberedPage } from './remembered-page.ts';

const assign = vi.fn<(address: string) => void>();

beforeEach(() => {
  assign.mockReset();
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  vi.stubGlobal('document', { visibilityState: 'visible', addEventListener: () => {} });
  vi.stubGlobal('window', {
    location: { origin: 'https://ringfence.test', href: 'https://ringfence.test/login', assign },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  // The client warns of a second one in the same page.
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function leave(provider: string) {
  const client = createAuthClient({ url: 'https://ringfence.test/auth/v1', headers: {} });
  const hasLeft = await leaveForProvider(client, provider, '/calls/history');
  await client.stopAutoRefresh();
  await client.dispose();
  return hasLeft;
}

describe('leaving for another site to sign in there', () => {
  it('keeps a secret, sends its challenge along, and asks to come back to /auth/callback', async () => {
    expect(await leave('google')).toBe(true);
    const { pathname, searchParams } = new URL(assign.mock.calls[0]?.[0] ?? '');
    expect(pathname).toBe('/auth/v1/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      provider: 'google',
      redirect_to: 'https://ringfence.test/auth/callback',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 's256',
    });
  });

  it('remembers the page, and once that this tab has left', async () => {
    await leave('google');
    expect(findRememberedPage(null)).toBe('/calls/history');
    expect([takeProviderMark(), takeProviderMark()]).toEqual([true, false]);
  });

  it('goes nowhere by a name that is none', async () => {
    expect(await leave('google&redirect_to=//evil.example')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(takeProviderMark()).toBe(false);
  });
});
