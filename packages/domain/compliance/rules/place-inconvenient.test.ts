import { describe, expect, it } from 'vitest';
import { itRestrictsNumbers } from '../testing/describe-restriction.ts';
import { makeConsent, makeRestriction } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
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
          consents: [makeConsent({ kind: 'time_place', at: new Date(given) })],
        },
        now,
      );
    expect(judgeWith('2026-04-08T13:59:59.999Z')).toBe('block');
    expect(judgeWith('2026-04-08T14:00:00Z')).toBe('allow');
  });
});
