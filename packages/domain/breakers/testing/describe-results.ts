import { expect, it } from 'vitest';
import { hasTripped, leastPastCalls } from '../advance-breaker.ts';
import { type BreakerKind, eventKinds, firstBreakerLimits } from '../breaker-kinds.ts';
import { isEventKind, moveBreaker } from '../move-breaker.ts';
import { drawFromSeed } from './draw-from-seed.ts';
import { type Draws, listSeeds } from './draws.ts';

const ordinaryAnswers = 0.3;

/** Calls until it trips, by batches as news of calls comes in; null where it does not within so many. */
function callUntilTripped(
  seed: number,
  most: number,
  rate: number,
  step: (level: number, counts: { calls: number; events: number }) => number,
): number | null {
  const draw = drawFromSeed(seed);
  let level = 0;
  for (let calls = 0; calls < most; ) {
    const batch = Math.min(most - calls, 1 + Math.floor(draw() * 5));
    let events = 0;
    for (let call = 0; call < batch; call += 1) if (draw() < rate) events += 1;
    calls += batch;
    level = step(level, { calls: batch, events });
    if (hasTripped(level)) return calls;
  }
  return null;
}

/** As the product moves it; of answers, with as many known before as are needed. */
function stepOf(kind: BreakerKind) {
  const known = isEventKind(kind) ? 0 : leastPastCalls;
  const none = { calls: 0, events: 0 };
  const total = { calls: known, events: known * ordinaryAnswers };
  let standing = { level: 0, seen: { ...total }, recent: none };
  return (_level: number, counts: { calls: number; events: number }) => {
    total.calls += counts.calls;
    total.events += counts.events;
    standing = moveBreaker(kind, standing, total, { isOn: true, ordinaryPercent: null });
    return standing.level;
  };
}

/** How a breaker judges by results alone, over so many drawn campaigns. */
export function describeResults({ ordinary, worsened }: Draws): void {
  it.each(eventKinds)('trips within 300 calls at three times the ordinary rate: %s', (kind) => {
    const rate = (firstBreakerLimits[kind] * 3) / 100;
    const tripped = listSeeds(worsened).filter(
      (seed) => callUntilTripped(seed, 300, rate, stepOf(kind)) !== null,
    );
    expect(tripped.length / worsened).toBeGreaterThanOrEqual(0.95);
  });

  it('trips within 300 calls where a third as many answer as before', () => {
    const tripped = listSeeds(worsened).filter(
      (seed) => callUntilTripped(seed, 300, ordinaryAnswers / 3, stepOf('answer_rate')) !== null,
    );
    expect(tripped.length / worsened).toBeGreaterThanOrEqual(0.95);
  });

  it('pauses at most one in a hundred ordinary campaigns, all of them together', () => {
    const calls = 2_000;
    const paused = listSeeds(ordinary).filter((seed) => {
      const byEvents = eventKinds.map((kind, index) =>
        callUntilTripped(seed * 16 + index, calls, firstBreakerLimits[kind] / 100, stepOf(kind)),
      );
      const byAnswers = (['answer_rate', 'caller_id'] as const).map((kind, index) =>
        callUntilTripped(seed * 16 + 8 + index, calls, ordinaryAnswers, stepOf(kind)),
      );
      return [...byEvents, ...byAnswers].some((tripped) => tripped !== null);
    });
    expect(paused.length / ordinary).toBeLessThanOrEqual(0.01);
  });
}
