import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countsForRate, findChance, shouldRest } from './judge-answer-rate.ts';

const none = { placed: 0, answered: 0 };
const of = (answered: number, placed: number) => ({ placed, answered });
const judge = (recent: number, past = of(155, 500), others = none) =>
  shouldRest({ recent: of(recent, 100), past, others });

describe('a number rests', () => {
  it('once people answer less than half as often as before', () => {
    expect(judge(11)).toBe(true);
    expect(judge(15)).toBe(true);
    expect(judge(16)).toBe(false);
    expect(judge(31)).toBe(false);
  });

  it('only after enough calls, lately and before', () => {
    expect(shouldRest({ recent: of(0, 99), past: of(155, 500), others: none })).toBe(false);
    expect(judge(0, of(62, 199))).toBe(false);
    expect(judge(0, of(62, 200))).toBe(true);
  });

  it('not where chance explains it, because few answered before', () => {
    expect(judge(2, of(25, 500))).toBe(false);
    expect(judge(0, of(25, 500))).toBe(false);
    expect(judge(0, of(40, 500))).toBe(true);
  });

  it('not where the other numbers of the pool are answered as little', () => {
    expect(judge(11, of(155, 500), of(36, 300))).toBe(false);
    expect(judge(11, of(155, 500), of(93, 300))).toBe(true);
  });

  it('by its own past where the others have made few calls', () => {
    expect(judge(11, of(155, 500), of(10, 99))).toBe(true);
  });

  it('never where more answer than before', () => {
    const count = fc.nat(500);
    fc.assert(
      fc.property(count, count, fc.nat(100), (answered, others, recent) => {
        fc.pre(recent / 100 >= answered / 500);
        expect(judge(recent, of(answered, 500), of(others, 500))).toBe(false);
      }),
    );
  });

  it('with fewer answers too, where it does with more', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.integer({ min: 1, max: 100 }), (answered, recent) => {
        const past = of(answered, 500);
        if (judge(recent, past)) expect(judge(recent - 1, past)).toBe(true);
      }),
    );
  });
});

describe('chance', () => {
  it.each([
    [of(0, 10), 0.5, 1 / 1024],
    [of(1, 10), 0.5, 11 / 1024],
    [of(10, 10), 0.5, 1],
    [of(14, 100), 0.3, 0.00016],
    [of(3, 10), 0, 1],
    [of(3, 10), 1, 0],
  ])('of %o at a rate of %d is %d', (counts, rate, chance) => {
    expect(findChance(counts, rate)).toBeCloseTo(chance, 4);
  });
});

describe('the answer rate', () => {
  it('leaves out what nobody could have answered', () => {
    for (const outcome of ['withdrawn', 'lost', 'not_in_service', 'fax'] as const) {
      expect(countsForRate(outcome)).toBe(false);
    }
    expect(countsForRate(null)).toBe(false);
    expect(countsForRate('no_answer')).toBe(true);
    expect(countsForRate('machine')).toBe(true);
  });
});
