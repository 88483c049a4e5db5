import { assert, integer, property, tuple } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Behaviour } from './behaviour.ts';
import { chooseBehaviour, keyShares, outcomeShares } from './choose-behaviour.ts';

const number = integer({ min: 2_000_000, max: 9_999_999 }).map((line) => `+1212${line}`);
const call = tuple(integer(), number, integer({ min: 0, max: 20 }));

/** All but the reserved ones. */
const numbers = Array.from({ length: 10_000 }, (_, index) => `+1${2_125_550_000 + index}`).filter(
  (to) => !/019\d$/.test(to),
);

function share(behaviours: readonly Behaviour[], matches: (behaviour: Behaviour) => boolean) {
  return behaviours.filter(matches).length / behaviours.length;
}

describe('what a call comes to', () => {
  it('depends on seed, number and earlier calls alone', () => {
    assert(
      property(call, ([seed, to, earlier]) => {
        expect(chooseBehaviour(seed, to, earlier)).toEqual(chooseBehaviour(seed, to, earlier));
      }),
    );
  });

  it('stays within the times of a real call', () => {
    assert(
      property(call, ([seed, to, earlier]) => {
        const { ringSeconds, detectionSeconds, reactionSeconds } = chooseBehaviour(
          seed,
          to,
          earlier,
        );
        expect(ringSeconds).toBeGreaterThanOrEqual(2);
        expect(ringSeconds).toBeLessThanOrEqual(25);
        expect(detectionSeconds).toBeLessThanOrEqual(5);
        expect(reactionSeconds).toBeLessThanOrEqual(3);
      }),
    );
  });

  it('differs from seed to seed, and from one call to the next', () => {
    const outcomes = (seed: number, earlier: number) =>
      numbers.slice(0, 100).map((to) => chooseBehaviour(seed, to, earlier).outcome);
    expect(outcomes(1, 0)).not.toEqual(outcomes(2, 0));
    expect(outcomes(1, 0)).not.toEqual(outcomes(1, 1));
  });

  it('has the shares of a usual day', () => {
    const behaviours = numbers.map((to) => chooseBehaviour(7, to, 0));
    for (const [outcome, expected] of Object.entries(outcomeShares)) {
      const found = share(behaviours, (behaviour) => behaviour.outcome === outcome);
      expect(Math.abs(found - expected), outcome).toBeLessThan(0.015);
    }
    const people = behaviours.filter(({ outcome }) => outcome === 'human');
    for (const [key, expected] of Object.entries(keyShares)) {
      const found = share(people, ({ keys }) => keys.join('') === key);
      expect(Math.abs(found - expected), `key ${key}`).toBeLessThan(0.035);
    }
    expect(
      behaviours.filter(({ outcome }) => outcome !== 'human').flatMap(({ keys }) => keys),
    ).toEqual([]);
  });

  it('is always the same for the reserved numbers', () => {
    const outcomes = Array.from({ length: 10 }, (_, index) => {
      const to = `+4420${index}555019${index}`;
      const behaviour = chooseBehaviour(index, to, index * 3);
      expect(behaviour).toEqual(chooseBehaviour(99, to, 0));
      return `${behaviour.outcome} ${behaviour.keys.join()}`.trim();
    });
    expect(outcomes.slice(0, 7)).toEqual([
      'no_answer',
      'busy',
      'machine',
      'human',
      'human 1',
      'human 9',
      'not_in_service',
    ]);
  });
});
