import type { Outcome } from '../calls/words.ts';
import { type RetryRules, readNextNumber } from './retry-rules.ts';

/** A call that a campaign made to somebody. */
export interface TriedNumber {
  phone: string;
  at: Date;
  /** Null: not known yet. */
  outcome: Outcome | null;
}

/**
 * The numbers of a person in the order in which the next attempt of a campaign tries them, by how its last one ended:
 * either those that it has not tried first, then the one that it tried longest ago; or the same number first. Where
 * nothing was chosen for that outcome they keep their order, and so do those among which nothing else decides.
 *
 * It says in which order the rules are asked, and nothing of what they allow. A call that was taken back rang nowhere.
 */
export function orderNumbers<Phone extends { e164: string }>(
  phones: readonly Phone[],
  tried: readonly TriedNumber[],
  rules: RetryRules,
): readonly Phone[] {
  let last: TriedNumber | undefined;
  const triedAt = new Map<string, number>();
  for (const call of tried) {
    if (call.outcome === 'withdrawn') continue;
    const at = call.at.getTime();
    triedAt.set(call.phone, Math.max(at, triedAt.get(call.phone) ?? at));
    if (last === undefined || at >= last.at.getTime()) last = call;
  }
  if (last === undefined || last.outcome === null) return phones;
  const { phone: lastPhone } = last;
  const next = readNextNumber(last.outcome, rules);
  if (next === 'usual') return phones;
  const rank =
    next === 'another'
      ? ({ e164 }: Phone) => triedAt.get(e164) ?? Number.NEGATIVE_INFINITY
      : ({ e164 }: Phone) => Number(e164 !== lastPhone);
  return phones.toSorted((one, other) => compare(rank(one), rank(other)));
}

/** Not by their difference, which is no number where both were never tried. */
const compare = (one: number, other: number): number => Number(one > other) - Number(one < other);
