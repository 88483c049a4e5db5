import { describe, expect, it } from 'vitest';
import { makeRestriction } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { RestrictionFact } from '../types.ts';
import { workProhibited } from './work-prohibited.ts';

const dialled = '+13125550100';
const now = '2026-04-09T14:00:00Z';
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  asking(workProhibited)({ restrictions: [makeRestriction('work_prohibited', overrides)] }, moment);

describe('WORK_PROHIBITED', () => {
  it('blocks the number, for every debt', () => {
    expect(judge({ phone: dialled })).toBe('block');
    expect(judge({ phone: dialled, debtId: 'other' })).toBe('block');
  });

  it('leaves other numbers alone', () => {
    expect(judge({ phone: '+13125550199' })).toBe('allow');
  });

  it('blocks when it names no number', () => {
    expect(judge({})).toBe('block');
  });

  it('blocks from the moment it is learned until the moment it is lifted', () => {
    const phone = dialled;
    expect(judge({ phone, at: new Date(now) }, justBefore(now))).toBe('allow');
    expect(judge({ phone, at: new Date(now) })).toBe('block');
    expect(judge({ phone, liftedAt: new Date(now) }, justBefore(now))).toBe('block');
    expect(judge({ phone, liftedAt: new Date(now) })).toBe('allow');
  });

  it.each(['home', 'work', 'other', null] as const)(
    'without a number covers the person, wherever the number is: %s',
    (place) => {
      const restrictions = [makeRestriction('work_prohibited')];
      expect(asking(workProhibited)({ restrictions, phone: { place } }, now)).toBe('block');
    },
  );

  it('blocks the number that was named, wherever it is', () => {
    const restrictions = [makeRestriction('work_prohibited', { phone: dialled })];
    expect(asking(workProhibited)({ restrictions, phone: { place: 'home' } }, now)).toBe('block');
  });
});
