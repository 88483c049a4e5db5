import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMoney } from './parse-money.ts';

/** Any code units at all, halves of characters too. */
const anyText = fc
  .array(fc.oneof(fc.nat({ max: 0x7f }), fc.nat({ max: 0xffff })), { maxLength: 300 })
  .map((units) => String.fromCharCode(...units));

const amountOf = (text: string, currency = 'USD') => parseMoney(text, currency)?.amountMinor;

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
  ])('is read from %j', (text, amountMinor) => {
    expect(parseMoney(text, 'USD')).toEqual({ amountMinor, currency: 'USD' });
  });

  it('takes three digits after a single point or comma as thousands', () => {
    expect(amountOf('1,234')).toBe(123400);
    expect(amountOf('1.234')).toBe(123400);
    expect(amountOf('123.500')).toBe(12350000);
  });

  it('is in the smallest unit of its currency', () => {
    expect(amountOf('1,234', 'JPY')).toBe(1234);
    expect(amountOf('1234.00', 'JPY')).toBe(1234);
    expect(amountOf('1234.5', 'JPY')).toBeUndefined();
    expect(amountOf('1,234.567', 'KWD')).toBe(1234567);
    expect(amountOf('1.234', 'KWD')).toBe(1234);
    expect(amountOf('1,234', 'KWD')).toBe(1234000);
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
    expect(parseMoney(text, 'USD')).toBeNull();
  });
});

describe('a currency in the text', () => {
  it.each([
    ['1.234,50 €', 'EUR', 123450, 'EUR'],
    ['€1,234.50', 'EUR', 123450, 'EUR'],
    ['$12', 'MXN', 1200, 'MXN'],
    ['US$12', 'USD', 1200, 'USD'],
    ['R$ 12,50', 'BRL', 1250, 'BRL'],
    ['Rs.500', 'INR', 50000, 'INR'],
    ['S/.500', 'PEN', 50000, 'PEN'],
  ])('is a sign that agrees: %s', (text, currency, amountMinor, written) => {
    expect(parseMoney(text, currency)).toEqual({ amountMinor, currency: written });
  });

  it.each([
    ['12 CAD', 'USD', 1200, 'CAD'],
    ['cad 12', 'USD', 1200, 'CAD'],
    ['$12.50 CAD', 'USD', 1250, 'CAD'],
    ['USD$12', 'MXN', 1200, 'USD'],
    ['JPY 1,234', 'USD', 1234, 'JPY'],
  ])('is a code that overrides: %s', (text, currency, amountMinor, written) => {
    expect(parseMoney(text, currency)).toEqual({ amountMinor, currency: written });
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
    expect(parseMoney(text, currency)).toBeNull();
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
        expect(amountOf(`${group('.')},${cents} €`, 'EUR')).toBe(amountMinor);
        expect(amountOf(`${group(' ')},${cents}`)).toBe(amountMinor);
      }),
    );
  });

  it('is a safe number of units, whatever the text', () => {
    const text = fc.oneof(anyText, fc.stringMatching(/^[$€(-]?[\d .,']{0,30}[A-Z)]{0,4}$/));
    fc.assert(
      fc.property(text, (written) => {
        const amount = amountOf(written) ?? 0;
        expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
