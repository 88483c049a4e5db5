import { describe, expect, it } from 'vitest';
import { makeRestriction, makeSituation } from '../testing/make-facts.ts';
import type { RestrictionFact } from '../types.ts';
import { paid } from './paid.ts';

const now = new Date('2026-04-09T14:00:00Z');
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  paid.judge(makeSituation({ restrictions: [makeRestriction('paid', overrides)] }), moment).kind;

describe('PAID', () => {
  it('blocks calls about the debt', () => {
    expect(judge({ debtId: 'debt' })).toBe('block');
  });

  it('leaves other debts of the person alone', () => {
    expect(judge({ debtId: 'other' })).toBe('allow');
  });

  it('blocks all calls when the person owes nothing any more', () => {
    expect(judge({ debtId: null })).toBe('block');
  });

  it('blocks from the payment until it is taken back', () => {
    expect(judge({ debtId: 'debt', at: now }, new Date(now.getTime() - 1))).toBe('allow');
    expect(judge({ debtId: 'debt', at: now })).toBe('block');
    expect(judge({ debtId: 'debt', liftedAt: now })).toBe('allow');
  });
});
