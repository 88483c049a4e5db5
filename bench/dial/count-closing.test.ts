import { describe, expect, it } from 'vitest';
import { countClosing } from './count-closing.ts';

const place = {
  country: 'GB',
  region: null,
  zone: 'Europe/London',
  prefix: '+4420',
  digits: 8,
  currency: 'GBP',
};
const closing = { place, closesAt: 1_010_000, silentFrom: 1_012_000 };
const every = (prefix: string, milliseconds: number, count: number, from: number) =>
  Array.from({ length: count }, (_, index) => ({
    reference: '',
    to: `${prefix}${from}${index}`,
    at: 1_000_000 + from + index * milliseconds,
  }));
const before = [...every('+4420', 200, 50, 0), ...every('+1808', 200, 50, 100)];

describe('a run in which a zone closes', () => {
  it('tells when it closed, and how fast the other went on', () => {
    expect(countClosing([...before, ...every('+1808', 100, 101, 10_000)], 10, closing)).toEqual(
      expect.objectContaining({
        calls: 201,
        closed_at_second: 10,
        calls_per_s_after: 10,
        silent_seconds: 0,
        silent_seconds_after: 0,
        late: 0,
      }),
    );
  });

  it('counts the seconds without a call to the open zone, whatever the other gets', () => {
    const held = [...before, ...every('+4420', 100, 30, 10_050), ...every('+1808', 100, 9, 13_000)];
    expect(countClosing(held, 10, closing)).toMatchObject({ silent_seconds: 3, late: 10 });
  });
});
