import { createDebtDraft, type DebtDraft, type DebtFaults, readDebt } from './debt-draft.ts';

/** What stands in the fields for a contact who is added by hand. */
export interface NewContactDraft {
  fullName: string;
  number: string;
  externalReference: string;
  region: string;
  postalCode: string;
  debt: Pick<DebtDraft, 'reference' | 'creditor' | 'balance' | 'currency'>;
}

export type NewContactFault = 'nameMissing' | 'numberMissing';
export interface NewContactFaults {
  fullName?: NewContactFault;
  number?: NewContactFault;
  debt: DebtFaults;
}

export function createNewContact(currency: string): NewContactDraft {
  return {
    fullName: '',
    number: '',
    externalReference: '',
    region: '',
    postalCode: '',
    debt: { reference: '', creditor: '', balance: '', currency },
  };
}

const orNothing = (text: string): string | undefined => text.trim() || undefined;

function readNewDebt(draft: NewContactDraft['debt']) {
  const isEmpty = [draft.reference, draft.creditor, draft.balance].every((text) => !text.trim());
  if (isEmpty) return { debts: [], faults: {} };
  const read = readDebt({ ...createDebtDraft(draft.currency), ...draft });
  if ('faults' in read) return { debts: [], faults: read.faults };
  const { reference, creditor, balanceMinor } = read.debt;
  const balance = { amountMinor: balanceMinor, currency: draft.currency };
  return { debts: [{ reference, creditor, balance }], faults: {} };
}

/** The contact as it is sent, or what is wrong with its fields. A debt is read where any of it is typed. */
export function readNewContact(draft: NewContactDraft) {
  const fullName = draft.fullName.trim();
  const number = draft.number.trim();
  const { debts, faults } = readNewDebt(draft.debt);
  const found: NewContactFaults = {
    ...(fullName === '' ? { fullName: 'nameMissing' } : {}),
    ...(number === '' ? { number: 'numberMissing' } : {}),
    debt: faults,
  };
  if (fullName === '' || number === '' || Object.keys(faults).length > 0) return { faults: found };
  return {
    contact: {
      fullName,
      phones: [{ number }],
      externalReference: orNothing(draft.externalReference),
      region: orNothing(draft.region),
      postalCode: orNothing(draft.postalCode),
      debts,
    },
  };
}
