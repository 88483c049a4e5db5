import {
  type DebtKind,
  debtKinds,
  type PersonRole,
  personRoles,
} from '@ringfence/domain/compliance/words';
import { opensCalls } from '@ringfence/domain/debts/opens-calls';
import { parseMoney } from '@ringfence/domain/money/parse-money';
import { writeAmount } from '@ringfence/domain/money/write-amount';
import type { Debt, DebtChange, DebtState } from './contact-part-props.ts';

export const debtDays = [
  'openedOn',
  'dueOn',
  'chargedOffOn',
  'noticeSentOn',
  'firstContactAt',
] as const;
export type DebtDay = (typeof debtDays)[number];

/** What stands in the fields of a debt; everything is text until it is read. */
export interface DebtDraft extends Record<DebtDay, string> {
  reference: string;
  creditor: string;
  balance: string;
  original: string;
  currency: string;
  group: string;
  kind: string;
  /** Yes or no; no: or not known. */
  timeBarred: string;
  personRole: string;
}

export type DebtFault =
  | 'referenceMissing'
  | 'balanceMissing'
  | 'amountInvalid'
  | 'amountAmbiguous'
  | 'dayInvalid';
export type DebtFaults = Partial<Record<keyof DebtDraft, DebtFault>>;

export function createDebtDraft(currency: string): DebtDraft {
  return {
    reference: '',
    creditor: '',
    balance: '',
    original: '',
    currency,
    group: '',
    openedOn: '',
    dueOn: '',
    chargedOffOn: '',
    noticeSentOn: '',
    firstContactAt: '',
    kind: '',
    timeBarred: 'no',
    personRole: '',
  };
}

export function writeDebt(debt: Debt): DebtDraft {
  const { currency } = debt.balance;
  return {
    reference: debt.reference,
    creditor: debt.creditor ?? '',
    balance: writeAmount(debt.balance),
    original:
      debt.originalMinor === null ? '' : writeAmount({ amountMinor: debt.originalMinor, currency }),
    currency,
    group: debt.group ?? '',
    openedOn: debt.openedOn ?? '',
    dueOn: debt.dueOn ?? '',
    chargedOffOn: debt.chargedOffOn ?? '',
    noticeSentOn: debt.noticeSentOn ?? '',
    firstContactAt: dayOf(debt.firstContactAt) ?? '',
    kind: debt.kind ?? '',
    timeBarred: debt.isTimeBarred ? 'yes' : 'no',
    personRole: debt.personRole ?? '',
  };
}

/** Of a moment the day, by the clock by which days are entered. */
export const dayOf = (moment: string | null): string | null => moment?.slice(0, 10) ?? null;

const momentOf = (day: string): string | null => (day === '' ? null : `${day}T00:00:00.000Z`);

/** In the smallest unit, or what is wrong with it. */
function readAmount(text: string, currency: string): number | DebtFault {
  const read = parseMoney(text.trim(), currency, 'either');
  if (read === 'ambiguous') {
    return 'amountAmbiguous';
  }
  // A currency in the text other than the chosen one is no amount of the debt.
  return read === null || read.currency !== currency ? 'amountInvalid' : read.amountMinor;
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());

export interface ReadDebt {
  reference: string;
  creditor: string | null;
  balanceMinor: number;
  originalMinor: number | null;
  group: string | null;
  openedOn: string | null;
  dueOn: string | null;
  chargedOffOn: string | null;
  noticeSentOn: string | null;
  kind: DebtKind | null;
  isTimeBarred: boolean;
  personRole: PersonRole | null;
  firstContactAt: string | null;
}

/** The debt as it is sent, or what is wrong with its fields. */
export function readDebt(draft: DebtDraft): { debt: ReadDebt } | { faults: DebtFaults } {
  const { currency } = draft;
  const balance =
    draft.balance.trim() === '' ? 'balanceMissing' : readAmount(draft.balance, currency);
  const original = draft.original.trim() === '' ? null : readAmount(draft.original, currency);
  const reference = draft.reference.trim();
  if (typeof balance === 'string' || typeof original === 'string' || reference === '') {
    return {
      faults: {
        ...(reference === '' ? { reference: 'referenceMissing' } : {}),
        ...(typeof balance === 'string' ? { balance } : {}),
        ...(typeof original === 'string' ? { original } : {}),
      },
    };
  }
  return {
    debt: {
      reference,
      creditor: orNull(draft.creditor),
      balanceMinor: balance,
      originalMinor: original,
      group: orNull(draft.group),
      openedOn: orNull(draft.openedOn),
      dueOn: orNull(draft.dueOn),
      chargedOffOn: orNull(draft.chargedOffOn),
      noticeSentOn: orNull(draft.noticeSentOn),
      kind: debtKinds.find((kind) => kind === draft.kind) ?? null,
      isTimeBarred: draft.timeBarred === 'yes',
      personRole: personRoles.find((role) => role === draft.personRole) ?? null,
      firstContactAt: momentOf(draft.firstContactAt),
    },
  };
}

/** Calls about these begin again by the word of an admin; that a promise was broken, anybody may tell. */
const endedStates = ['paid', 'disputed', 'recalled', 'closed'];

/** Whether calls about a debt can begin again when its state is changed so. */
export function letsCallsBegin(from: string, to: string): boolean {
  return endedStates.includes(from) && !endedStates.includes(to);
}

type FactsOfDebt = Pick<ReadDebt, 'kind' | 'isTimeBarred' | 'personRole' | 'firstContactAt'>;

const factsOf = ({ firstContactAt, ...facts }: FactsOfDebt) => {
  const day = dayOf(firstContactAt);
  return { ...facts, firstContactAt: day === null ? null : new Date(day) };
};

/** Whether calls that are held back could begin when the facts of a debt are changed so. */
export function letsCallsBeginByFacts(from: FactsOfDebt, to: FactsOfDebt): boolean {
  return opensCalls(factsOf(from), factsOf(to));
}

/** Calls are about open debts alone: people who promised to pay are left in peace too. */
export function stopsCalls(from: string, to: string): boolean {
  return from === 'open' && to !== 'open';
}

const described = [
  'creditor',
  'balanceMinor',
  'originalMinor',
  'group',
  'kind',
  'isTimeBarred',
  'personRole',
  ...debtDays,
] as const satisfies readonly (keyof ReadDebt)[];

/** What is sent to turn one into the other, so that nothing else is overwritten; null: they are the same. */
export function compareDebts(
  debt: Debt,
  to: ReadDebt,
): { change: DebtChange; back: DebtChange } | null {
  const from = { ...debt, balanceMinor: debt.balance.amountMinor };
  const changed = described.filter((field) =>
    field === 'firstContactAt'
      ? dayOf(from[field]) !== dayOf(to[field])
      : from[field] !== to[field],
  );
  const pick = (source: Pick<ReadDebt, (typeof described)[number]>) =>
    Object.fromEntries(changed.map((field) => [field, source[field]]));
  return changed.length === 0
    ? null
    : {
        change: { debtId: debt.id, ...pick(to) },
        back: { debtId: debt.id, ...pick(from), ...stateBefore(debt, to) },
      };
}

/** Paid down to nothing, a debt is paid; taking that back makes it what it was. */
function stateBefore({ state }: Debt, { balanceMinor }: ReadDebt): { state?: DebtState } {
  return balanceMinor === 0 && (state === 'open' || state === 'promised') ? { state } : {};
}
