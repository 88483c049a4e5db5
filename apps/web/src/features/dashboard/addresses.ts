import {
  answeredOutcomes,
  placedOutcomes,
  rightPersonOutcomes,
} from '@ringfence/domain/calls/outcome-groups';
import { outcomes } from '@ringfence/domain/calls/words';

type Parameters = Record<string, string | number | undefined>;

function write(page: string, parameters: Parameters): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) {
      search.set(name, String(value));
    }
  }
  const text = search.toString().replaceAll('%2C', ',');
  return text === '' ? page : `${page}?${text}`;
}

export interface Days {
  from: string;
  to: string;
}

/** Promises of a state, due or settled between days. */
export function promisesAddress(
  state: 'open' | 'kept' | 'broken',
  days: {
    dueFrom?: string | undefined;
    dueTo?: string | undefined;
    settledFrom?: string;
    settledTo?: string;
  } = {},
): string {
  return write('/activity/scheduled/promises', {
    state,
    'due-from': days.dueFrom,
    'due-to': days.dueTo,
    'settled-from': days.settledFrom,
    'settled-to': days.settledTo,
  });
}

/** Payments of these days that were not taken back. */
export const paymentsAddress = ({ from, to }: Days): string =>
  write('/activity/scheduled/payments', { from, to, standing: 'received' });

interface CallFilter extends Days {
  /** As they are shown; several are those of any of them. */
  outcomes?: readonly string[];
  hour?: number;
  weekday?: number;
}

/** The calls behind a figure, in the history. */
export function callsAddress({ from, to, outcomes: shown, hour, weekday }: CallFilter): string {
  if (shown?.length === 1 && shown[0] === 'under_way') {
    return write('/calls/history', { from, to, 'under-way': 'yes', hour, weekday });
  }
  if (shown === placed) {
    return write('/calls/history', { from, to, placed: 'yes', hour, weekday });
  }
  return write('/calls/history', { from, to, outcome: shown?.join(','), hour, weekday });
}

/** Those of people whom the carrier took for a machine. */
export const takenForMachineAddress = ({ from, to }: Days): string =>
  write('/calls/history', {
    from,
    to,
    outcome: answeredOutcomes.join(','),
    answered: 'machine',
  });

/** Those that were placed, whether or not they are over. */
export const placed: readonly string[] = ['under_way', ...placedOutcomes];
export const answered: readonly string[] = answeredOutcomes;
export const rightPersons: readonly string[] = rightPersonOutcomes;

export const contactsAddress = (callable: 'now' | 'later' | 'never'): string =>
  write('/debtors/contacts', { callable });

/** The people of a list who were called at least once. */
export const calledAddress = (listId: string): string =>
  write(`/debtors/list/${listId}`, { outcome: outcomes.join(',') });

export const nearLimitAddress = '/dashboard/near-limit';

export function heldBackAddress(
  { from, to }: Days,
  parameters: { verdict?: string; rule?: string } = {},
): string {
  return write('/dashboard/held-back', { from, to, ...parameters });
}
