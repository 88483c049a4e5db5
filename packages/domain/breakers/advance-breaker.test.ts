import { describe, expect, it } from 'vitest';
import { advanceAnswers, advanceBreaker, readNearness } from './advance-breaker.ts';
import { describeResults } from './testing/describe-results.ts';

describe('a breaker', () => {
  // A sample of the drawn campaigns: `advance-breaker.deep.test.ts` plays all.
  describeResults({ ordinary: 100, worsened: 20 });

  it('is at rest while nothing happens, and knows nothing of answers before enough calls', () => {
    expect(advanceBreaker(2, { calls: 100, events: 0 }, 5)).toBe(0);
    expect(advanceAnswers(2, { calls: 100, events: 0 }, { calls: 199, events: 60 })).toBe(0);
    expect(advanceAnswers(0, { calls: 100, events: 0 }, { calls: 1_000, events: 10 })).toBe(0);
  });

  it('says how near it is', () => {
    expect([0, 5.25, 10.5, 40].map(readNearness)).toEqual([0, 50, 100, 100]);
  });
});
