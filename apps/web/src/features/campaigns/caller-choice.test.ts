import { describe, expect, it } from 'vitest';
import {
  choiceOfPool,
  findCaller,
  findScript,
  readChoice,
  suggestChoice,
} from './caller-choice.ts';

const pool = { id: '0198c0de-0000-7000-8000-000000000001' };
const number = { e164: '+13125550100' };

describe('what a campaign calls from', () => {
  it('is a pool or a number', () => {
    expect(readChoice(choiceOfPool(pool))).toEqual({ callerPoolId: pool.id });
    expect(readChoice(number.e164)).toEqual({ callerId: number.e164 });
  });

  it('is what was called from last, and otherwise a pool before a number', () => {
    expect(suggestChoice(number.e164, [pool], [number])).toBe(number.e164);
    expect(suggestChoice(choiceOfPool(pool), [pool], [number])).toBe(choiceOfPool(pool));
    expect(suggestChoice('+13125550199', [pool], [number])).toBe(choiceOfPool(pool));
    expect(suggestChoice('', [], [number])).toBe(number.e164);
    expect(suggestChoice('', [], [])).toBe('');
  });
});

describe('what was chosen to call from', () => {
  const known = { pools: [pool], numbers: [number] };
  const gone = '+13125550199';

  it('stays, and nothing takes its place where it is gone', () => {
    const there = { value: number.e164, isGone: false };
    expect(findCaller(number.e164, '', known)).toEqual(there);
    expect(findCaller(gone, number.e164, known)).toEqual({ value: '', isGone: true });
    expect(findCaller('pool:other', '', known)).toEqual({ value: '', isGone: true });
  });

  it('is not gone while it is not known', () => {
    const waiting = { value: '', isGone: false };
    expect(findCaller(gone, '', { ...known, numbers: undefined })).toEqual(waiting);
    expect(findCaller('pool:other', '', { ...known, pools: undefined })).toEqual(waiting);
    expect(findCaller(gone, '', { ...known, pools: undefined }).isGone).toBe(true);
  });

  it('is suggested once everything is known', () => {
    expect(findCaller('', gone, known).value).toBe(choiceOfPool(pool));
    expect(findCaller('', number.e164, { ...known, pools: undefined }).value).toBe('');
  });
});

describe('what a campaign says', () => {
  const [one, other] = [{ id: 'one' }, { id: 'other' }];

  it('is what was chosen, or the only script there is', () => {
    expect(findScript('other', [one, other])).toEqual({ value: 'other', isGone: false });
    expect(findScript('', [one])).toEqual({ value: 'one', isGone: false });
    expect(findScript('', [one, other]).value).toBe('');
    expect(findScript('', undefined).value).toBe('');
  });

  it('is not the only script in place of one that is gone', () => {
    expect(findScript('other', [one])).toEqual({ value: '', isGone: true });
    expect(findScript('other', undefined)).toEqual({ value: '', isGone: false });
  });
});
