import type { CallableCounts, PolicyPreview } from '@ringfence/contract/compliance';
import type { Decision } from '@ringfence/domain/compliance/types';
import { localTime } from '@ringfence/domain/zones/convert-time';

/** How many could be called when, and what keeps how many of them from being called now. */
export interface Tally {
  counts: CallableCounts;
  reasons: Map<string, number>;
}

export const startTally = (): Tally => ({
  counts: { now: 0, laterToday: 0, later: 0, never: 0 },
  reasons: new Map(),
});

/**
 * Today is the day of the organization; one that has named no zone sees times in each person's own,
 * and its days follow them.
 */
function choose(
  { verdict, zones }: Decision,
  { now, zone }: { now: Date; zone: string | null },
): keyof CallableCounts {
  if (verdict.kind === 'allow') return 'now';
  if (verdict.kind === 'block') return 'never';
  const clock = zone ?? zones[0]?.zone ?? 'UTC';
  const isToday = localTime(clock, verdict.until).day === localTime(clock, now).day;
  return isToday ? 'laterToday' : 'later';
}

export function addToTally(
  { counts, reasons }: Tally,
  decision: Decision,
  moment: { now: Date; zone: string | null },
): void {
  counts[choose(decision, moment)] += 1;
  for (const { code, verdict } of decision.reasons) {
    if (verdict.kind !== 'allow') reasons.set(code, (reasons.get(code) ?? 0) + 1);
  }
}

/** What keeps the most people from being called comes first. */
export function compareReasons(before: Tally, after: Tally): PolicyPreview['reasons'] {
  const codes = new Set([...before.reasons.keys(), ...after.reasons.keys()]);
  return [...codes]
    .map((code) => ({
      code,
      before: before.reasons.get(code) ?? 0,
      after: after.reasons.get(code) ?? 0,
    }))
    .sort(
      (one, other) =>
        Math.max(other.before, other.after) - Math.max(one.before, one.after) ||
        (one.code < other.code ? -1 : 1),
    );
}
