import { describe, expect, it } from 'vitest';
import { hashSecret, makeSecret, readSecret } from './key-secret.ts';

describe('the secret of a key', () => {
  it('is read back from the header it is sent in, and never twice the same', () => {
    const one = makeSecret();
    const other = makeSecret();
    expect(readSecret(`Bearer ${one.secret}`)).toBe(one.secret);
    expect(readSecret(`bearer  ${one.secret} `)).toBe(one.secret);
    expect(one.secret).not.toBe(other.secret);
    expect(one.hash).toEqual(hashSecret(one.secret));
    expect(one.prefix).toHaveLength(10);
  });

  it.each([null, '', 'Bearer ', 'Bearer eyJhbGciOi.eyJ.abc', 'Basic cmZrX2E6', 'Bearer rfk_short'])(
    'is not what another header carries: %j',
    (header) => {
      expect(readSecret(header)).toBeUndefined();
    },
  );
});
