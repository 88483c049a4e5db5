import { useCallback, useRef } from 'react';

/** A random key; `crypto.randomUUID` is missing where the page is not served securely. */
function createKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}

/** Gives the same key for as long as it is asked with the same input, and then a new one. */
export function createKeyKeeper(create: () => string = createKey): (input: string) => string {
  let kept: { input: string; key: string } | null = null;
  return (input) => {
    if (kept === null || kept.input !== input) {
      kept = { input, key: create() };
    }
    return kept.key;
  };
}

/**
 * The key of a write: pressing the button again after a lost answer sends the same key, so that
 * nothing is done twice.
 */
export function useIdempotencyKey(): (input: string) => string {
  const keeper = useRef<((input: string) => string) | null>(null);
  return useCallback((input: string) => {
    keeper.current ??= createKeyKeeper();
    return keeper.current(input);
  }, []);
}
