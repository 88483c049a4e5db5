import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCredit } from './parse-credit.ts';
import { parseMoney } from './parse-money.ts';

describe('a credit', () => {
  it.each([
    '-12.50',
    '- 12.50',
    '−12.50',
    '–12.50',
    '12.50-',
    '12.50 -',
    '12,50-',
    '(12.50)',
    '( 12,50 )',
    '-$12.50',
    '$-12.50',
    '$ (12.50)',
    '($12.50)',
    '12.50- USD',
    'USD (12.50)',
    '12.50 CR',
    '12.50CR',
    '12.50 Cr.',
    'CR 12.50',
    'Credit: 12.50',
    '12,50 crédito',
  ])('is read from %j', (text) => {
    expect(parseCredit(text, 'USD')).toEqual({ amountMinor: 1250, currency: 'USD' });
  });

  it('is in the currency that it names', () => {
    expect(parseCredit('(12.50 CAD)', 'USD')).toEqual({ amountMinor: 1250, currency: 'CAD' });
    expect(parseCredit('-€12.50', 'USD')).toBeNull();
  });

  it.each(['1,234', '(1.234)', '-0.00'])('has a sign, however large it is: %s', (text) => {
    expect(parseCredit(text, 'USD') === null).toBe(!/[-(]/.test(text));
  });

  it.each([
    '',
    '-',
    '()',
    'CR',
    '12.50',
    '12.50 DR',
    '--12.50',
    '-12.50-',
    '-(12.50)',
    '10-20',
    '3-4-2026',
    '-12 and 13',
    '12.50 SCR',
    'owed -',
    `-${'1'.repeat(100)}`,
  ])('is not read from %j', (text) => {
    expect(parseCredit(text, 'USD')).toBeNull();
  });

  it('is no number of crores', () => {
    expect(parseCredit('1.20 Cr', 'INR')).toBeNull();
    expect(parseCredit('1.20 Cr', 'GBP')).not.toBeNull();
    expect(parseCredit('(1.20)', 'INR')).toEqual({ amountMinor: 120, currency: 'INR' });
  });

  it('is every amount with a sign, and never one that is owed', () => {
    const amount = fc
      .tuple(fc.constantFrom('', '$', 'USD '), fc.integer({ min: 0, max: 10 ** 12 }))
      .map(
        ([sign, cents]) =>
          `${sign}${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`,
      );
    const write = fc.constantFrom(
      (text: string) => `-${text}`,
      (text: string) => `${text}-`,
      (text: string) => `(${text})`,
      (text: string) => `${text} CR`,
    );
    fc.assert(
      fc.property(amount, write, (text, sign) => {
        expect(parseCredit(sign(text), 'USD')).toEqual(parseMoney(text, 'USD', 'point'));
        expect(parseMoney(sign(text), 'USD', 'either')).toBeNull();
        expect(parseCredit(text, 'USD')).toBeNull();
      }),
    );
  });
});
