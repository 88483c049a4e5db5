import { countNumberRoom, type PoolNumber } from './pool-number.ts';
import { readNumberRegion } from './read-number-region.ts';

export interface PersonToCall {
  contactId: string;
  /** The number that is called. */
  e164: string;
  /** The number of the pool that they were called from last; null where there is none. */
  calledFrom: string | null;
}

interface Candidate {
  e164: string;
  region: string | null;
  room: number;
  callsToday: number;
  lastUsed: number;
}

const takeCall = (candidate: Candidate): string => {
  candidate.room -= 1;
  candidate.callsToday += 1;
  return candidate.e164;
};

/** Rotation: the least used today, then the one that was not used for longest. */
function isBefore(one: Candidate, other: Candidate): boolean {
  if (one.callsToday !== other.callsToday) return one.callsToday < other.callsToday;
  if (one.lastUsed !== other.lastUsed) return one.lastUsed < other.lastUsed;
  return one.e164 < other.e164;
}

function findLeastUsed(candidates: readonly Candidate[]): Candidate | undefined {
  return candidates.reduce<Candidate | undefined>(
    (best, one) => (one.room > 0 && (best === undefined || isBefore(one, best)) ? one : best),
    undefined,
  );
}

/**
 * The number of a pool that each person is called from. A person keeps the one that they were called from before as
 * long as it may call: they know it, and may have saved it. Otherwise one of their region, as far as the organization
 * has one, and of these the least used. People for whom no number is left are not in the answer.
 */
export function chooseCallerIds(
  numbers: readonly PoolNumber[],
  persons: readonly PersonToCall[],
  now: Date,
): Map<string, string> {
  const candidates = numbers.map(
    (number): Candidate => ({
      e164: number.e164,
      region: readNumberRegion(number.e164),
      room: countNumberRoom(number, now),
      callsToday: number.callsToday,
      lastUsed: number.lastUsedAt?.getTime() ?? 0,
    }),
  );
  const byNumber = new Map(candidates.map((candidate) => [candidate.e164, candidate]));
  const byRegion = Map.groupBy(candidates, ({ region }) => region);
  const chosen = new Map<string, string>();
  // Those who know a number come before those who could be called from any.
  for (const { contactId, calledFrom } of persons) {
    const known = calledFrom === null ? undefined : byNumber.get(calledFrom);
    if (known !== undefined && known.room > 0) chosen.set(contactId, takeCall(known));
  }
  for (const { contactId, e164 } of persons) {
    if (chosen.has(contactId)) continue;
    const region = readNumberRegion(e164);
    const near = region === null ? [] : (byRegion.get(region) ?? []);
    const found = findLeastUsed(near) ?? findLeastUsed(candidates);
    if (found !== undefined) chosen.set(contactId, takeCall(found));
  }
  return chosen;
}
