import { describe, expect, it } from 'vitest';
import { makeRestriction, makeSituation } from '../testing/make-facts.ts';
import type { RestrictionFact } from '../types.ts';
import { numberStop } from './number-stop.ts';

const dialled = '+13125550100';
const now = new Date('2026-04-09T14:00:00Z');
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  numberStop.judge(
    makeSituation({ restrictions: [makeRestriction('number_stop', overrides)] }),
    moment,
  ).kind;

describe('NUMBER_STOP', () => {
  it('blocks the number, for every debt', () => {
    expect(judge({ phone: dialled })).toBe('block');
    expect(judge({ phone: dialled, debtId: 'other' })).toBe('block');
  });

  it('leaves the person’s other numbers alone', () => {
    expect(judge({ phone: '+13125550199' })).toBe('allow');
  });

  it('blocks every number when it names none', () => {
    expect(judge({ phone: null, debtId: 'other' })).toBe('block');
  });

  it('blocks from the moment of the request until it is taken back', () => {
    expect(judge({ phone: dialled, at: now }, new Date(now.getTime() - 1))).toBe('allow');
    expect(judge({ phone: dialled, at: now })).toBe('block');
    expect(judge({ phone: dialled, liftedAt: now })).toBe('allow');
  });
});
