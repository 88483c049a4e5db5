import { describe, expect, it } from 'vitest';
import { guessDateOrder, guessDecimalMark } from './guess-writing.ts';

describe('the mark before the cents', () => {
  it.each([
    [['80.5'], 'point'],
    [['$1,250.00', '1,300'], 'point'],
    [['1,234,567'], 'point'],
    [['80,5'], 'comma'],
    [['1.250,00 €', '1.300'], 'comma'],
    [['1.234.567'], 'comma'],
    [['80.50', '80,50'], 'either'],
    [['1.500', '2.300'], 'either'],
    [['1,500', '2,300'], 'point'],
    [['1500', '80'], 'point'],
    [[], 'point'],
  ] as const)('of %j in the United States is %s', (amounts, mark) => {
    expect(guessDecimalMark(amounts, 'US')).toBe(mark);
  });

  it.each([
    [['1.500'], 'CL', 'comma'],
    [['1,500'], 'CO', 'either'],
    [[], 'ES', 'comma'],
    [[], 'MX', 'point'],
    [[], 'ZZ', 'point'],
    [[], '', 'point'],
  ] as const)('of %j in %s is %s', (amounts, country, mark) => {
    expect(guessDecimalMark(amounts, country)).toBe(mark);
  });
});

describe('the order of a date', () => {
  it.each([
    [['01/02/2026', '01/31/2026'], 'GB', 'month_first'],
    [['01/02/2026', '31/01/2026'], 'US', 'day_first'],
    [['31-01-2026 14:05'], 'US', 'day_first'],
    [['01/02/2026'], 'US', 'month_first'],
    [['01/02/2026'], 'MX', 'day_first'],
    [['2026-01-31'], 'US', 'month_first'],
    [[], 'JP', 'year_first'],
    [['31/01/2026', '01/31/2026'], 'US', 'month_first'],
  ] as const)('of %j in %s is %s', (dates, country, order) => {
    expect(guessDateOrder(dates, country)).toBe(order);
  });
});
