import { describe, expect, it } from 'vitest';
import { makeRestriction } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { RestrictionFact } from '../types.ts';
import { originalCreditorRequested } from './original-creditor-requested.ts';

const now = '2026-04-09T14:00:00Z';
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  asking(originalCreditorRequested)(
    { restrictions: [makeRestriction('orig_creditor_request', overrides)] },
    moment,
  );

describe('ORIG_CREDITOR_REQ', () => {
  it('blocks the debt that it names, on every number', () => {
    expect(judge({ debtId: 'debt' })).toBe('block');
    expect(judge({ debtId: 'debt', phone: '+13125550199' })).toBe('block');
  });

  it('leaves other debts alone', () => {
    expect(judge({ debtId: 'other' })).toBe('allow');
  });

  it('blocks every debt when it names none', () => {
    expect(judge({})).toBe('block');
  });

  it('blocks from the moment it is received until the moment it is lifted', () => {
    expect(judge({ at: new Date(now) }, justBefore(now))).toBe('allow');
    expect(judge({ at: new Date(now) })).toBe('block');
    expect(judge({ liftedAt: new Date(now) }, justBefore(now))).toBe('block');
    expect(judge({ liftedAt: new Date(now) })).toBe('allow');
  });

  it('blocks under every pack and for creditors too', () => {
    const restrictions = [makeRestriction('orig_creditor_request')];
    expect(asking(originalCreditorRequested, { pack: 'uk' })({ restrictions }, now)).toBe('block');
    expect(
      asking(originalCreditorRequested)({ restrictions, collectorRole: 'creditor' }, now),
    ).toBe('block');
  });

  it('is not concerned with other kinds of restrictions', () => {
    expect(
      asking(originalCreditorRequested)({ restrictions: [makeRestriction('wrong_number')] }, now),
    ).toBe('allow');
  });
});
