import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { restrictionScopes } from './restriction-scopes.ts';
import { makeFacts, makeRestriction, unitedStatesPolicy } from './testing/make-facts.ts';
import type { RestrictionFact } from './types.ts';
import { type RestrictionKind, restrictionKinds } from './words.ts';

const now = new Date('2026-04-08T17:00:00Z');

function isBlocked(kind: RestrictionKind, about: Partial<RestrictionFact>): boolean {
  const restrictions = [makeRestriction(kind, about)];
  return decide(makeFacts({ restrictions }), unitedStatesPolicy, now).verdict.kind === 'block';
}

const ofScope = (...scopes: string[]) =>
  restrictionKinds.filter((kind) => scopes.includes(restrictionScopes[kind]));
const [thisNumber, otherNumber] = [{ phone: '+13125550100' }, { phone: '+13125550199' }];
const [thisDebt, otherDebt] = [{ debtId: 'debt' }, { debtId: 'other' }];

describe('a restriction, as the rules read it,', () => {
  it.each(restrictionKinds)('covers the person where it names nothing: %s', (kind) => {
    expect(isBlocked(kind, {})).toBe(true);
  });

  it.each(ofScope('person'))('covers the person whatever it names: %s', (kind) => {
    expect(isBlocked(kind, { ...otherDebt, ...otherNumber })).toBe(true);
  });

  it.each(ofScope('number'))('covers the number that it names: %s', (kind) => {
    expect(isBlocked(kind, thisNumber)).toBe(true);
    expect(isBlocked(kind, otherNumber)).toBe(false);
    expect(isBlocked(kind, { ...thisNumber, ...otherDebt })).toBe(true);
  });

  it.each(ofScope('perhaps_debt'))('covers the debt that it names: %s', (kind) => {
    expect(isBlocked(kind, thisDebt)).toBe(true);
    expect(isBlocked(kind, otherDebt)).toBe(false);
    expect(isBlocked(kind, { ...thisDebt, ...otherNumber })).toBe(true);
  });

  it.each(restrictionKinds)('holds for creditors and under other packs: %s', (kind) => {
    const restrictions = [makeRestriction(kind)];
    for (const pack of ['uk', 'in'] as const) {
      const facts = makeFacts({ restrictions, collectorRole: 'creditor' });
      expect(decide(facts, { ...unitedStatesPolicy, pack }, now).verdict.kind).toBe('block');
    }
  });
});
