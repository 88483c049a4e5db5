import { localTime, momentOf } from '../../zones/convert-time.ts';
import { listCountedCalls } from '../count-attempts.ts';
import type { Rule } from '../types.ts';

const allowed = 7;
const periodDays = 7;

/**
 * Seven calls about a debt within seven calendar days, the eighth waits. The seventh call back from now
 * decides: on the day on which it leaves the period, six are left. Days are those of the consumer, in
 * each zone they may be in; the latest answer holds.
 */
export const sevenInSeven: Rule = {
  code: 'FREQ_7IN7',
  version: 1,
  citation: '12 CFR 1006.14(b)(2)(i)(A)',
  judge: ({ facts, zones }, now) => {
    const calls = listCountedCalls(facts, now);
    if (calls.length < allowed) return { kind: 'allow' };
    const openings = zones.flatMap(({ zone }) => {
      const days = calls.map(({ at }) => localTime(zone, at).day).sort((one, other) => other - one);
      const deciding = days[allowed - 1] ?? Number.NEGATIVE_INFINITY;
      const free = deciding + periodDays;
      return localTime(zone, now).day < free ? momentOf(zone, free, 0).getTime() : [];
    });
    return openings.length > 0
      ? { kind: 'defer', until: new Date(Math.max(...openings)) }
      : { kind: 'allow' };
  },
};
