import type { HoursOf } from '@ringfence/contract/activity';
import type { ScheduledDay } from '@ringfence/contract/scheduled';
import type { Stretch } from '@ringfence/domain/zones/local-days';
import {
  addDays,
  findHour,
  hourAt,
  listDays,
  listHours,
} from '@ringfence/domain/zones/local-hours';
import type { TenantScope } from '../../platform/database/database.ts';
import { inScope } from '../../platform/database/spanning.ts';
import type { Services } from '../../services.ts';
import { countDue, countDueByZone, listZones } from './queries.ts';

/** So many are counted in an hour. Fewer over a week, and where it is looked up where each person is. */
const mostCounted = { mine: { day: 10_000, week: 2_000 }, theirs: { day: 2_000, week: 500 } };

const hourLength = 3_600_000;
const quarterLength = hourLength / 4;
/** Clocks are between 12 hours behind UTC and 14 ahead of it. */
const [mostBehind, mostAhead] = [12, 14];

interface HoursQuestion {
  from: string;
  days: number;
  hoursOf: HoursOf;
  zone: string;
  campaignId?: string | undefined;
  listId?: string | undefined;
}

/** What was counted in an hour of a day, from one or several stretches. */
interface Count {
  day: string;
  hour: number;
  calls: number;
  isAtLeast: boolean;
}

/** What is over has nothing due: who waits since then waits for their turn, which is now. */
function openToNow(stretches: readonly Stretch[], now: Date): (Stretch & { isFirst: boolean })[] {
  return stretches
    .filter(({ to }) => to > now)
    .map((stretch) => ({ ...stretch, isFirst: stretch.from <= now }));
}

const values = (stretches: readonly (Stretch & { isFirst: boolean })[]) => [
  stretches.map(({ from, isFirst }) => (isFirst ? '-infinity' : from.toISOString())),
  stretches.map(({ to }) => to.toISOString()),
];

/** Counts of the same hour are one. */
function joinCounts(counts: readonly Count[], days: readonly string[]): ScheduledDay[] {
  return days.map((day) => {
    const hours = new Map<number, ScheduledDay['hours'][number]>();
    for (const { hour, calls, isAtLeast } of counts.filter((count) => count.day === day)) {
      const known = hours.get(hour) ?? { hour, calls: 0, isAtLeast: false };
      const sum = { hour, calls: known.calls + calls, isAtLeast: known.isAtLeast || isAtLeast };
      hours.set(hour, sum);
    }
    return { day, hours: [...hours.values()].toSorted((one, other) => one.hour - other.hour) };
  });
}

/**
 * Not everybody in these stretches was counted, and those who were not may be in any zone: whatever hour that is there
 * may have more.
 */
function markCut(stretches: readonly Stretch[], zones: ReadonlySet<string>, now: Date): Count[] {
  return stretches.flatMap(({ from, to }) => {
    const begin = Math.max(from.getTime(), now.getTime());
    const count = Math.ceil((to.getTime() - begin) / quarterLength);
    const quarters = Array.from({ length: count }, (_, place) => begin + place * quarterLength);
    return [...zones].flatMap((zone) =>
      quarters.map((quarter) => {
        return { ...hourAt(zone, new Date(quarter)), calls: 0, isAtLeast: true };
      }),
    );
  });
}

function listUtcHours(from: string, days: number): Stretch[] {
  const begin = Date.parse(from) - mostAhead * hourLength;
  const count = days * 24 + mostAhead + mostBehind;
  return Array.from({ length: count }, (_, place) => ({
    from: new Date(begin + place * hourLength),
    to: new Date(begin + (place + 1) * hourLength),
  }));
}

/** How many calls are due in each hour of some days, by the reader's clock or by that of each person. */
export async function countHours(
  { database, now: readClock }: Pick<Services, 'database' | 'now'>,
  scope: TenantScope,
  { from, days: length, hoursOf, zone, campaignId, listId }: HoursQuestion,
): Promise<{ days: ScheduledDay[] }> {
  const now = readClock();
  const days = listDays(from, length);
  const most = mostCounted[hoursOf][length === 1 ? 'day' : 'week'];
  const narrowed = [most + 1, campaignId ?? null, listId ?? null];
  const cut = (calls: number): number => Math.min(calls, most);
  if (hoursOf === 'mine') {
    const hours = days.flatMap((day) => listHours(zone, day)).filter(({ to }) => to > now);
    const rows = await database.asTenant(scope, (transaction) =>
      transaction.all(inScope(scope, countDue), [...values(openToNow(hours, now)), ...narrowed]),
    );
    const counts = rows.flatMap(({ stretch, calls }) => {
      const hour = hours[stretch - 1];
      if (hour === undefined) return [];
      return [{ day: hour.day, hour: hour.hour, calls: cut(calls), isAtLeast: calls > most }];
    });
    return { days: joinCounts(counts, days) };
  }
  const stretches = openToNow(listUtcHours(from, length), now);
  const given = [...values(stretches), ...narrowed, now];
  const counts = await database.asTenant(scope, async (transaction) => {
    const rows = await transaction.all(inScope(scope, countDueByZone), given);
    const counted = rows.map((row) => {
      return { ...hourAt(row.zone ?? zone, row.quarter), calls: row.calls, isAtLeast: false };
    });
    const inStretch = new Map<number, number>();
    for (const { stretch, calls } of rows) {
      inStretch.set(stretch, (inStretch.get(stretch) ?? 0) + calls);
    }
    const cutShort = stretches.filter((_, place) => (inStretch.get(place + 1) ?? 0) > most);
    if (cutShort.length === 0) return counted;
    const known = await transaction.all(inScope(scope, listZones));
    const zones = new Set([zone, ...known.map((row) => row.zone)]);
    return [...counted, ...markCut(cutShort, zones, now)];
  });
  return { days: joinCounts(counts, days) };
}

/** The moments of a day or of an hour of it, where the clock shows that in a zone. */
export function findMoments(zone: string, day: string, hour: number | undefined): Stretch {
  if (hour !== undefined) return findHour(zone, { day, hour });
  return {
    from: findHour(zone, { day, hour: 0 }).from,
    to: findHour(zone, { day: addDays(day, 1), hour: 0 }).from,
  };
}
