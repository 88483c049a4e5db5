import { localTime, momentOf } from '../zones/convert-time.ts';
import { decide } from './decide.ts';
import { weekdayOf } from './holidays/calculate-days.ts';
import { makeSituation } from './make-situation.ts';
import type { Policy } from './policy.ts';
import type { Facts, Situation } from './types.ts';

const dayLength = 86_400_000;

/** How far ahead the end is looked for: no law lets anybody call round the clock. */
export const longestStretch = 2 * dayLength;

/**
 * When a call that every rule allows at a moment is allowed no more, if nothing is learned meanwhile.
 * Rules change their mind at few moments, so that only these are asked about; the end of the search,
 * where all of them allow it.
 */
export function findLawfulEnd(facts: Facts, policy: Policy, from: Date): Date {
  const situation = makeSituation(facts, policy, from);
  const last = from.getTime() + longestStretch;
  const turns = [...listClockTurns(situation, from), ...listDatedTurns(facts)]
    .filter((turn) => turn > from.getTime() && turn < last)
    .sort((one, other) => one - other);
  for (const turn of new Set(turns)) {
    const moment = new Date(turn);
    if (decide(facts, policy, moment).verdict.kind !== 'allow') return moment;
  }
  return new Date(last);
}

/** Where hours end, an inconvenient time begins, or a day does, by the clock of any place they may be in. */
function listClockTurns({ zones, hours, facts, timeConsents }: Situation, from: Date): number[] {
  // Days of records that name no place are those of UTC.
  const turns = [0, 1, 2].map(
    (ahead) => Math.floor(from.getTime() / dayLength + ahead) * dayLength,
  );
  for (const { zone } of zones) {
    const { day: today } = localTime(zone, from);
    for (const day of [today, today + 1, today + 2]) {
      const weekday = weekdayOf(day);
      const chosen = facts.campaign?.hours?.[weekday]?.to;
      const ends = [hours.week[weekday]?.to, hours.weekByConsent[weekday]?.to, chosen];
      const begins = facts.inconvenient.map((slot) => slot.from);
      const permitted = timeConsents.map((consent) => consent.hours?.to);
      for (const minute of [0, ...ends, ...begins, ...permitted]) {
        if (minute !== undefined) turns.push(momentOf(zone, day, minute).getTime());
      }
    }
  }
  return turns;
}

/** What is dated ahead: permission that ends, a reason that begins, the end of the campaign. */
function listDatedTurns({ consents, restrictions, history, campaign }: Facts): number[] {
  const dates = [
    campaign?.endsAt ?? null,
    ...consents.flatMap(({ at, revokedAt, expiresAt }) => [at, revokedAt, expiresAt]),
    ...restrictions.flatMap(({ at, liftedAt }) => [at, liftedAt]),
    ...history.map(({ at }) => at),
  ];
  return dates.flatMap((date) => (date === null ? [] : date.getTime()));
}
