import { describe, expect, it } from 'vitest';
import { makeRestriction, makeSituation } from '../testing/make-facts.ts';
import type { RestrictionFact } from '../types.ts';
import { mediumStop } from './medium-stop.ts';

const now = new Date('2026-04-09T14:00:00Z');
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  mediumStop.judge(
    makeSituation({ restrictions: [makeRestriction('medium_stop', overrides)] }),
    moment,
  ).kind;

describe('MEDIUM_STOP', () => {
  it('blocks every call to the person', () => {
    expect(judge({})).toBe('block');
  });

  it('blocks every number and debt, whichever it was said about', () => {
    expect(judge({ phone: '+12125550100', debtId: 'other' })).toBe('block');
  });

  it('blocks from the moment of the request until it is taken back', () => {
    expect(judge({ at: now }, new Date(now.getTime() - 1))).toBe('allow');
    expect(judge({ at: now })).toBe('block');
    expect(judge({ liftedAt: new Date(now.getTime() + 1) })).toBe('block');
    expect(judge({ liftedAt: now })).toBe('allow');
  });

  it('allows a person who asked for nothing', () => {
    expect(mediumStop.judge(makeSituation(), now).kind).toBe('allow');
  });
});
