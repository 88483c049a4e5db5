import type { PolicyContent } from '@ringfence/contract/compliance';
import { mostAbandonmentPercent } from '@ringfence/domain/compliance/policy';
import { mostCallsPerFreePlace } from '@ringfence/domain/pacing/calls-per-place';
import type { policy } from '../../../i18n/en/policy.ts';
import { readHours } from '../../../ui/week-hours.ts';
import { tidyTexts } from './disclosure-places.ts';
import { listDayRows, type PolicyDraft } from './policy-draft.ts';

type FaultKey =
  | `policy.hours.${keyof Pick<(typeof policy)['hours'], 'missing' | 'order' | 'noDay'>}`
  | `policy.frequency.${keyof Pick<(typeof policy)['frequency'], 'capFault' | 'gapFault'>}`
  | `policy.calls.${keyof Pick<(typeof policy)['calls'], 'abandonmentFault' | 'perPlaceFault'>}`
  | 'policy.promises.numberFault';

/** The numbers of promises, each with its least and its most. */
const promiseNumbers = {
  promiseGraceDays: [0, 30],
  leastPercent: [1, 100],
  latestDays: [1, 730],
  mostInstalments: [1, 36],
} as const;

type PromiseNumber = keyof typeof promiseNumbers;

export type NumberField =
  | 'attemptsPerDay'
  | 'attemptsPerWeek'
  | 'numberGapMinutes'
  | 'abandonmentPercent'
  | 'callsPerFreePlace'
  | PromiseNumber;

/** Where something is wrong: a field, the hours as a whole, or those of the row of a day. */
export type DraftField = NumberField | 'hours' | `day-${number}`;

export type DraftFaults = Partial<Record<DraftField, FaultKey>>;

export type CheckedDraft =
  | { policy: PolicyContent; faults: null }
  | { policy: null; faults: DraftFaults };

const mostAttempts = 7;
const mostGapMinutes = 7 * 24 * 60;

function readWhole(text: string, from: number, to: number): number | null {
  const value = /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : null;
}

function checkHours(draft: PolicyDraft, faults: DraftFaults): PolicyContent['hours'] {
  if (!draft.hasOwnHours) {
    return null;
  }
  for (const [first] of listDayRows(draft.isEachDay)) {
    const day = first === undefined ? undefined : draft.days[first];
    const hours = day?.isCalled ? readHours(day.from, day.to) : null;
    if (hours === 'missing' || hours === 'order') {
      faults[`day-${first ?? 0}`] = `policy.hours.${hours}`;
    }
  }
  if (!draft.days.some(({ isCalled }) => isCalled)) {
    faults.hours = 'policy.hours.noDay';
  }
  return draft.days.map(({ isCalled, from, to }) => {
    const hours = isCalled ? readHours(from, to) : null;
    return typeof hours === 'string' ? null : hours;
  });
}

function checkCap(
  draft: PolicyDraft,
  field: 'attemptsPerDay' | 'attemptsPerWeek',
  faults: DraftFaults,
): number | null {
  if (draft[field].trim() === '') {
    return null;
  }
  const cap = readWhole(draft[field], 1, mostAttempts);
  if (cap === null) {
    faults[field] = 'policy.frequency.capFault';
  }
  return cap;
}

function checkGap({ numberGapMinutes }: PolicyDraft, faults: DraftFaults): number {
  const gap = readWhole(numberGapMinutes, 0, mostGapMinutes);
  if (gap === null) {
    faults.numberGapMinutes = 'policy.frequency.gapFault';
  }
  return gap ?? 0;
}

function checkAbandonment({ abandonmentPercent }: PolicyDraft, faults: DraftFaults): number {
  // Some write their decimals behind a comma.
  const text = abandonmentPercent.trim().replace(',', '.');
  const percent = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (percent >= 0 && percent <= mostAbandonmentPercent) {
    return percent;
  }
  faults.abandonmentPercent = 'policy.calls.abandonmentFault';
  return mostAbandonmentPercent;
}

function checkPerPlace({ callsPerFreePlace }: PolicyDraft, faults: DraftFaults): number {
  const calls = readWhole(callsPerFreePlace, 1, mostCallsPerFreePlace);
  if (calls === null) {
    faults.callsPerFreePlace = 'policy.calls.perPlaceFault';
  }
  return calls ?? 1;
}

function checkPromises(draft: PolicyDraft, faults: DraftFaults) {
  const read = (field: PromiseNumber): number => {
    const [least, most] = promiseNumbers[field];
    const value = readWhole(draft[field], least, most);
    if (value === null) {
      faults[field] = 'policy.promises.numberFault';
    }
    return value ?? least;
  };
  return {
    promiseGraceDays: read('promiseGraceDays'),
    promiseBinds: draft.promiseBinds,
    promiseTerms: {
      leastPercent: read('leastPercent'),
      latestDays: read('latestDays'),
      mostInstalments: read('mostInstalments'),
    },
    brokenPromiseList: draft.brokenPromiseList,
  };
}

/** The policy that the fields describe, by the same rules as the server's, or what is wrong with them. */
export function checkDraft(draft: PolicyDraft): CheckedDraft {
  const faults: DraftFaults = {};
  const policy: PolicyContent = {
    pack: draft.pack,
    collectorRole: draft.collectorRole,
    creditorRoles: draft.creditorRoles,
    holdsServiceMembers: draft.holdsServiceMembers,
    timeBarredDisclosures: tidyTexts(draft.timeBarredDisclosures),
    timeBarredDisclosuresInSpanish: tidyTexts(draft.timeBarredDisclosuresInSpanish),
    frequencyBindsCreditors: draft.frequencyBindsCreditors,
    hours: checkHours(draft, faults),
    attemptsPerDay: checkCap(draft, 'attemptsPerDay', faults),
    attemptsPerWeek: checkCap(draft, 'attemptsPerWeek', faults),
    strict168h: draft.strict168h,
    numberGapMinutes: checkGap(draft, faults),
    licenceRequired: draft.licenceRequired,
    telemarketingHours: draft.telemarketingHours,
    abandonmentPercent: checkAbandonment(draft, faults),
    callsPerFreePlace: checkPerPlace(draft, faults),
    announcesRecording: draft.announcesRecording,
    recordsCalls: draft.recordsCalls,
    scriptApproval: draft.scriptApproval,
    looksUpLines: draft.looksUpLines,
    ...checkPromises(draft, faults),
  };
  return Object.keys(faults).length === 0 ? { policy, faults: null } : { policy: null, faults };
}
