import { describe, expect, it } from 'vitest';
import { makeConsent, makeRestriction } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { RestrictionFact } from '../types.ts';
import { placeInconvenient } from './place-inconvenient.ts';

const dialled = '+13125550100';
const now = '2026-04-09T14:00:00Z';
const judge = (overrides: Partial<RestrictionFact>, moment = now) =>
  asking(placeInconvenient)(
    { restrictions: [makeRestriction('place_inconvenient', overrides)] },
    moment,
  );

describe('PLACE_INCONVENIENT', () => {
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

  it('is lifted while the person permits the place', () => {
    const restrictions = [makeRestriction('place_inconvenient', { phone: dialled })];
    const until = (expiresAt: string) => [
      makeConsent({ kind: 'time_place', expiresAt: new Date(expiresAt) }),
    ];
    const judgeWith = (expiresAt: string) =>
      asking(placeInconvenient)({ restrictions, consents: until(expiresAt) }, now);
    expect(judgeWith('2026-04-09T14:00:00.001Z')).toBe('allow');
    expect(judgeWith(now)).toBe('block');
  });

  it('is not lifted by what was permitted before it', () => {
    const judgeWith = (given: string) =>
      asking(placeInconvenient)(
        {
          restrictions: [
            makeRestriction('place_inconvenient', { at: new Date('2026-04-08T14:00:00Z') }),
          ],
          consents: [makeConsent({ kind: 'time_place', at: new Date(given) })],
        },
        now,
      );
    expect(judgeWith('2026-04-08T13:59:59.999Z')).toBe('block');
    expect(judgeWith('2026-04-08T14:00:00Z')).toBe('allow');
  });
});
