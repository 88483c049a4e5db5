import { localTime } from '../zones/convert-time.ts';
import { weekdayOf } from './holidays/reckon-days.ts';
import { listStretches } from './hours-of-day.ts';
import type { Hours } from './policy.ts';
import type { Situation, TimeConsent } from './types.ts';

const nothing: readonly Hours[] = [];

/** The hours of law and policy on a day. */
function findHours(week: Situation['hours']['week'], day: number): Hours | null {
  return week[weekdayOf(day)] ?? null;
}

/**
 * When a day is open: in the hours of law and policy, and in those that the person permits besides, as far
 * as they are not closed by a law that does not fall with consent.
 */
export function listOpenStretches(
  { hours, timeConsents }: Situation,
  day: number,
  isMeant: (consent: TimeConsent) => boolean,
): readonly Hours[] {
  const usual = findHours(hours.week, day);
  const opened = usual === null ? nothing : [usual];
  if (timeConsents.length === 0) return opened;
  const most = findHours(hours.weekByConsent, day);
  if (most === null) return opened;
  const permitted = timeConsents
    .filter(isMeant)
    .flatMap((consent) => (consent.hours === null ? [] : listStretches(consent.hours)));
  return [...opened, ...permitted.flatMap((stretch) => cut(stretch, most))];
}

function cut(one: Hours, other: Hours): readonly Hours[] {
  const [from, to] = [Math.max(one.from, other.from), Math.min(one.to, other.to)];
  return from < to ? [{ from, to }] : nothing;
}

/** Those of the day on which the moment lies, by the permissions that hold at it. */
export function listStretchesAt(
  situation: Situation,
  zone: string,
  moment: Date,
): readonly Hours[] {
  const time = moment.getTime();
  const { day } = localTime(zone, moment);
  return listOpenStretches(situation, day, ({ from, to }) => from <= time && time < to);
}

export function isOpenAt(situation: Situation, zone: string, moment: Date): boolean {
  const { minute } = localTime(zone, moment);
  return listStretchesAt(situation, zone, moment).some(
    ({ from, to }) => minute >= from && minute < to,
  );
}
