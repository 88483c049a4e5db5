import { describe, expect, it } from 'vitest';
import { formatMoney, formatNumber, formatSeconds } from './format-number.ts';

describe('formatMoney', () => {
  it('knows how many digits the currency has', () => {
    expect(formatMoney({ amountMinor: 123_456, currency: 'USD' }, 'en')).toBe('$1,234.56');
    expect(formatMoney({ amountMinor: 123_456, currency: 'JPY' }, 'en')).toBe('¥123,456');
    expect(formatMoney({ amountMinor: 5, currency: 'EUR' }, 'es')).toMatch(/^0,05\s€$/);
  });
});

describe('formatSeconds', () => {
  it('tells seconds, and minutes where there are any', () => {
    expect(formatSeconds(0, 'en')).toBe('0 sec');
    expect(formatSeconds(65, 'en')).toBe('1 min 5 sec');
    expect(formatSeconds(65, 'es')).toMatch(/^1\smin 5\ss$/);
  });
});

describe('formatNumber', () => {
  it('groups the digits', () => {
    expect(formatNumber(10_000, 'en')).toBe('10,000');
  });
});
