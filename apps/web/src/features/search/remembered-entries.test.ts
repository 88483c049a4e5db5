import { afterEach, describe, expect, it, vi } from 'vitest';
import { readRemembered, remember } from './remembered-entries.ts';

function useStorage(): Map<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  return kept;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what was used last', () => {
  it('comes newest first, each once, and at most five', () => {
    useStorage();
    for (const id of ['a', 'b', 'a', 'c', 'd', 'e', 'f']) {
      remember(id);
    }
    expect(readRemembered()).toEqual(['f', 'e', 'd', 'c', 'a']);
  });

  it('is nothing where nothing is stored, or where storing is blocked', () => {
    useStorage();
    expect(readRemembered()).toEqual([]);
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new Error('blocked');
      },
    });
    expect(readRemembered()).toEqual([]);
  });
});
