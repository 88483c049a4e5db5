import { describe, expect, it } from 'vitest';
import { findNearLimit } from './find-near-limit.ts';
import { makePolicy } from './policy.ts';
import { makeFacts, makePastCall, unitedStatesPolicy } from './testing/make-facts.ts';

const now = new Date('2026-06-10T16:00:00Z');
const called = (days: readonly number[]) =>
  makeFacts({
    history: days.map((day) => makePastCall(`2026-06-${String(day).padStart(2, '0')}T16:00:00Z`)),
  });

describe('somebody near a limit', () => {
  it('has one attempt left of the seven, until the first of them leaves the seven days', () => {
    expect(findNearLimit(called([5, 6, 7, 8, 9]), unitedStatesPolicy, now)).toBeNull();
    const until = findNearLimit(called([4, 5, 6, 7, 8, 9]), unitedStatesPolicy, now);
    expect(until?.toISOString()).toBe('2026-06-11T05:00:00.000Z');
  });

  it('has none left and stays near until two are free', () => {
    const until = findNearLimit(called([4, 5, 6, 7, 8, 9, 9]), unitedStatesPolicy, now);
    expect(until?.toISOString()).toBe('2026-06-12T05:00:00.000Z');
  });

  it('is near the limit of the organization where that is stricter', () => {
    const strict = makePolicy({ pack: 'us', attemptsPerWeek: 2 });
    expect(findNearLimit(called([9]), strict, now)).not.toBeNull();
    expect(findNearLimit(called([]), strict, now)).toBeNull();
  });

  it('is not near a limit of one before the first call', () => {
    const once = makePolicy({ pack: 'us', attemptsPerWeek: 1 });
    expect(findNearLimit(called([]), once, now)).toBeNull();
    expect(findNearLimit(called([9]), once, now)).not.toBeNull();
  });
});
