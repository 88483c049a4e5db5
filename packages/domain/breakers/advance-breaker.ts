/** How many calls ended, and in how many of them it happened. */
export interface BreakerCounts {
  calls: number;
  events: number;
}

/** How much more often than ordinary, or less, is looked for. */
const factor = 3;

/**
 * Where the level reaches this, it trips. At this height an ordinary campaign of a thousand calls trips one in
 * several thousand times, and one with three times the ordinary rate after about 150 calls.
 */
export const tripLevel = 10.5;

/** With fewer calls nothing is known of how often people answer a campaign or a number. */
export const leastPastCalls = 200;
/** Where hardly anybody ever answered, a third of that is too few to differ from chance. */
const leastAnswerRate = 0.05;
/** Where everybody answered, one who does not is no proof of anything. */
const mostAnswerRate = 0.9;
/** What was usual is itself known only by some hundred calls, so that each new one counts for a little less. */
const pastTrust = 0.875;

/** What one call adds to the level, by whether it happened: how much likelier that is at another rate. */
function weigh(usual: number, other: number): { event: number; none: number } {
  return { event: Math.log(other / usual), none: Math.log((1 - other) / (1 - usual)) };
}

function advance(
  level: number,
  { calls, events }: BreakerCounts,
  [usual, other]: readonly [number, number],
  trust = 1,
): number {
  const { event, none } = weigh(usual, other);
  return Math.max(0, level + trust * (events * event + (calls - events) * none));
}

/**
 * The level after more calls, as a cumulative sum test has it: every call in which it happened raises it, every other
 * lowers it a little, and at the ordinary rate it keeps returning to zero. It needs no window: what is long past has
 * been lowered away.
 */
export function advanceBreaker(
  level: number,
  counts: BreakerCounts,
  ordinaryPercent: number,
): number {
  const usual = ordinaryPercent / 100;
  return advance(level, counts, [usual, usual * factor]);
}

/**
 * The same for answers, where fewer are worse: compared with how often they were given before. Nothing is known
 * before enough calls were made.
 */
export function advanceAnswers(level: number, counts: BreakerCounts, past: BreakerCounts): number {
  if (past.calls < leastPastCalls) return 0;
  const usual = Math.min(mostAnswerRate, past.events / past.calls);
  if (usual < leastAnswerRate) return 0;
  return advance(level, counts, [usual, usual / factor], pastTrust);
}

export const hasTripped = (level: number): boolean => level >= tripLevel;

/** How near it is, in percent. */
export const readNearness = (level: number): number =>
  Math.min(100, Math.round((level / tripLevel) * 100));
