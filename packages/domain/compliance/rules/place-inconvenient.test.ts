import { describe, expect, it } from 'vitest';
import { itRestrictsNumbers } from '../testing/describe-restriction.ts';
import { makeConsent, makeRestriction } from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { ConsentFact, PhonePlaceFact, RestrictionFact } from '../types.ts';
import type { PhonePlace } from '../words.ts';
import { placeInconvenient } from './place-inconvenient.ts';

const dialled = '+13125550100';
const now = '2026-04-09T14:00:00Z';

describe('PLACE_INCONVENIENT', () => {
  itRestrictsNumbers(placeInconvenient, 'place_inconvenient');

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
          consents: [
            makeConsent({
              kind: 'time_place',
              at: new Date(given),
              expiresAt: new Date('2026-05-01T00:00:00Z'),
            }),
          ],
        },
        now,
      );
    expect(judgeWith('2026-04-08T13:59:59.999Z')).toBe('block');
    expect(judgeWith('2026-04-08T14:00:00Z')).toBe('allow');
  });

  describe('and the scope of consent', () => {
    const restrictions = [
      makeRestriction('place_inconvenient', { phone: '+13125550100' }),
      makeRestriction('place_inconvenient', { phone: '+13125550199' }),
    ];
    const judgeWith = (scope: Partial<ConsentFact>, moment = now) =>
      asking(placeInconvenient)(
        {
          phone: { place: 'work' },
          restrictions,
          consents: [
            makeConsent({
              kind: 'time_place',
              expiresAt: new Date('2026-05-01T00:00:00Z'),
              ...scope,
            }),
          ],
        },
        moment,
      );

    it('is opened for the number or the place that it names, and for no other', () => {
      expect(judgeWith({ phone: '+13125550100' })).toBe('allow');
      expect(judgeWith({ phone: '+13125550199' })).toBe('block');
      expect(judgeWith({ phone: null, place: 'work' })).toBe('allow');
      expect(judgeWith({ phone: null, place: 'home' })).toBe('block');
    });

    it('is opened by nothing that names no place, or has no end', () => {
      expect(judgeWith({ phone: null })).toBe('block');
      expect(judgeWith({ phone: null, hours: { from: 0, to: 1440 } })).toBe('block');
      expect(judgeWith({ expiresAt: null })).toBe('block');
    });

    it('is opened in the hours that it names alone', () => {
      // Nine o'clock in Chicago.
      const hours = { from: 9 * 60, to: 10 * 60 };
      expect(judgeWith({ hours }, '2026-04-09T13:59:59.999Z')).toBe('block');
      expect(judgeWith({ hours }, '2026-04-09T14:00:00Z')).toBe('allow');
      expect(judgeWith({ hours }, '2026-04-09T15:00:00Z')).toBe('block');
    });
  });

  describe('of a place', () => {
    const judgeAt = (place: PhonePlace | null, consent?: Partial<ConsentFact>) =>
      asking(placeInconvenient)(
        {
          phone: { place },
          restrictions: [
            makeRestriction('place_inconvenient', {
              place: 'work',
              at: new Date('2026-04-08T14:00:00Z'),
            }),
          ],
          consents:
            consent === undefined
              ? []
              : [
                  makeConsent({
                    kind: 'time_place',
                    phone: null,
                    expiresAt: new Date('2026-05-01T00:00:00Z'),
                    ...consent,
                  }),
                ],
        },
        now,
      );

    it('blocks every number that is tied to it, and no other', () => {
      expect(judgeAt('work')).toBe('block');
      expect(judgeAt('home')).toBe('allow');
      expect(judgeAt('personal')).toBe('allow');
      expect(judgeAt('other')).toBe('allow');
      expect(judgeAt(null)).toBe('allow');
    });

    it('blocks a number of which only the person’s list of numbers tells the place', () => {
      const restrictions = [makeRestriction('place_inconvenient', { place: 'work' })];
      const judge = (phonePlaces: readonly PhonePlaceFact[]) =>
        asking(placeInconvenient)({ person: { phonePlaces }, restrictions }, now);
      expect(judge([{ e164: dialled, place: 'work' }])).toBe('block');
      const other = { e164: '+13125550199', place: 'work' } as const;
      expect(judge([{ e164: dialled, place: 'home' }, other])).toBe('allow');
    });

    it('is opened by permission for the place that was given with it or later', () => {
      const at = (moment: string) => new Date(moment);
      expect(judgeAt('work', { place: 'work', at: at('2026-04-08T13:59:59.999Z') })).toBe('block');
      expect(judgeAt('work', { place: 'work', at: at('2026-04-08T14:00:00Z') })).toBe('allow');
      expect(judgeAt('work', { place: 'home', at: at('2026-04-09T00:00:00Z') })).toBe('block');
      expect(judgeAt('work', { phone: dialled, at: at('2026-04-09T00:00:00Z') })).toBe('allow');
    });

    it('holds from the moment it was said until it is lifted', () => {
      const judge = (overrides: Partial<RestrictionFact>, moment = now) => {
        const place = makeRestriction('place_inconvenient', { place: 'work', ...overrides });
        return asking(placeInconvenient)(
          { phone: { place: 'work' }, restrictions: [place] },
          moment,
        );
      };
      expect(judge({ at: new Date(now) }, justBefore(now))).toBe('allow');
      expect(judge({ at: new Date(now) })).toBe('block');
      expect(judge({ liftedAt: new Date(now) }, justBefore(now))).toBe('block');
      expect(judge({ liftedAt: new Date(now) })).toBe('allow');
    });
  });

  it('protects people in prison on every number, whatever was permitted', () => {
    const consents = [
      makeConsent({ kind: 'time_place', expiresAt: new Date('2026-05-01T00:00:00Z') }),
    ];
    const restrictions = [makeRestriction('incarcerated')];
    expect(asking(placeInconvenient)({ restrictions, consents }, now)).toBe('block');
    const released = [makeRestriction('incarcerated', { liftedAt: new Date(now) })];
    expect(asking(placeInconvenient)({ restrictions: released }, now)).toBe('allow');
    expect(asking(placeInconvenient)({ restrictions: released }, justBefore(now))).toBe('block');
  });
});
