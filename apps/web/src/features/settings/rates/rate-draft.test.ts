import { describe, expect, it } from 'vitest';
import { draftRate, otherCountries, readRate } from './rate-draft.ts';

const rate = {
  country: 'US',
  currency: 'USD',
  perMinuteMicro: 14_000,
  perCallMicro: 0,
  incrementSeconds: 6,
};
const draft = draftRate({ id: '1', ...rate });

describe('a rate in its form', () => {
  it('is read as it was drafted', () => {
    expect(draft.perMinute).toBe('0.014');
    expect(readRate(draft)).toEqual({ rate, faults: null });
  });

  it('counts for every other country where that is chosen', () => {
    const other = draftRate({ id: '1', ...rate, country: null });
    expect(other.country).toBe(otherCountries);
    expect(readRate(other).rate?.country).toBeNull();
  });

  it('takes a comma before the decimals', () => {
    expect(readRate({ ...draft, perMinute: '0,02' }).rate?.perMinuteMicro).toBe(20_000);
  });

  it('says what is missing from a new one', () => {
    const { faults } = readRate(draftRate(null));
    expect(faults === null ? null : [...faults]).toEqual([
      ['country', 'country'],
      ['perMinute', 'amount'],
    ]);
  });

  it.each([
    ['perMinute', '-1'],
    ['perMinute', '1000.000001'],
    ['perCall', 'free'],
    ['incrementSeconds', '0'],
    ['incrementSeconds', '3601'],
    ['incrementSeconds', '1.5'],
    ['currency', ''],
  ] as const)('refuses %s “%s”', (field, value) => {
    const { faults } = readRate({ ...draft, [field]: value });
    expect(faults?.has(field)).toBe(true);
  });
});
