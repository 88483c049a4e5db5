import type { ContactDetail } from '@ringfence/contract/records';
import { findStanding } from '@ringfence/domain/debts/find-standing';
import type { Debt } from './contact-part-props.ts';

/** How a debt stands by its own state and by what was recorded of it. */
export function standingOf(debt: Debt, { restrictions }: Pick<ContactDetail, 'restrictions'>) {
  const { id, state, balance } = debt;
  return findStanding({ id, state, balanceMinor: balance.amountMinor }, restrictions);
}

/** What the person owes, by currency; nothing where everything is paid or closed. */
export function sumOwed(contact: Pick<ContactDetail, 'debts' | 'restrictions'>) {
  const sums = new Map<string, number>();
  for (const debt of contact.debts) {
    const { owedMinor } = standingOf(debt, contact);
    const { currency } = debt.balance;
    sums.set(currency, (sums.get(currency) ?? 0) + owedMinor);
  }
  const all = [...sums].map(([currency, amountMinor]) => ({ currency, amountMinor }));
  const owed = all.filter(({ amountMinor }) => amountMinor !== 0);
  return owed.length === 0 ? all.slice(0, 1) : owed;
}
