import type { List } from '@ringfence/contract/lists';

/** The currencies that people owe in, that of most lists first. */
export function listCurrencies(lists: readonly Pick<List, 'balances'>[]): string[] {
  const counts = new Map<string, number>();
  for (const { currency } of lists.flatMap(({ balances }) => balances)) {
    counts.set(currency, (counts.get(currency) ?? 0) + 1);
  }
  const found = [...counts].toSorted(([, one], [, other]) => other - one);
  return found.length === 0 ? ['USD'] : found.map(([currency]) => currency);
}
