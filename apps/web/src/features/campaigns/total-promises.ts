import type { PromiseSum } from '@ringfence/contract/promises';

export interface PromiseTotal {
  promises: number;
  /** One for each currency, the largest first. */
  amounts: PromiseSum['amount'][];
}

/** How many promises there are together, and what was promised in each currency. */
export function totalPromises(sums: readonly PromiseSum[]): PromiseTotal {
  const byCurrency = new Map<string, number>();
  for (const { amount } of sums) {
    const before = byCurrency.get(amount.currency) ?? 0;
    byCurrency.set(amount.currency, before + amount.amountMinor);
  }
  const amounts = [...byCurrency]
    .map(([currency, amountMinor]) => ({ currency, amountMinor }))
    .sort((one, other) => other.amountMinor - one.amountMinor);
  return { promises: sums.reduce((sum, { promises }) => sum + promises, 0), amounts };
}
