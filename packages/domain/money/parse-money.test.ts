import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecimalMark } from '../imports/import-words.ts';
import { tries } from '../testing/tries.ts';
import { parseMoney } from './parse-money.ts';

/** Any code units at all, halves of characters too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units));

function amountOf(text: string, mark: DecimalMark = 'either', currency = 'USD') {
  const money = parseMoney(text, currency, mark);
  return typeof money === 'string' ? money : money?.amountMinor;
}

describe('an amount', () => {
  it.each([
    ['$1,234.50', 123450],
    ['1.234,50', 123450],
    ['1234', 123400],
    ['1 234,5', 123450],
    ['1\u00a0234,50', 123450],
    ['1\u202f234,50', 123450],
    ["1'234.50", 123450],
    ['1’234.50', 123450],
    ['1,234,567.89', 123456789],
    ['1.234.567,89', 123456789],
    ['12,34,567.00', 123456700],
    ['0', 0],
    ['0.00', 0],
    ['0,5', 50],
    ['.50', 50],
    ['$.50', 50],
    ['$ 12', 1200],
    ['12$', 1200],
    ['1234.5000', 123450],
    ['0.500', 50],
    ['100000', 10000000],
    ['１２．５０', 1250],
    ['+0000012.50', 1250],
    ['+$12.50', 1250],
    ['12.50 DR', 1250],
    ['12.50DB', 1250],
  ])('is read from %j', (text, amountMinor) => {
    expect(parseMoney(text, 'USD', 'either')).toEqual({ amountMinor, currency: 'USD' });
  });

  it('is never guessed between thousands and decimals', () => {
    for (const text of ['1,234', '1.234', '123.500', '1,230']) {
      expect(amountOf(text)).toBe('ambiguous');
    }
    expect(amountOf('1,234', 'point')).toBe(123400);
    expect(amountOf('1.234', 'comma')).toBe(123400);
    expect(amountOf('123.500', 'point')).toBe(12350);
    expect(amountOf('123,500', 'comma')).toBe(12350);
    expect(amountOf('1.234', 'point')).toBeUndefined();
    expect(amountOf('1,234', 'comma')).toBeUndefined();
  });

  it('has one reading where its marks can mean one thing only', () => {
    for (const text of ['1,234,567', '1.234.567', '1 234 567', "1'234'567"]) {
      expect(amountOf(text)).toBe(123456700);
    }
    expect(amountOf('1.234.567', 'point')).toBeUndefined();
    expect(amountOf('1,234,567', 'comma')).toBeUndefined();
    expect(amountOf('1,234.50', 'comma')).toBeUndefined();
    expect(amountOf('1.234,50', 'point')).toBeUndefined();
    expect(amountOf('80.50', 'comma')).toBeUndefined();
    expect(amountOf('80,50', 'point')).toBeUndefined();
  });

  it('is in the smallest unit of its currency', () => {
    expect(amountOf('1,234', 'point', 'JPY')).toBe(1234);
    expect(amountOf('1.234', 'comma', 'CLP')).toBe(1234);
    expect(amountOf('1234.00', 'point', 'JPY')).toBe(1234);
    expect(amountOf('1234.5', 'point', 'JPY')).toBeUndefined();
    expect(amountOf('1,234.567', 'either', 'KWD')).toBe(1234567);
    expect(amountOf('1.234', 'point', 'KWD')).toBe(1234);
    expect(amountOf('1,234', 'point', 'KWD')).toBe(1234000);
    expect(amountOf('1.234', 'either', 'KWD')).toBe('ambiguous');
  });

  it.each([
    '',
    ' ',
    'n/a',
    '-',
    '-12.00',
    '−12.00',
    '12.00-',
    '(12.00)',
    '12.345,6789',
    '12.3456',
    '1234.567',
    '1,23,4',
    '1,2345',
    '1.234.50',
    '1,234,5',
    '1 23',
    '12.',
    '1.2E+5',
    '12 CR',
    '12 and 13',
    '½',
    '999999999999999999',
    `1${'0'.repeat(200)}`,
  ])('is not read from %j', (text) => {
    for (const mark of ['point', 'comma', 'either'] as const) {
      expect(parseMoney(text, 'USD', mark)).toBeNull();
    }
  });
});

describe('a currency in the text', () => {
  it.each([
    ['1.234,50 €', 'EUR', 123450, 'EUR'],
    ['€1,234.50', 'EUR', 123450, 'EUR'],
    ['$12', 'MXN', 1200, 'MXN'],
    ['$1,250.00 M.N.', 'MXN', 125_000, 'MXN'],
    ['$ -', 'USD', 0, 'USD'],
    ['US$12', 'USD', 1200, 'USD'],
    ['R$ 12,50', 'BRL', 1250, 'BRL'],
    ['Rs.500', 'INR', 50000, 'INR'],
    ['S/.500', 'PEN', 50000, 'PEN'],
  ])('is a sign that agrees: %s', (text, currency, amountMinor, written) => {
    expect(parseMoney(text, currency, 'either')).toEqual({ amountMinor, currency: written });
  });

  it.each([
    ['12 CAD', 'USD', 1200, 'CAD'],
    ['cad 12', 'USD', 1200, 'CAD'],
    ['$12.50 CAD', 'USD', 1250, 'CAD'],
    ['USD$12', 'MXN', 1200, 'USD'],
    ['JPY 1,234,567', 'USD', 1234567, 'JPY'],
  ])('is a code that overrides: %s', (text, currency, amountMinor, written) => {
    expect(parseMoney(text, currency, 'either')).toEqual({ amountMinor, currency: written });
  });

  it.each([
    ['€12', 'USD'],
    ['$12', 'EUR'],
    ['$12 EUR', 'USD'],
    ['USD 12 CAD', 'USD'],
    ['12 XYZ', 'USD'],
    ['12 dollars', 'USD'],
    ['12', 'XYZ'],
    ['12', ''],
  ])('that contradicts or is unknown is refused: %s as %s', (text, currency) => {
    expect(parseMoney(text, currency, 'either')).toBeNull();
  });
});

describe('any amount', () => {
  it('written in cents is read back, in American and European writing', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Number.MAX_SAFE_INTEGER }), (amountMinor) => {
        const digits = String(amountMinor).padStart(3, '0');
        const cents = digits.slice(-2);
        const group = (divider: string) => digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, divider);
        expect(amountOf(`${digits.slice(0, -2)}.${cents}`)).toBe(amountMinor);
        expect(amountOf(`$${group(',')}.${cents}`)).toBe(amountMinor);
        expect(amountOf(`${group('.')},${cents} €`, 'comma', 'EUR')).toBe(amountMinor);
        expect(amountOf(`${group(' ')},${cents}`)).toBe(amountMinor);
      }),
    );
  });

  it('is a safe number of units, whatever the text', () => {
    const text = fc.oneof(anyText, fc.stringMatching(/^[$€(-]?[\d .,']{0,30}[A-Z)]{0,4}$/));
    fc.assert(
      fc.property(text, (written) => {
        for (const mark of ['point', 'comma', 'either'] as const) {
          const amount = amountOf(written, mark) ?? 0;
          if (amount === 'ambiguous') expect(mark).toBe('either');
          else expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
        }
      }),
      { numRuns: tries(300) },
    );
  });
});
