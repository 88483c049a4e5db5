import { describe, expect, it } from 'vitest';
import { listCurrencies } from './list-currencies.ts';

const list = (...currencies: string[]) => ({
  balances: currencies.map((currency) => ({ amountMinor: 1, currency })),
});

describe('listCurrencies', () => {
  it('leads with the one of most lists', () => {
    expect(listCurrencies([list('USD'), list('EUR'), list('EUR', 'MXN')])).toEqual([
      'EUR',
      'USD',
      'MXN',
    ]);
  });

  it('offers one where nothing is owed', () => {
    expect(listCurrencies([list()])).toEqual(['USD']);
  });
});
