import { describe, expect, it } from 'vitest';
import { createKeyKeeper } from './idempotency-key.ts';

describe('createKeyKeeper', () => {
  it('keeps the key until the input changes', () => {
    let made = 0;
    const keyOf = createKeyKeeper(() => {
      made += 1;
      return `key ${made}`;
    });
    expect([keyOf('a'), keyOf('a'), keyOf('b'), keyOf('a')]).toEqual([
      'key 1',
      'key 1',
      'key 2',
      'key 3',
    ]);
  });

  it('makes keys that nobody else has', () => {
    const first = createKeyKeeper()('a');
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(createKeyKeeper()('a')).not.toBe(first);
  });
});
