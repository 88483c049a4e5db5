import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listCountedCalls } from './count-attempts.ts';
import { explainCount } from './explain-count.ts';
import { makeConsent, makePastCall, makeRestriction, makeSituation } from './testing/make-facts.ts';
import type { PastCallFact } from './types.ts';
import { directions, pastOutcomes } from './words.ts';

const now = new Date('2026-06-10T16:00:00Z');
const yesterday = '2026-06-09T16:00:00Z';
const explain = (call: PastCallFact, overrides: Parameters<typeof makeSituation>[0] = {}) =>
  explainCount(makeSituation({ ...overrides, history: [call] }), call, now);

describe('a past call', () => {
  it.each(['no_answer', 'voicemail', 'dropped', 'conversation'] as const)(
    'counts where we placed it and it rang: %s',
    (outcome) => {
      expect(explain(makePastCall(yesterday, { outcome }))).toBeNull();
    },
  );

  it.each(['busy', 'not_in_service'] as const)('does not count where it was %s', (outcome) => {
    expect(explain(makePastCall(yesterday, { outcome }))).toBe(outcome);
  });

  it('does not count where the person called us', () => {
    const call = makePastCall(yesterday, { direction: 'inbound', outcome: 'conversation' });
    expect(explain(call)).toBe('inbound');
  });

  it('does not count where the number turned out to be somebody else’s', () => {
    const call = makePastCall(yesterday);
    const wrong = makeRestriction('wrong_number', { phone: call.phone });
    expect(explain(call, { restrictions: [wrong] })).toBe('wrong_number');
    const other = makeRestriction('wrong_number', { phone: '+13125550199' });
    expect(explain(call, { restrictions: [other] })).toBeNull();
  });

  it('does not count where the person had permitted it', () => {
    const at = new Date('2026-06-08T16:00:00Z');
    const consents = [makeConsent({ kind: 'frequency', at })];
    expect(explain(makePastCall(yesterday), { consents })).toBe('consent');
    expect(explain(makePastCall('2026-06-08T15:59:00Z'), { consents })).toBeNull();
  });

  it('is explained as it is counted', () => {
    const age = fc.integer({ min: 0, max: 20 * 24 * 60 }).map((minutes) => minutes * 60_000);
    const moment = age.map((past) => new Date(now.getTime() - past));
    const phone = fc.constantFrom('+13125550100', '+13125550199');
    const call = fc.record({
      at: moment,
      personId: fc.constant('person'),
      debtIds: fc.constant(['debt']),
      group: fc.constant(null),
      phone,
      direction: fc.constantFrom(...directions),
      outcome: fc.constantFrom(...pastOutcomes),
    });
    const consent = fc.record({
      kind: fc.constant('frequency' as const),
      phone: fc.option(phone),
      at: moment,
      revokedAt: fc.option(moment),
      expiresAt: fc.constant(null),
      hours: fc.constant(null),
      place: fc.constant(null),
    });
    const wrong = fc.record({
      kind: fc.constant('wrong_number' as const),
      debtId: fc.constant(null),
      phone,
      place: fc.constant(null),
      at: moment,
      liftedAt: fc.option(moment),
    });
    const facts = fc.record({
      history: fc.array(call, { maxLength: 10 }),
      consents: fc.array(consent, { maxLength: 2 }),
      restrictions: fc.array(wrong, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(facts, (overrides) => {
        const situation = makeSituation(overrides);
        const counted = overrides.history.filter((each) => !explainCount(situation, each, now));
        expect(counted).toEqual([...listCountedCalls(situation, now)]);
      }),
    );
  });
});
