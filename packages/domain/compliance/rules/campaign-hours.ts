import { localTime, momentOf } from '../../zones/convert-time.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import { weekdayOf } from '../holidays/calculate-days.ts';
import { nextMinute } from '../next-minute.ts';
import type { Hours, WeekHours } from '../policy.ts';
import { readEnd, readTime } from '../read-facts.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

/**
 * Within the days and hours that were chosen for the campaign, by the clock of the person, wherever they may be;
 * not before it begins, nor once it has ended. They are never wider than the law's, because every rule has to allow a call.
 */
export const campaignHours: Rule = {
  code: 'CAMPAIGN_HOURS',
  version: 1,
  citation: 'policy: the campaign’s own hours',
  applies: ({ facts: { campaign } }) =>
    campaign !== undefined &&
    (campaign.hours !== null || campaign.startsAt !== null || campaign.endsAt !== null),
  judge: (situation, now) => {
    const { campaign } = situation.facts;
    if (campaign === undefined) return allow;
    const { startsAt, endsAt, hours } = campaign;
    const from = startsAt === null || readTime(startsAt) <= now.getTime() ? now : startsAt;
    const opening = hours === null ? from : findOpening(situation, hours, from);
    if (opening !== null && opening.getTime() >= readEnd(endsAt)) return ended;
    return opening?.getTime() === now.getTime() ? allow : { kind: 'defer', until: opening };
  },
};

const ended = { kind: 'block', liftedBy: 'a later end of the campaign' } as const;

const findHours = (week: WeekHours, day: number): Hours | null => week[weekdayOf(day)] ?? null;

function isOpenAt(week: WeekHours, zone: string, moment: Date): boolean {
  const { day, minute } = localTime(zone, moment);
  const hours = findHours(week, day);
  return hours !== null && minute >= hours.from && minute < hours.to;
}

/** Goes from opening to opening until one is open in every zone; null where they have no minute in common. */
export function findOpening(
  { zones }: { zones: readonly Pick<Situation['zones'][number], 'zone'>[] },
  week: WeekHours,
  now: Date,
): Date | null {
  const end = now.getTime() + horizonLength;
  let moment = now;
  while (moment.getTime() <= end) {
    const at = moment;
    const closed = zones.find(({ zone }) => !isOpenAt(week, zone, at));
    if (closed === undefined) return moment;
    const next = findNextOpening(week, closed.zone, moment);
    if (next === null) return null;
    moment = next;
  }
  return null;
}

function findNextOpening(week: WeekHours, zone: string, moment: Date): Date | null {
  const { day, minute } = localTime(zone, moment);
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    const hours = findHours(week, day + ahead);
    if (hours === null || (ahead === 0 && minute >= hours.from)) continue;
    const opening = momentOf(zone, day + ahead, hours.from);
    // A clock that is put back may show an opening for the second time.
    return opening <= moment ? nextMinute(moment) : opening;
  }
  return null;
}
