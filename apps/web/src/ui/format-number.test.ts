import { afterEach, describe, expect, it } from 'vitest';
import { followRegion } from '../i18n/languages.ts';
import { formatMoney, formatNumber, formatSeconds } from './format-number.ts';

afterEach(() => followRegion([]));

describe('formatMoney', () => {
  it('writes dollars as the region of the reader does, and names what could be mistaken for them', () => {
    const dollars = { amountMinor: 162_058_336, currency: 'USD' };
    followRegion(['es-MX']);
    expect(formatMoney(dollars, 'es')).toBe('$1,620,583.36');
    expect(formatMoney({ ...dollars, currency: 'MXN' }, 'es')).toMatch(/^MXN\s1,620,583\.36$/);
    followRegion(['es-ES']);
    expect(formatMoney(dollars, 'es')).toMatch(/^1\.620\.583,36\s\$$/);
  });

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
