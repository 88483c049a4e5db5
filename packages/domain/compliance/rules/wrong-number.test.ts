import { describe, expect, it } from 'vitest';
import { makeRestriction, makeSituation } from '../testing/make-facts.ts';
import type { RestrictionFact } from '../types.ts';
import { wrongNumber } from './wrong-number.ts';

const dialled = '+13125550100';
const now = new Date('2026-04-09T14:00:00Z');
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  wrongNumber.judge(
    makeSituation({ restrictions: [makeRestriction('wrong_number', overrides)] }),
    moment,
  ).kind;

describe('WRONG_NUMBER', () => {
  it('blocks a number that is somebody else’s, for every debt', () => {
    expect(judge({ phone: dialled })).toBe('block');
    expect(judge({ phone: dialled, debtId: 'other' })).toBe('block');
  });

  it('leaves the person’s other numbers alone', () => {
    expect(judge({ phone: '+13125550199' })).toBe('allow');
  });

  it('blocks every number when it is not known which one is wrong', () => {
    expect(judge({ phone: null })).toBe('block');
  });

  it('blocks from the moment it is learned until it is found to be a mistake', () => {
    expect(judge({ phone: dialled, at: now })).toBe('block');
    expect(judge({ phone: dialled, at: now }, new Date(now.getTime() - 1))).toBe('allow');
    expect(judge({ phone: dialled, liftedAt: now })).toBe('allow');
  });

  it('is not concerned with other restrictions', () => {
    const restrictions = [makeRestriction('number_stop', { phone: dialled })];
    expect(wrongNumber.judge(makeSituation({ restrictions }), now).kind).toBe('allow');
  });
});
