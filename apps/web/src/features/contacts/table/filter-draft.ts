import type { ContactFilter } from '@ringfence/contract/contacts';
import { tidyFilter } from './contact-view.ts';
import { readAmount, writeAmount } from './read-amount.ts';
import { callableStates, debtStates } from './view-address.ts';

type DebtState = (typeof debtStates)[number];
export type YesNo = '' | 'yes' | 'no';

/** What stands in the fields of the filter; everything is text until it is read. */
export interface FilterDraft {
  listId: string;
  states: readonly DebtState[];
  currency: string;
  owedFrom: string;
  owedTo: string;
  ageFrom: string;
  ageTo: string;
  outcomes: readonly string[];
  callable: string;
  zone: string;
  promised: YesNo;
  suppressed: YesNo;
}

export type FilterFault = 'badAmount' | 'badDays' | 'badRange';
export type FilterFaults = Partial<Record<keyof FilterDraft, FilterFault>>;

const mostDays = 40_000;
const toYesNo = (is: boolean | undefined): YesNo => (is === undefined ? '' : is ? 'yes' : 'no');
const fromYesNo = (text: YesNo) => (text === '' ? undefined : text === 'yes');

export function createFilterDraft(filter: ContactFilter, usualCurrency: string): FilterDraft {
  const currency = filter.currency ?? usualCurrency;
  return {
    listId: filter.listId ?? '',
    states: filter.states ?? [],
    currency,
    owedFrom: writeAmount(filter.balanceFrom, currency),
    owedTo: writeAmount(filter.balanceTo, currency),
    ageFrom: filter.debtAgeFrom?.toString() ?? '',
    ageTo: filter.debtAgeTo?.toString() ?? '',
    outcomes: filter.outcomes ?? [],
    callable: filter.callable ?? '',
    zone: filter.zone ?? '',
    promised: toYesNo(filter.promised),
    suppressed: toYesNo(filter.suppressed),
  };
}

interface Read {
  value?: number;
  fault?: FilterFault;
}

function readOne(typed: string, read: (text: string) => number | null, fault: FilterFault): Read {
  if (typed.trim() === '') {
    return {};
  }
  const value = read(typed);
  return value === null ? { fault } : { value };
}

const readDays = (typed: string) =>
  /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= mostDays ? Number(typed) : null;

const isBackwards = (from: Read, to: Read) =>
  from.value !== undefined && to.value !== undefined && from.value > to.value;

/** The filter that somebody filled in, or what is wrong with it. The search is not part of it. */
export function readFilterDraft(
  draft: FilterDraft,
): { filter: ContactFilter; faults: null } | { filter: null; faults: FilterFaults } {
  const readOwed = (typed: string) => readAmount(typed, draft.currency);
  const owedFrom = readOne(draft.owedFrom, readOwed, 'badAmount');
  const owedTo = readOne(draft.owedTo, readOwed, 'badAmount');
  const ageFrom = readOne(draft.ageFrom, readDays, 'badDays');
  const ageTo = readOne(draft.ageTo, readDays, 'badDays');
  const found: [keyof FilterDraft, FilterFault | undefined][] = [
    ['owedFrom', owedFrom.fault],
    ['owedTo', owedTo.fault ?? (isBackwards(owedFrom, owedTo) ? 'badRange' : undefined)],
    ['ageFrom', ageFrom.fault],
    ['ageTo', ageTo.fault ?? (isBackwards(ageFrom, ageTo) ? 'badRange' : undefined)],
  ];
  const faults = found.filter(([, fault]) => fault !== undefined);
  if (faults.length > 0) {
    return { filter: null, faults: Object.fromEntries(faults) };
  }
  const hasOwed = owedFrom.value !== undefined || owedTo.value !== undefined;
  return {
    faults: null,
    filter: tidyFilter({
      listId: draft.listId,
      states: debtStates.filter((state) => draft.states.includes(state)),
      // An amount means something in its currency alone.
      currency: hasOwed ? draft.currency : undefined,
      balanceFrom: owedFrom.value,
      balanceTo: owedTo.value,
      debtAgeFrom: ageFrom.value,
      debtAgeTo: ageTo.value,
      outcomes: [...draft.outcomes],
      callable: callableStates.find((state) => state === draft.callable),
      zone: draft.zone.trim().replaceAll(' ', '_'),
      promised: fromYesNo(draft.promised),
      suppressed: fromYesNo(draft.suppressed),
    }),
  };
}
