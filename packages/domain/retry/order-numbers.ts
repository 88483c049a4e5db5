import type { Outcome } from '../calls/words.ts';
import { isUnreachable, type RetryRules, readNextNumber } from './retry-rules.ts';

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
 * nothing was chosen for that outcome they keep their order, and so do those among which nothing else decides. Numbers on
 * which its last call found that nobody can be reached come after all others.
 *
 * It says in which order the rules are asked, and nothing of what they allow. A call that was taken back rang nowhere.
 */
export function orderNumbers<Phone extends { e164: string }>(
  phones: readonly Phone[],
  tried: readonly TriedNumber[],
  rules: RetryRules,
): readonly Phone[] {
  let last: TriedNumber | undefined;
  const lastOf = new Map<string, TriedNumber>();
  for (const call of tried) {
    if (call.outcome === 'withdrawn') continue;
    const before = lastOf.get(call.phone);
    if (before === undefined || call.at >= before.at) lastOf.set(call.phone, call);
    if (last === undefined || call.at >= last.at) last = call;
  }
  if (last === undefined || last.outcome === null) return phones;
  const next = readNextNumber(last.outcome, rules);
  const rank = ({ e164 }: Phone): number => {
    const known = lastOf.get(e164);
    if (known?.outcome && isUnreachable(known.outcome)) return Number.POSITIVE_INFINITY;
    if (next === 'usual') return 0;
    if (next === 'same') return Number(e164 !== last.phone);
    return known?.at.getTime() ?? Number.NEGATIVE_INFINITY;
  };
  return phones.toSorted((one, other) => compare(rank(one), rank(other)));
}

/** Not by their difference, which is no number where both were never tried. */
const compare = (one: number, other: number): number => Number(one > other) - Number(one < other);
