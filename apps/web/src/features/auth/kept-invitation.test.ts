import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import {
  findKeptInvitation,
  findNextPage,
  forgetKeptInvitation,
  forgetOldInvitation,
  keepInvitation,
} from './kept-invitation.ts';

const page = '/invitation#token=the-secret';
const email = 'ada@harbor.example';

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00.000Z') });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the invitation that somebody registers with', () => {
  it('is there for them in any tab, until it is forgotten', () => {
    keepInvitation(page, email);
    expect(findKeptInvitation('Ada@Harbor.example')).toBe(page);
    forgetKeptInvitation();
    expect(findKeptInvitation(email)).toBeNull();
  });

  it('is where they are led, unless they asked for another page', () => {
    expect(findNextPage(null, email)).toBe('/dashboard');
    keepInvitation(page, email);
    expect(findNextPage(null, email)).toBe(page);
    expect(findNextPage({ from: '/calls/history' }, email)).toBe('/calls/history');
  });

  it('is there for nobody else', () => {
    keepInvitation(page, email);
    expect(findKeptInvitation('bob@harbor.example')).toBeNull();
  });

  it('is there for an hour', () => {
    keepInvitation(page, email);
    vi.advanceTimersByTime(60 * 60 * 1000 - 1);
    expect(findKeptInvitation(email)).toBe(page);
    forgetOldInvitation();
    expect(localStorage.getItem('ringfence-invitation')).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(findKeptInvitation(email)).toBeNull();
    forgetOldInvitation();
    expect(localStorage.getItem('ringfence-invitation')).toBeNull();
  });

  it.each(['/dashboard', '/invitations', '//example.com/invitation#token=a'])(
    'is no other page, such as %s',
    (other) => {
      keepInvitation(other, email);
      expect(localStorage.getItem('ringfence-invitation')).toBeNull();
    },
  );

  it.each(['{', 'null', '{"page":"//example.com","email":"ada@harbor.example","until":9e15}'])(
    'is not taken from a storage that holds %s',
    (held) => {
      localStorage.setItem('ringfence-invitation', held);
      expect(findKeptInvitation(email)).toBeNull();
    },
  );
});
