import { expect, it } from 'vitest';
import type { RestrictionFact, Rule } from '../types.ts';
import type { RestrictionKind } from '../words.ts';
import { makeRestriction } from './make-facts.ts';
import { asking, justBefore } from './show-verdict.ts';

const now = '2026-04-09T14:00:00Z';
const dialled = '+13125550100';

/** When a restriction of any kind begins and ends, and that nothing else sets off its rule. */
function itHoldsWhileItBinds(rule: Rule, kind: RestrictionKind): void {
  const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
    asking(rule)({ restrictions: [makeRestriction(kind, overrides)] }, moment);

  it('blocks from the moment it is received until the moment it is lifted', () => {
    expect(judge({ at: new Date(now) }, justBefore(now))).toBe('allow');
    expect(judge({ at: new Date(now) })).toBe('block');
    expect(judge({ liftedAt: new Date(now) }, justBefore(now))).toBe('block');
    expect(judge({ liftedAt: new Date(now) })).toBe('allow');
  });

  it('blocks under every pack and for creditors too', () => {
    const restrictions = [makeRestriction(kind)];
    expect(asking(rule, { pack: 'uk' })({ restrictions }, now)).toBe('block');
    expect(asking(rule)({ restrictions, collectorRole: 'creditor' }, now)).toBe('block');
  });

  it('is not concerned with other kinds of restrictions', () => {
    const other = kind === 'medium_stop' ? 'paid' : 'medium_stop';
    expect(asking(rule)({ restrictions: [makeRestriction(other)] }, now)).toBe('allow');
  });
}

/** What every rule about a restriction of a debt does. */
export function itRestrictsDebts(rule: Rule, kind: RestrictionKind): void {
  const judge = (overrides: Partial<RestrictionFact>) =>
    asking(rule)({ restrictions: [makeRestriction(kind, overrides)] }, now);

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

  itHoldsWhileItBinds(rule, kind);
}

/** What every rule about a restriction of a number does. */
export function itRestrictsNumbers(rule: Rule, kind: RestrictionKind): void {
  const judge = (overrides: Partial<RestrictionFact>) =>
    asking(rule)({ restrictions: [makeRestriction(kind, overrides)] }, now);

  it('blocks the number, for every debt', () => {
    expect(judge({ phone: dialled })).toBe('block');
    expect(judge({ phone: dialled, debtId: 'other' })).toBe('block');
  });

  it('leaves other numbers alone', () => {
    expect(judge({ phone: '+13125550199' })).toBe('allow');
  });

  it('blocks every number when it names none', () => {
    expect(judge({})).toBe('block');
  });

  itHoldsWhileItBinds(rule, kind);
}
