import { localTime, momentOf } from '../zones/convert-time.ts';
import { readDay } from './calendar-day.ts';
import { isConnected, listCallsAboutDebt } from './count-attempts.ts';
import type { Cap } from './packs/pack.ts';
import { readTime } from './read-facts.ts';
import type { PastCallFact, Situation } from './types.ts';

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
  // The times have the order of the days.
  const times = calls.map(({ at }) => readTime(at)).sort((one, other) => other - one);
  const deciding = new Date(times[limit - 1] ?? Number.NEGATIVE_INFINITY);
  let latest: number | undefined;
  for (const { zone } of zones) {
    const free = localTime(zone, deciding).day + days;
    if (localTime(zone, now).day >= free) continue;
    const opening = momentOf(zone, free, 0).getTime();
    if (latest === undefined || opening > latest) latest = opening;
  }
  return latest;
}

/** Whether the law binds this collector, and on this day already, in a place the person may be in. */
export function isInForce(
  { bindsCreditors, from }: Cap,
  { facts, zones }: Situation,
  now: Date,
): boolean {
  if (facts.collectorRole === 'creditor' && !bindsCreditors) return false;
  if (from === undefined || zones.length === 0) return true;
  const firstDay = readDay(from);
  return zones.some(({ zone }) => localTime(zone, now).day >= firstDay);
}

/** When a cap of a place lets go; undefined: it does not bind now. */
export function findPlaceCapOpening(situation: Situation, cap: Cap, now: Date): number | undefined {
  if (cap.at !== 'anywhere' && situation.facts.phone.place !== 'work') return undefined;
  if (situation.callsAboutDebt.length < cap.limit) return undefined;
  if (!isInForce(cap, situation, now)) return undefined;
  const calls = listCallsAboutDebt(situation, now).filter((call) => isMeant(call, cap, situation));
  if (cap.afterContactDays === undefined) return findCapOpening(situation, calls, cap, now);
  const talks = calls.filter(({ outcome }) => outcome === 'conversation');
  const contact = { limit: 1, days: cap.afterContactDays };
  const isInContact = findCapOpening(situation, talks, contact, now) !== undefined;
  return isInContact ? findCapOpening(situation, calls, cap, now) : undefined;
}

function isMeant(call: PastCallFact, cap: Cap, { facts }: Situation): boolean {
  const isThisNumber = call.phone === facts.phone.e164;
  if (cap.at === 'work' && !isThisNumber) return false;
  if (cap.at === 'away_from_work' && isThisNumber) return false;
  if (call.outcome === 'conversation') {
    // Somebody who called us was reached all the same.
    const talksCount = cap.counts === 'conversations' || cap.afterContactDays !== undefined;
    return call.direction === 'outbound' || talksCount;
  }
  if (call.direction !== 'outbound') return false;
  if (cap.counts === 'attempts') return isConnected(call);
  return cap.counts === 'contacts' && call.outcome === 'voicemail';
}
