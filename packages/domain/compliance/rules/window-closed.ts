import { localTime, momentOf } from '../../zones/convert-time.ts';
import { horizonLength } from '../find-lawful-minute.ts';
import type { CandidateZone, Rule } from '../types.ts';

const minuteLength = 60_000;
const opens = 8 * 60;
const closes = 21 * 60;

/** From 08:00 until before 21:00, wherever the person may be: in all candidate zones at once. */
export const windowClosed: Rule = {
  code: 'WINDOW_CLOSED',
  version: 1,
  citation: '12 CFR 1006.6(b)(1)(i)',
  judge: ({ zones }, now) =>
    zones.every(({ zone }) => isOpen(zone, now))
      ? { kind: 'allow' }
      : { kind: 'defer', until: findOpening(zones, now) },
};

function isOpen(zone: string, moment: Date): boolean {
  const { minute } = localTime(zone, moment);
  return minute >= opens && minute < closes;
}

/**
 * Goes from opening to opening until one is open everywhere. Zones around the globe may have no minute in
 * common: the search then ends behind the horizon, where `decide` finds that no minute is lawful.
 */
function findOpening(zones: readonly CandidateZone[], now: Date): Date {
  const end = now.getTime() + horizonLength;
  let moment = now;
  for (;;) {
    const closed = zones.find(({ zone }) => !isOpen(zone, moment));
    if (closed === undefined || moment.getTime() > end) return moment;
    moment = findNextOpening(closed.zone, moment);
  }
}

function findNextOpening(zone: string, moment: Date): Date {
  const { day, minute } = localTime(zone, moment);
  const opening = momentOf(zone, minute < opens ? day : day + 1, opens);
  // A clock that is put back may show an opening for the second time.
  return opening > moment ? opening : new Date(moment.getTime() + minuteLength);
}
