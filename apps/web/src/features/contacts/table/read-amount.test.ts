import { describe, expect, it } from 'vitest';
import { readAmount, writeAmount } from './read-amount.ts';

describe('readAmount', () => {
  it.each([
    ['250', 'USD', 25_000],
    [' 1 250,5 ', 'EUR', 125_050],
    ['0.05', 'USD', 5],
    ['10000', 'JPY', 10_000],
    ['1.234', 'KWD', 1234],
    ['9,000', 'USD', 900_000],
    ['9.000', 'EUR', 900_000],
    ['$1,250.50', 'USD', 125_050],
    // Browsers show these without cents, though they have them.
    ['250', 'HUF', 25_000],
  ])('reads %s %s', (typed, currency, amount) => {
    expect(readAmount(typed, currency)).toBe(amount);
  });

  it.each([
    ['', 'USD'],
    ['-5', 'USD'],
    ['1.2345', 'USD'],
    ['250 CAD', 'USD'],
    ['10.5', 'JPY'],
    ['ten', 'USD'],
    ['99999999999999999', 'USD'],
  ])('does not guess at %j %s', (typed, currency) => {
    expect(readAmount(typed, currency)).toBeNull();
  });
});

describe('writeAmount', () => {
  it.each([
    [25_000, 'USD', '250'],
    [25_050, 'USD', '250.50'],
    [10_000, 'JPY', '10000'],
    [1234, 'KWD', '1.234'],
  ])('writes %i %s as it is typed', (amount, currency, typed) => {
    expect(writeAmount(amount, currency)).toBe(typed);
    expect(readAmount(typed, currency)).toBe(amount);
  });

  it('leaves the field empty where nothing is asked', () => {
    expect(writeAmount(undefined, 'USD')).toBe('');
  });
});
