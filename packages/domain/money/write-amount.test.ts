import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeAmount } from './write-amount.ts';

describe('an amount for programs', () => {
  it.each([
    [123_450, 'USD', '1234.50'],
    [5, 'USD', '0.05'],
    [0, 'EUR', '0.00'],
    [-250, 'USD', '-2.50'],
    [1234, 'JPY', '1234'],
    [1234, 'KWD', '1.234'],
  ])('%i of %s is %s', (amountMinor, currency, text) => {
    expect(writeAmount({ amountMinor, currency })).toBe(text);
  });

  it('says every digit, however large it is', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amountMinor) => {
        const digits = writeAmount({ amountMinor, currency: 'USD' }).replace('.', '');
        expect(Number(digits)).toBe(amountMinor === 0 ? 0 : amountMinor);
      }),
    );
  });
});
