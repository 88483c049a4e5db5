import { readTime } from './read-facts.ts';
import type { Facts } from './types.ts';

const minuteLength = 60_000;

/** How far ahead a lawful minute is looked for. */
export const horizonDays = 60;
export const horizonLength = horizonDays * 24 * 60 * minuteLength;

/** What all rules together say at a moment; a `defer` by the latest of them. */
export type Standing =
  | { kind: 'allow' }
  | { kind: 'defer'; until: number | null }
  | { kind: 'block' };

/**
 * The first whole minute at which every rule allows the call. The minute at which one rule lets go may
 * be one at which another takes hold, so that each is judged afresh. Undefined when there is none before
 * the horizon.
 */
export function findLawfulMinute(
  facts: Facts,
  now: Date,
  look: (moment: Date) => Standing,
  standingNow = look(now),
): Date | undefined {
  const end = now.getTime() + horizonLength;
  let moment = now.getTime();
  let standing = standingNow;
  while (standing.kind !== 'allow') {
    const next = roundUp(findNext(facts, moment, standing));
    // A rule that does not move forward never lets go; one that names no moment is never done.
    if (!(next > moment && next <= end)) return undefined;
    moment = next;
    standing = look(new Date(moment));
  }
  return new Date(moment);
}

/**
 * Before the latest rule lets go, something that is dated ahead may lift it. A block does not say when
 * it ends: only what the facts themselves date can lift it.
 */
function findNext(facts: Facts, moment: number, standing: Standing): number {
  const dated = findNextLifting(facts, moment);
  if (standing.kind !== 'defer') return dated;
  return Math.min(dated, standing.until ?? Number.POSITIVE_INFINITY);
}

/** Consent that begins, a restriction that is lifted, a number that turns out to be wrong. */
function findNextLifting({ restrictions, consents }: Facts, moment: number): number {
  let next = Number.POSITIVE_INFINITY;
  const consider = (date: Date | null): void => {
    if (date === null) return;
    const time = readTime(date);
    if (time > moment && time < next) next = time;
  };
  for (const { kind, at, liftedAt } of restrictions) {
    consider(liftedAt);
    if (kind === 'wrong_number') consider(at);
  }
  for (const { at } of consents) consider(at);
  return next;
}

function roundUp(time: number): number {
  return Math.ceil(time / minuteLength) * minuteLength;
}
