import type { Call } from '@ringfence/contract/calls';

export interface JoinedCalls {
  calls: readonly Call[];
  /** How many came in since, and are held back. */
  held: number;
  /** Whether more came in than the newest page holds: the rest is fetched again before they are shown. */
  hasGap: boolean;
}

/**
 * The calls that were read, with what is newer of them: those of the newest page take the place of the same ones, and
 * those before all others come in front, unless they are held back because somebody looks further down.
 */
export function joinFresh(
  read: readonly Call[],
  newest: readonly Call[],
  isHeldBack: boolean,
): JoinedCalls {
  const [first] = read;
  const known = new Map(newest.map((call) => [call.id, call]));
  const current = read.map((call) => known.get(call.id) ?? call);
  if (first === undefined) {
    return { calls: isHeldBack ? current : newest, held: 0, hasGap: false };
  }
  const fresh = newest.filter(({ id }) => id > first.id);
  const hasGap = fresh.length > 0 && fresh.length === newest.length;
  return isHeldBack || hasGap
    ? { calls: current, held: fresh.length, hasGap }
    : { calls: [...fresh, ...current], held: 0, hasGap: false };
}
