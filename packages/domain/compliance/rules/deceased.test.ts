import { describe, expect, it } from 'vitest';
import { makeRestriction } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { RestrictionFact } from '../types.ts';
import { personRoles } from '../words.ts';
import { deceased } from './deceased.ts';

const now = '2026-04-09T14:00:00Z';
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  asking(deceased)({ restrictions: [makeRestriction('deceased', overrides)] }, moment);

describe('DECEASED', () => {
  it('blocks every number and debt, whichever it was learned with', () => {
    expect(judge({})).toBe('block');
    expect(judge({ debtId: 'other', phone: '+12125550100' })).toBe('block');
  });

  it('blocks from the moment it is learned until the error is found', () => {
    expect(judge({ at: new Date(now) }, justBefore(now))).toBe('allow');
    expect(judge({ at: new Date(now) })).toBe('block');
    expect(judge({ liftedAt: new Date(now) })).toBe('allow');
  });

  it('blocks for every purpose and under every pack', () => {
    const restrictions = [makeRestriction('deceased')];
    expect(asking(deceased)({ restrictions, purpose: 'legal_notice' }, now)).toBe('block');
    expect(asking(deceased, { pack: 'in' })({ restrictions }, now)).toBe('block');
  });

  it.each(personRoles)('lets only a personal representative be spoken to: %s', (role) => {
    const restrictions = [makeRestriction('deceased')];
    const answer = asking(deceased)({ restrictions, person: { role } }, now);
    expect(answer).toBe(role === 'representative' ? 'allow' : 'block');
  });
});
