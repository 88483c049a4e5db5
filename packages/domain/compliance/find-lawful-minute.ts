import { readTime } from './read-facts.ts';
import type { Facts, Verdict } from './types.ts';

const minuteLength = 60_000;

/** How far ahead a lawful minute is looked for. */
export const horizonDays = 60;
export const horizonLength = horizonDays * 24 * 60 * minuteLength;

/** The verdicts of all rules at a moment. */
export type JudgeAll = (moment: Date) => readonly Verdict[];

/**
 * The first whole minute, from the latest `until` on, at which every rule allows the call. The minute at
 * which one rule lets go may be one at which another takes hold, so that each is judged afresh.
 * Undefined when there is none before the horizon.
 */
export function findLawfulMinute(
  facts: Facts,
  now: Date,
  judgeAll: JudgeAll,
  verdictsNow = judgeAll(now),
): Date | undefined {
  const end = now.getTime() + horizonLength;
  let moment = now.getTime();
  let verdicts = verdictsNow;
  while (verdicts.some(({ kind }) => kind !== 'allow')) {
    const next = roundUp(findNext(facts, moment, verdicts));
    // A rule that does not move forward never lets go; one that names no moment is never done.
    if (!(next > moment && next <= end)) return undefined;
    moment = next;
    verdicts = judgeAll(new Date(moment));
  }
  return new Date(moment);
}

/** A block does not say when it ends; only what the facts themselves date can lift it. */
function findNext(facts: Facts, moment: number, verdicts: readonly Verdict[]): number {
  if (verdicts.some(({ kind }) => kind === 'block')) {
    const lifting = [
      ...facts.restrictions.map(({ liftedAt }) => liftedAt),
      ...facts.consents.map(({ at }) => at),
    ].flatMap((date) => (date === null ? [] : readTime(date)));
    return Math.min(Number.POSITIVE_INFINITY, ...lifting.filter((time) => time > moment));
  }
  return Math.max(
    ...verdicts.map((verdict) => (verdict.kind === 'defer' ? verdict.until.getTime() : moment)),
  );
}

function roundUp(time: number): number {
  return Math.ceil(time / minuteLength) * minuteLength;
}
