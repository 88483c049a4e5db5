import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createStorage } from '../../testing/create-storage.ts';
import { markMailed, wasMailedLately } from './mail-pause.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the pause between two mails', () => {
  it('lasts a minute', () => {
    markMailed('ana@example.com', 1_000_000);
    expect(wasMailedLately('ana@example.com', 1_000_000)).toBe(true);
    expect(wasMailedLately('ana@example.com', 1_059_999)).toBe(true);
    expect(wasMailedLately('ana@example.com', 1_060_000)).toBe(false);
  });

  it('is for one address', () => {
    markMailed('ana@example.com', 1_000_000);
    expect(wasMailedLately('bob@example.com', 1_000_001)).toBe(false);
  });

  it('is not there before the first mail, nor when the clock was put back', () => {
    expect(wasMailedLately('ana@example.com', 1_000_000)).toBe(false);
    markMailed('ana@example.com', 1_000_000);
    expect(wasMailedLately('ana@example.com', 999_999)).toBe(false);
  });
});
