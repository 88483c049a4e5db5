import { afterEach, describe, expect, it } from 'vitest';
import { followRegion } from '../i18n/languages.ts';
import {
  formatCost,
  formatCosts,
  formatMoney,
  formatNumber,
  formatSeconds,
} from './format-number.ts';

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

describe('what calls cost', () => {
  it('is exact to a hundredth of a cent for one call', () => {
    expect(formatCost({ amountMicro: 14_000, currency: 'USD' }, 'en')).toBe('$0.014');
    expect(formatCost({ amountMicro: 700, currency: 'USD' }, 'en')).toBe('$0.0007');
    expect(formatCost({ amountMicro: 1_500_000, currency: 'USD' }, 'en')).toBe('$1.50');
    expect(formatCost({ amountMicro: 12_500_000, currency: 'JPY' }, 'en')).toBe('¥12.5');
  });

  it('is a sum for each currency', () => {
    const costs = [
      { amountMicro: 1_234_567_000, currency: 'USD' },
      { amountMicro: 5_400_000, currency: 'EUR' },
    ];
    expect(formatCosts(costs, 'en')).toBe('$1,234.57 + €5.40');
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
