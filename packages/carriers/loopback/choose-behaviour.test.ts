import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseBehaviour } from './choose-behaviour.ts';

/** All but those that always behave the same. */
const numbers = Array.from({ length: 10_000 }, (_, index) => `+1${2_125_550_000 + index}`).filter(
  (to) => !/019\d$/.test(to),
);
const behaviours = numbers.map((to) => chooseBehaviour(7, to, 0));

function shareOf<Value>(values: readonly Value[], wanted: Value): number {
  return values.filter((value) => value === wanted).length / values.length;
}

describe('what a call comes to', () => {
  it('depends on the seed, the number and its earlier calls alone', () => {
    assert(
      property(integer(), integer({ min: 2_000_000, max: 9_999_999 }), (seed, line) => {
        const to = `+1212${line}`;
        expect(chooseBehaviour(seed, to, 2)).toEqual(chooseBehaviour(seed, to, 2));
      }),
    );
  });

  it('differs from seed to seed, and from one call to the next', () => {
    const outcomes = (seed: number, earlier: number) =>
      numbers.slice(0, 100).map((to) => chooseBehaviour(seed, to, earlier).comesTo);
    expect(outcomes(1, 0)).not.toEqual(outcomes(2, 0));
    expect(outcomes(1, 0)).not.toEqual(outcomes(1, 1));
  });

  it.each([
    ['no_answer', 0.35],
    ['machine', 0.25],
    ['person', 0.25],
    ['busy', 0.08],
    ['failed', 0.04],
    ['not_in_service', 0.03],
  ] as const)('is %s in its part of the calls', (outcome, expected) => {
    const outcomes = behaviours.map(({ comesTo }) => comesTo);
    expect(Math.abs(shareOf(outcomes, outcome) - expected)).toBeLessThan(0.015);
  });

  it('lets people alone press keys', () => {
    const people = behaviours.filter(({ comesTo }) => comesTo === 'person');
    const keys = people.map(({ key }) => key);
    for (const [key, expected] of [
      ['1', 0.6],
      ['2', 0.1],
      ['9', 0.08],
      [null, 0.22],
    ] as const) {
      expect(Math.abs(shareOf(keys, key) - expected), `key ${key}`).toBeLessThan(0.035);
    }
    const others = behaviours.filter(({ comesTo }) => comesTo !== 'person');
    expect(others.filter(({ key }) => key !== null)).toEqual([]);
  });
});
