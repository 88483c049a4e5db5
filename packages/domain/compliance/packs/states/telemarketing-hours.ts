import type { WeekHours } from '../../policy.ts';
import type { Address, Source } from '../pack.ts';
import { makeSameWeek, makeWeek } from '../week.ts';

/**
 * Hours that states ask of telemarketers. They do not bind collections; an organization may keep them
 * all the same.
 */
const hoursByState: Readonly<Record<string, WeekHours>> = {
  AL: makeWeek([8, 20], [8, 20], null),
  CT: makeSameWeek(9, 20),
  KY: makeSameWeek(10, 21),
  LA: makeWeek([8, 20], [8, 20], null),
  MD: makeSameWeek(8, 20),
  MI: makeSameWeek(9, 21),
  MN: makeSameWeek(9, 21),
  MS: makeWeek([8, 20], [8, 20], null),
  NV: makeSameWeek(9, 20),
};

export const telemarketingStates: readonly string[] = Object.keys(hoursByState);

export const telemarketingSource: Source = {
  citation: 'policy: hours of the state’s telemarketing law',
  mark: 'unconfirmed',
};

export function findTelemarketingHours({ regions }: Address): WeekHours[] {
  return regions.flatMap((region) => {
    const week = hoursByState[region];
    return week === undefined ? [] : [week];
  });
}
