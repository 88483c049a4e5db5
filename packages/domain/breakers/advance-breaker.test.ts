import { describe, expect, it } from 'vitest';
import { advanceAnswers, advanceBreaker, readNearness } from './advance-breaker.ts';
import { describeResults } from './testing/describe-results.ts';

describe('a breaker', () => {
  // A sample of the drawn campaigns: `advance-breaker.deep.test.ts` plays all.
  describeResults({ ordinary: 100, worsened: 20 });

  it('weighs a call by how much likelier it is at three times the usual rate, or a third of it', () => {
    expect(advanceBreaker(0, { calls: 1, events: 1 }, 5)).toBeCloseTo(Math.log(3));
    expect(advanceBreaker(1, { calls: 1, events: 0 }, 5)).toBeCloseTo(1 + Math.log(0.85 / 0.95));
    const past = { calls: 400, events: 120 };
    const unanswered = advanceAnswers(0, { calls: 1, events: 0 }, past);
    expect(unanswered).toBeCloseTo(0.875 * Math.log(0.9 / 0.7));
  });

  it('compares answers with the past only where one in twenty was answered', () => {
    const silence = { calls: 10, events: 0 };
    expect(advanceAnswers(0, silence, { calls: 1_000, events: 50 })).toBeGreaterThan(0);
    expect(advanceAnswers(0, silence, { calls: 1_000, events: 49 })).toBe(0);
  });

  it('is at rest while nothing happens, and knows nothing of answers before enough calls', () => {
    expect(advanceBreaker(2, { calls: 100, events: 0 }, 5)).toBe(0);
    expect(advanceAnswers(2, { calls: 100, events: 0 }, { calls: 199, events: 60 })).toBe(0);
    expect(advanceAnswers(0, { calls: 100, events: 0 }, { calls: 1_000, events: 10 })).toBe(0);
  });

  it('says how near it is', () => {
    expect([0, 5.25, 10.5, 40].map(readNearness)).toEqual([0, 50, 100, 100]);
  });
});
