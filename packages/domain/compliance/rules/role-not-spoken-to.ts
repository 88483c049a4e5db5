import { localTime } from '../../zones/convert-time.ts';
import { readDay, yearOf } from '../calendar-day.ts';
import type { Rule, Situation } from '../types.ts';
import { allow } from '../verdicts.ts';

const adultYears = 18;

/**
 * Of a debt the person who owes it is spoken to, their spouse, the parent or guardian of a minor, and a
 * personal representative (12 CFR 1006.6(a)); nobody else (1006.6(d)). Somebody else may only be asked
 * where the person is.
 */
export const roleNotSpokenTo: Rule = {
  code: 'ROLE_NOT_SPOKEN_TO',
  version: 1,
  citation: '12 CFR 1006.6(a), (d)',
  applies: ({ facts }) => facts.purpose !== 'location',
  judge: (situation, now) => {
    const { purpose, person } = situation.facts;
    if (purpose === 'location') return allow;
    if (person.role === 'other') {
      return { kind: 'block', liftedBy: 'a person whom the law lets us speak to about this debt' };
    }
    return mayBeMinor(situation, now)
      ? { kind: 'block', liftedBy: 'a parent or guardian as the contact, or proof of age' }
      : allow;
  },
};

/** Whether the person is, or by a bare year may be, under age in a place they may be in. */
function mayBeMinor({ facts, zones }: Situation, now: Date): boolean {
  const { bornOn, birthYear } = facts.person;
  const places = zones.length === 0 ? [{ zone: 'UTC' }] : zones;
  if (bornOn === null) {
    if (birthYear === null) return false;
    return places.some(({ zone }) => yearOf(localTime(zone, now).day) - birthYear <= adultYears);
  }
  const ofAge = readDay(bornOn, adultYears);
  return places.some(({ zone }) => localTime(zone, now).day < ofAge);
}
