import type { Transaction } from '../../platform/database/database.ts';
import { findDatingStart, listDebtStates, listPhoneStates } from './queries/states.ts';

/** The states of a person's numbers and debts at a moment; where nothing was dated by then, it says so. */
export async function collectStates(transaction: Transaction, contactId: string, at: Date) {
  const dating = await transaction.first(findDatingStart);
  const phones = await transaction.all(listPhoneStates, [contactId, at]);
  const debts = await transaction.all(listDebtStates, [contactId, at]);
  const isDated = dating !== undefined && at >= dating.since;
  return {
    at: at.toISOString(),
    datedSince: dating?.since.toISOString() ?? null,
    note: isDated
      ? null
      : 'States had no dates at that moment. What was known then is in the facts of the decision.',
    phones: phones.map(({ document }) => document),
    debts: debts.map(({ document }) => document),
  };
}
