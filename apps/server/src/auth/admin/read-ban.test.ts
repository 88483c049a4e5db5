import { describe, expect, it } from 'vitest';
import { readBan } from './read-ban.ts';

const hour = 3_600_000;

describe('the duration of a ban', () => {
  it.each([
    ['none', 0],
    ['0', 0],
    ['0s', 0],
    ['24h', 24 * hour],
    ['1h30m', 1.5 * hour],
    ['1.5h', 1.5 * hour],
    ['300ms', 300],
    ['2h45m10s', 2.75 * hour + 10_000],
    ['876000h', 876_000 * hour],
  ])('%s is %d milliseconds', (text, milliseconds) => {
    expect(readBan(text)).toBe(milliseconds);
  });

  it.each(['', '24', 'h', '-1h', '1d', '1h 30m', 'forever', '1h30', '3000000h', 'NaNh', '1e9h'])(
    'is not %j',
    (text) => {
      expect(() => readBan(text)).toThrow('invalid format for ban duration');
    },
  );
});
