import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney } from './format-money.ts';
import { parseMoney } from './parse-money.ts';

describe('an amount on the screen', () => {
  it.each([
    [123450, 'USD', 'en-US', '$1,234.50'],
    [123450, 'EUR', 'es-ES', '1234,50 €'],
    [0, 'USD', 'en-US', '$0.00'],
    [1234, 'JPY', 'en-US', '¥1,234'],
    [1234567, 'KWD', 'en-US', 'KWD 1,234.567'],
    [1234567, 'IQD', 'en-US', 'IQD 1,234.567'],
    [9007199254740991, 'USD', 'en-US', '$90,071,992,547,409.91'],
  ])('%i %s in %s is %s', (amountMinor, currency, locale, shown) => {
    expect(formatMoney({ amountMinor, currency }, locale).replaceAll('\u00a0', ' ')).toBe(shown);
  });

  it('is read back as the same', () => {
    const amounts = fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(amounts, fc.constantFrom('USD', 'EUR', 'JPY', 'GBP'), (amountMinor, currency) => {
        const money = { amountMinor, currency };
        expect(parseMoney(formatMoney(money, 'en-US'), currency, 'point')).toEqual(money);
        expect(parseMoney(formatMoney(money, 'es-ES'), currency, 'comma')).toEqual(money);
      }),
    );
  });
});
