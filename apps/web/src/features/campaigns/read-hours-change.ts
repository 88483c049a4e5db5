import type { Campaign } from '@ringfence/contract/campaigns';
import { readWallTime, writeWallTime } from '../../ui/wall-time.ts';
import { type DayDraft, readWeek } from './week-draft.ts';

interface TypedHours {
  startsAt: string;
  endsAt: string;
  days: readonly DayDraft[] | null;
}

/** A moment as a field has it; empty where there is none. */
export const writeMoment = (moment: string | null, zone: string): string =>
  moment === null ? '' : writeWallTime(moment, zone);

/** What was typed as a moment: null where it is left open, undefined where it is no moment. */
export const readMoment = (typed: string, zone: string): string | null | undefined =>
  typed === '' ? null : (readWallTime(typed, zone) ?? undefined);

/** Whether what was typed as a moment lies behind: who starts then starts at once. */
export function hasPassed(typed: string, zone: string, now: number): boolean {
  const moment = readMoment(typed, zone);
  return typeof moment === 'string' && Date.parse(moment) <= now;
}

/** When a campaign is to call from now on; undefined or `none` where something is not valid yet. */
export function readHoursChange(
  { startsAt, endsAt, days }: TypedHours,
  before: Pick<Campaign, 'startsAt' | 'endsAt'>,
  zone: string,
) {
  // A moment that nobody touched stays as it is, with its seconds.
  const read = (typed: string, moment: string | null) =>
    typed === writeMoment(moment, zone) ? moment : readMoment(typed, zone);
  const week = days === null ? null : readWeek(days);
  return {
    startsAt: read(startsAt, before.startsAt),
    endsAt: read(endsAt, before.endsAt),
    hours: week === null || week === undefined || week === 'none' ? week : [...week],
  };
}
