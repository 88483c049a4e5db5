import { describe, expect, it } from 'vitest';
import { drawFromSeed } from '../../breakers/testing/draw-from-seed.ts';
import { makeSituation } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { AbandonmentFact } from '../types.ts';
import { abandonmentCap } from './abandonment-cap.ts';

const counted = (day: string, answered: number, abandoned: number): AbandonmentFact => ({
  day,
  answered,
  abandoned,
});
const judge = (abandonment: AbandonmentFact[], moment: string, abandonmentPercent = 3) =>
  asking(abandonmentCap, { abandonmentPercent })({ abandonment }, moment);
const noon = '2026-06-10T12:00:00Z';

describe('ABANDON_CAP', () => {
  it('allows three in a hundred, and not one more', () => {
    expect(judge([counted('2026-06-10', 100, 3)], noon)).toBe('allow');
    expect(judge([counted('2026-06-10', 100, 4)], noon)).toBe('2026-07-10T00:00Z');
    expect(judge([counted('2026-06-10', 1000, 30)], noon)).toBe('allow');
    expect(judge([counted('2026-06-10', 1000, 31)], noon)).toBe('2026-07-10T00:00Z');
  });

  it('says nothing of a campaign with fewer than a hundred answers, however many were bad', () => {
    expect(judge([counted('2026-06-10', 99, 99)], noon)).toBe('allow');
    expect(judge([counted('2026-06-10', 100, 99)], noon)).toBe('2026-07-10T00:00Z');
    expect(judge([counted('2026-06-10', 99, 99)], noon, 0.5)).toBe('allow');
  });

  it('takes the days together', () => {
    const days = [counted('2026-06-09', 20, 2), counted('2026-06-10', 80, 1)];
    expect(judge(days, noon)).toBe('allow');
    expect(judge([...days, counted('2026-06-01', 100, 5)], noon)).toBe('2026-07-01T00:00Z');
  });

  it('looks at thirty days, today included', () => {
    const bad = [counted('2026-05-12', 100, 20)];
    expect(judge(bad, '2026-06-10T23:59:59.999Z')).toBe('2026-06-11T00:00Z');
    expect(judge(bad, '2026-06-11T00:00:00Z')).toBe('allow');
  });

  it.each([
    ['a leap day', '2028-02-20', '2028-03-21'],
    ['no leap day', '2026-02-20', '2026-03-22'],
    ['the end of a year', '2026-12-15', '2027-01-14'],
  ])('lets go after thirty days, over %s', (_, day, free) => {
    const bad = [counted(day, 100, 20)];
    expect(judge(bad, `${day}T12:00:00Z`)).toBe(`${free}T00:00Z`);
    expect(judge(bad, new Date(Date.parse(free) - 1).toISOString())).toBe(`${free}T00:00Z`);
    expect(judge(bad, `${free}T00:00:00Z`)).toBe('allow');
  });

  it('lets go on the day on which enough of the bad ones are gone', () => {
    const days = [
      counted('2026-05-20', 100, 6),
      counted('2026-06-01', 100, 4),
      counted('2026-06-09', 100, 1),
    ];
    expect(judge(days, noon)).toBe('2026-06-19T00:00Z');
    expect(judge(days, '2026-06-19T00:00:00Z')).toBe('allow');
  });

  it('goes on where good days leave before bad ones', () => {
    const days = [counted('2026-05-20', 10, 9), counted('2026-05-21', 900, 0)];
    // Gone are the nine, then the nine hundred that outweighed what is left.
    expect(judge([...days, counted('2026-06-09', 100, 20)], '2026-06-18T23:00:00Z')).toBe('allow');
    expect(judge([...days, counted('2026-06-09', 100, 20)], '2026-06-20T00:00:00Z')).toBe(
      '2026-07-09T00:00Z',
    );
  });

  it('goes by the days of the campaign, whatever the zone of the person', () => {
    const bad = [counted('2026-05-12', 100, 20)];
    for (const phones of [['+13125550100'], ['+18085550100', '+12125550100', '+16715550100']]) {
      const ask = asking(abandonmentCap);
      const facts = { abandonment: bad, person: { phones } };
      expect(ask(facts, '2026-06-10T23:59:59.999Z')).toBe('2026-06-11T00:00Z');
      expect(ask(facts, '2026-06-11T00:00:00Z')).toBe('allow');
    }
  });

  it('may be stricter by policy, down to none at all', () => {
    expect(judge([counted('2026-06-10', 100, 2)], noon, 1)).toBe('2026-07-10T00:00Z');
    expect(judge([counted('2026-06-10', 100, 1)], noon, 1)).toBe('allow');
    expect(judge([counted('2026-06-10', 100, 1)], noon, 0)).toBe('2026-07-10T00:00Z');
    expect(judge([counted('2026-06-10', 100, 0)], noon, 0)).toBe('allow');
  });

  it('cannot be laxer by policy', () => {
    expect(judge([counted('2026-06-10', 100, 4)], noon, 50)).toBe('2026-07-10T00:00Z');
  });

  it('allows a campaign that nobody has answered yet', () => {
    expect(judge([], noon)).toBe('allow');
    expect(judge([counted('2026-06-10', 0, 0)], noon)).toBe('allow');
  });

  it('does not apply where there are no such facts', () => {
    expect(asking(abandonmentCap)({ abandonment: 'unasked' }, noon)).toBe('allow');
  });

  it.each([
    ['a day', [counted('2026-02-30', 1, 0)], 3],
    ['a count', [counted('2026-06-10', Number.NaN, 0)], 3],
    ['another count', [counted('2026-06-10', 1, -1)], 3],
    ['the limit', [counted('2026-06-10', 100, 4)], Number.NaN],
    ['a limit below none', [counted('2026-06-10', 100, 0)], -1],
  ])('does not pass over what cannot be read: %s', (_, abandonment, abandonmentPercent) => {
    const situation = makeSituation({ abandonment }, { abandonmentPercent });
    expect(() => abandonmentCap.judge(situation, new Date(noon))).toThrow(RangeError);
  });
});

/** Whether so many answered calls, of which this share found nobody speaking, put a campaign over the limit at any time. */
function isPausedWithin(calls: number, share: number, seed: number): boolean {
  const draw = drawFromSeed(seed);
  let abandoned = 0;
  for (let answered = 1; answered <= calls; answered += 1) {
    const isAbandoned = draw() < share;
    if (isAbandoned) abandoned += 1;
    // A good call lowers the share; only at the hundredth answer it begins to count.
    if (!isAbandoned && answered !== 100) continue;
    if (judge([counted('2026-06-10', answered, abandoned)], noon) !== 'allow') return true;
  }
  return false;
}

const seeds = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('as a breaker', () => {
  it('pauses within 300 answers at three times the limit', () => {
    const paused = seeds(100).filter((seed) => isPausedWithin(300, 0.09, seed));
    expect(paused.length).toBeGreaterThanOrEqual(95);
  });

  it('pauses at most one in a hundred campaigns in which one answer in 200 found nobody speaking', () => {
    const paused = seeds(1_000).filter((seed) => isPausedWithin(2_000, 0.005, seed));
    expect(paused.length).toBeLessThanOrEqual(10);
  });
});
