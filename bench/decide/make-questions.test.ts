import { describe, expect, it } from 'vitest';
import { makeDraw } from './draw.ts';
import { makeQuestions } from './make-questions.ts';
import { tallyVerdicts } from './measure-rounds.ts';

describe('makeQuestions', () => {
  it('makes the same for the same seed', () => {
    expect(makeQuestions(makeDraw(1), 50)).toEqual(makeQuestions(makeDraw(1), 50));
  });

  it('makes people of many places, with none to ten calls behind them', () => {
    const questions = makeQuestions(makeDraw(1), 2000);
    const counts = new Set(questions.map(({ facts }) => facts.history.length));
    expect([...counts].sort((one, other) => one - other)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10,
    ]);
    expect(new Set(questions.map(({ policy }) => policy.pack)).size).toBeGreaterThan(3);
    expect(new Set(questions.map(({ facts }) => facts.person.region)).size).toBeGreaterThan(10);
  });

  it('makes some who may be called, some later, and some not', () => {
    const { allow, defer, block } = tallyVerdicts(makeQuestions(makeDraw(1), 2000));
    for (const count of [allow, defer, block]) expect(count).toBeGreaterThan(200);
  });
});
