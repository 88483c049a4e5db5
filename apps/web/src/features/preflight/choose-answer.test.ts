import { describe, expect, it } from 'vitest';
import { chooseAnswer, findFresh } from './choose-answer.ts';

const early = { asOf: '2026-06-10T16:00:00Z', people: 1 };
const late = { asOf: '2026-06-10T16:00:01Z', people: 2 };
const nothing = { data: undefined, isPlaceholderData: false };
const of = (data: typeof early) => ({ data, isPlaceholderData: false });
const ofEarlier = (data: typeof early) => ({ data, isPlaceholderData: true });

describe('the answer that is shown', () => {
  it('is the exact one as soon as it is there', () => {
    expect(chooseAnswer(nothing, nothing)).toEqual({ data: undefined, isOfAsked: false });
    expect(chooseAnswer(of(early), nothing)).toEqual({ data: early, isOfAsked: true });
    expect(chooseAnswer(of(early), of(late))).toEqual({ data: late, isOfAsked: true });
    expect(chooseAnswer(of(late), ofEarlier(early))).toEqual({ data: late, isOfAsked: true });
  });

  it('is never an estimate over a later exact answer while something else is counted', () => {
    expect(chooseAnswer(ofEarlier(early), ofEarlier(late))).toEqual({
      data: late,
      isOfAsked: false,
    });
    // Somebody changed the form twice, and the first change was never counted exactly.
    expect(chooseAnswer(ofEarlier(late), ofEarlier(early))).toEqual({
      data: late,
      isOfAsked: false,
    });
  });
});

describe('fresh counts', () => {
  const known = { data: early, dataUpdatedAt: 10, error: null, errorUpdatedAt: 0 };
  const fault = new Error('out of reach');

  it('are awaited, whatever is known from before', () => {
    const counting = { data: undefined, isCounting: true, error: null };
    expect(findFresh({ ...known, isFetching: true }, 20)).toEqual(counting);
    expect(findFresh({ ...known, isFetching: false }, 20)).toEqual(counting);
    const failed = { ...known, error: fault, errorUpdatedAt: 15, isFetching: true };
    expect(findFresh(failed, 20)).toEqual(counting);
  });

  it('stay while they are counted once more', () => {
    const fresh = { data: early, isCounting: false, error: null };
    expect(findFresh({ ...known, isFetching: true }, 5)).toEqual(fresh);
  });

  it('can fail, until they are asked for again', () => {
    const failed = { ...known, error: fault, errorUpdatedAt: 25, isFetching: false };
    expect(findFresh(failed, 20)).toEqual({ data: undefined, isCounting: false, error: fault });
    expect(findFresh({ ...failed, isFetching: true }, 20).isCounting).toBe(true);
  });
});
