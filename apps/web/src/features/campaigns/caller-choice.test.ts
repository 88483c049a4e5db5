import { describe, expect, it } from 'vitest';
import { choiceOfPool, readChoice, suggestChoice } from './caller-choice.ts';

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
