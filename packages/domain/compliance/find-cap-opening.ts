import { localTime, momentOf } from '../zones/convert-time.ts';
import { readDay } from './calendar-day.ts';
import { isConnected, listCallsAboutDebt, listCallsOfPerson } from './count-attempts.ts';
import type { Cap } from './packs/pack.ts';
import { findPlace, readTime } from './read-facts.ts';
import type { Facts, PastCallFact, Situation } from './types.ts';

/**
 * When the limit lets go of calls that are all counted: the one that decides is as many calls back as
 * the limit, and on the day on which it leaves the period there is room again. Days are those of the
 * person, in each zone they may be in; the latest answer holds. Undefined: there is room now.
 */
export function findCapOpening(
  { zones }: Pick<Situation, 'zones'>,
  calls: readonly PastCallFact[],
  { limit, days }: Pick<Cap, 'limit' | 'days'>,
  now: Date,
): number | undefined {
  if (calls.length < limit) return undefined;
  const deciding = new Date(findDecidingTime(calls, limit));
  let latest: number | undefined;
  for (const { zone } of zones) {
    const free = localTime(zone, deciding).day + days;
    if (localTime(zone, now).day >= free) continue;
    const opening = momentOf(zone, free, 0).getTime();
    if (latest === undefined || opening > latest) latest = opening;
  }
  return latest;
}

/** As many calls back as the limit. The times have the order of the days. */
function findDecidingTime(calls: readonly PastCallFact[], limit: number): number {
  if (limit === 1) {
    let last = Number.NEGATIVE_INFINITY;
    for (const { at } of calls) last = Math.max(last, readTime(at));
    return last;
  }
  const times = calls.map(({ at }) => readTime(at)).sort((one, other) => other - one);
  return times[limit - 1] ?? Number.NEGATIVE_INFINITY;
}

/** Whether the law binds this collector, and on this day, in a place the person may be in. */
export function isInForce(
  { bindsCreditors, from, until }: Cap,
  { facts, zones }: Situation,
  now: Date,
): boolean {
  if (facts.collectorRole === 'creditor' && !bindsCreditors) return false;
  if ((from === undefined && until === undefined) || zones.length === 0) return true;
  const firstDay = from === undefined ? Number.NEGATIVE_INFINITY : readDay(from);
  const lastDay = until === undefined ? Number.POSITIVE_INFINITY : readDay(until);
  return zones.some(({ zone }) => {
    const { day } = localTime(zone, now);
    return day >= firstDay && day <= lastDay;
  });
}

/** When the law ends everywhere that the person may be. */
function findEndOfLaw({ until }: Cap, { zones }: Situation): number {
  if (until === undefined) return Number.POSITIVE_INFINITY;
  const day = readDay(until) + 1;
  return Math.max(...zones.map(({ zone }) => momentOf(zone, day, 0).getTime()));
}

/** When a cap of a place lets go; undefined: it does not bind now. */
export function findPlaceCapOpening(situation: Situation, cap: Cap, now: Date): number | undefined {
  if (!bindsNumber(cap, situation.facts)) return undefined;
  if (situation.facts.history.length < cap.limit) return undefined;
  if (!isInForce(cap, situation, now)) return undefined;
  const all =
    cap.per === 'person' ? listCallsOfPerson(situation, now) : listCallsAboutDebt(situation, now);
  const calls = all.filter((call) => isMeant(call, cap, situation));
  if (cap.afterContactDays === undefined) {
    const opening = findCapOpening(situation, calls, cap, now);
    return opening === undefined ? undefined : Math.min(opening, findEndOfLaw(cap, situation));
  }
  const talks = calls.filter(({ outcome }) => outcome === 'conversation');
  const contact = { limit: 1, days: cap.afterContactDays };
  const isInContact = findCapOpening(situation, talks, contact, now) !== undefined;
  return isInContact ? findCapOpening(situation, calls, cap, now) : undefined;
}

/**
 * Whether the dialled number is one that the cap binds. Of a line of which no place is known nobody knows
 * that it is not the person's own.
 */
function bindsNumber({ at }: Cap, facts: Facts): boolean {
  if (at === 'anywhere') return true;
  const place = findPlace(facts, facts.phone.e164);
  if (place === 'work') return true;
  return at === 'not_personal' && place === 'other' && facts.phone.lineType !== 'mobile';
}

/** Calls to every number of that kind count, not only those to the one that is dialled. */
function isAtPlace({ at }: Cap, number: string, facts: Facts): boolean {
  if (at === 'anywhere' || number === facts.phone.e164) return true;
  const place = findPlace(facts, number);
  return place === 'work' || (at === 'not_personal' && place === 'other');
}

function isMeant(call: PastCallFact, cap: Cap, { facts }: Situation): boolean {
  if (!isAtPlace(cap, call.phone, facts)) return false;
  if (call.outcome === 'conversation') {
    // Somebody who called us was reached all the same.
    const talksCount = cap.counts === 'conversations' || cap.afterContactDays !== undefined;
    return call.direction === 'outbound' || talksCount;
  }
  if (call.direction !== 'outbound') return false;
  if (cap.counts === 'attempts') return isConnected(call);
  return cap.counts === 'contacts' && call.outcome === 'voicemail';
}
