import type { PolicyContent } from '@ringfence/contract/compliance';
import { packs } from '@ringfence/domain/compliance/packs/index';
import type { Hours, OrganizationPolicy } from '@ringfence/domain/compliance/policy';
import { isSameHours, writeClock } from '../../../ui/week-hours.ts';

export interface DayDraft {
  isCalled: boolean;
  /** As fields for times have them. */
  from: string;
  to: string;
}

/** A policy as it stands in the fields: what is typed may not be valid yet. */
export interface PolicyDraft
  extends Omit<
    PolicyContent,
    | 'hours'
    | 'attemptsPerDay'
    | 'attemptsPerWeek'
    | 'numberGapMinutes'
    | 'abandonmentPercent'
    | 'promiseGraceDays'
    | 'promiseTerms'
    | 'callsPerFreePlace'
  > {
  hasOwnHours: boolean;
  /** Monday to Friday have one row where it is false. */
  isEachDay: boolean;
  days: readonly DayDraft[];
  /** Empty: those of the pack. */
  attemptsPerDay: string;
  attemptsPerWeek: string;
  numberGapMinutes: string;
  abandonmentPercent: string;
  callsPerFreePlace: string;
  promiseGraceDays: string;
  leastPercent: string;
  latestDays: string;
  mostInstalments: string;
}

/** A policy of the domain as the API has it. */
export function toContent(policy: OrganizationPolicy): PolicyContent {
  return { ...policy, hours: policy.hours === null ? null : [...policy.hours] };
}

const usualHours: Hours = { from: 9 * 60, to: 17 * 60 };

function openDay(hours: Hours | null | undefined): DayDraft {
  const { from, to } = hours ?? usualHours;
  return { isCalled: Boolean(hours), from: writeClock(from), to: writeClock(to) };
}

/** The days that have the hours of their row. */
export function listDayRows(isEachDay: boolean): readonly (readonly number[])[] {
  return isEachDay ? [[0], [1], [2], [3], [4], [5], [6]] : [[0, 1, 2, 3, 4], [5], [6]];
}

/** The fields of a policy. Own hours begin with those of the pack. */
export function openDraft(policy: PolicyContent): PolicyDraft {
  const { hours, attemptsPerDay, attemptsPerWeek, numberGapMinutes, abandonmentPercent, ...more } =
    policy;
  const { promiseGraceDays, promiseTerms, callsPerFreePlace, ...rest } = more;
  const week = hours ?? packs[policy.pack].hours.week;
  const monday = week[0] ?? null;
  return {
    ...rest,
    hasOwnHours: hours !== null,
    isEachDay: week.slice(0, 5).some((day) => !isSameHours(day, monday)),
    days: week.map(openDay),
    attemptsPerDay: attemptsPerDay === null ? '' : String(attemptsPerDay),
    attemptsPerWeek: attemptsPerWeek === null ? '' : String(attemptsPerWeek),
    numberGapMinutes: String(numberGapMinutes),
    abandonmentPercent: String(abandonmentPercent),
    callsPerFreePlace: String(callsPerFreePlace),
    promiseGraceDays: String(promiseGraceDays),
    leastPercent: String(promiseTerms.leastPercent),
    latestDays: String(promiseTerms.latestDays),
    mostInstalments: String(promiseTerms.mostInstalments),
  };
}

/** Another pack. Own hours that nobody asked for yet begin with those of the new one. */
export function changePack(draft: PolicyDraft, pack: PolicyContent['pack']): PolicyDraft {
  return draft.hasOwnHours
    ? { ...draft, pack }
    : { ...draft, pack, days: packs[pack].hours.week.map(openDay), isEachDay: false };
}

/** The hours are one thing, because half of a week would be nobody's. */
function pickHours({ hasOwnHours, isEachDay, days }: PolicyDraft) {
  return { hasOwnHours, isEachDay, days };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/**
 * What somebody entered, on top of a newer version: each field that they did not touch is as it is
 * there.
 */
export function rebaseDraft(
  mine: PolicyDraft,
  base: PolicyContent,
  theirs: PolicyContent,
): PolicyDraft {
  const before = openDraft(base);
  const after = openDraft(theirs);
  const choose = <Field extends keyof PolicyDraft>(field: Field): PolicyDraft[Field] =>
    isSame(mine[field], before[field]) ? after[field] : mine[field];
  const pack = choose('pack');
  const keepsHours = !isSame(pickHours(mine), pickHours(before)) && mine.hasOwnHours;
  const dropsHours = before.hasOwnHours && !mine.hasOwnHours;
  const draft: PolicyDraft = {
    ...pickHours(keepsHours || dropsHours ? mine : after),
    pack: after.pack,
    collectorRole: choose('collectorRole'),
    creditorRoles: choose('creditorRoles'),
    holdsServiceMembers: choose('holdsServiceMembers'),
    timeBarredDisclosures: choose('timeBarredDisclosures'),
    timeBarredDisclosuresInSpanish: choose('timeBarredDisclosuresInSpanish'),
    frequencyBindsCreditors: choose('frequencyBindsCreditors'),
    attemptsPerDay: choose('attemptsPerDay'),
    attemptsPerWeek: choose('attemptsPerWeek'),
    strict168h: choose('strict168h'),
    numberGapMinutes: choose('numberGapMinutes'),
    licenceRequired: choose('licenceRequired'),
    telemarketingHours: choose('telemarketingHours'),
    abandonmentPercent: choose('abandonmentPercent'),
    announcesRecording: choose('announcesRecording'),
    recordsCalls: choose('recordsCalls'),
    scriptApproval: choose('scriptApproval'),
    looksUpLines: choose('looksUpLines'),
    callsPerFreePlace: choose('callsPerFreePlace'),
    promiseGraceDays: choose('promiseGraceDays'),
    promiseBinds: choose('promiseBinds'),
    leastPercent: choose('leastPercent'),
    latestDays: choose('latestDays'),
    mostInstalments: choose('mostInstalments'),
    brokenPromiseList: choose('brokenPromiseList'),
  };
  return pack === after.pack ? draft : changePack(draft, pack);
}
