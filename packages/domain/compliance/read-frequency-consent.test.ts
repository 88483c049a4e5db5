import { describe, expect, it } from 'vitest';
import { isExempt, leaveOutExempt, listConsentPeriods } from './read-frequency-consent.ts';
import {
  type FactsOverrides,
  makeConsent,
  makePastCall,
  makeSituation,
} from './testing/make-facts.ts';
import type { ConsentFact, PastCallFact } from './types.ts';

const given = '2026-04-08T18:00:00Z';
const consent = (overrides: Partial<ConsentFact> = {}) =>
  makeConsent({ kind: 'frequency', at: new Date(given), ...overrides });
const talk = (at: string, overrides: Partial<PastCallFact> = {}) =>
  makePastCall(at, { outcome: 'conversation', ...overrides });

/** Until when it holds; undefined: there is none. */
function endOf(consents: ConsentFact[], overrides: FactsOverrides = {}): string | undefined {
  const [period] = listConsentPeriods(makeSituation({ ...overrides, consents }));
  return period && new Date(period.to).toISOString().replace(':00.000Z', 'Z');
}

describe('direct consent to further calls', () => {
  it.each([
    ['at noon', given, '2026-04-15T05:00Z'],
    ['in the first minute of a day', '2026-04-08T05:00:00Z', '2026-04-15T05:00Z'],
    ['in the last minute of a day', '2026-04-09T04:59:00Z', '2026-04-15T05:00Z'],
    ['before clocks go forward', '2026-03-05T18:00:00Z', '2026-03-12T05:00Z'],
    ['before clocks go back', '2026-10-29T18:00:00Z', '2026-11-05T06:00Z'],
    ['before a leap day', '2028-02-25T18:00:00Z', '2028-03-03T06:00Z'],
    ['before a year ends', '2026-12-28T18:00:00Z', '2027-01-04T06:00Z'],
  ])('given %s holds seven calendar days, that day the first', (_, at, end) => {
    expect(endOf([consent({ at: new Date(at) })])).toBe(end);
  });

  it('holds in three zones until it ends in the first', () => {
    const person = { phones: ['+12125550100', '+13125550100', '+14155550100'] };
    expect(endOf([consent()], { person })).toBe('2026-04-15T04:00Z');
    // Already April 9 in New York, still April 8 in Los Angeles.
    const night = consent({ at: new Date('2026-04-09T04:30:00Z') });
    expect(endOf([night], { person })).toBe('2026-04-15T05:00Z');
  });

  it('ends early with its revocation or where it was given for less', () => {
    const early = new Date('2026-04-10T12:00:00Z');
    expect(endOf([consent({ revokedAt: early })])).toBe('2026-04-10T12:00Z');
    expect(endOf([consent({ expiresAt: early })])).toBe('2026-04-10T12:00Z');
    const late = new Date('2026-05-10T12:00:00Z');
    expect(endOf([consent({ revokedAt: late, expiresAt: late })])).toBe('2026-04-15T05:00Z');
  });

  it('ends with the first conversation after it, no matter who called', () => {
    const history = [talk('2026-04-11T17:00:00Z'), talk('2026-04-10T17:00:00Z')];
    expect(endOf([consent()], { history })).toBe('2026-04-10T17:00Z');
    const inbound = [talk('2026-04-10T17:00:00Z', { direction: 'inbound' })];
    expect(endOf([consent()], { history: inbound })).toBe('2026-04-10T17:00Z');
  });

  it('ends with a conversation about another debt too, for it names none', () => {
    const history = [talk('2026-04-10T17:00:00Z', { debtIds: ['other'] })];
    expect(endOf([consent()], { history })).toBe('2026-04-10T17:00Z');
  });

  it('does not end with the conversation in which it was given, or with one before', () => {
    expect(endOf([consent()], { history: [talk(given)] })).toBe('2026-04-15T05:00Z');
    expect(endOf([consent()], { history: [talk('2026-04-08T17:59:59Z')] })).toBe(
      '2026-04-15T05:00Z',
    );
  });

  it.each([
    ['that nobody answered', { outcome: 'no_answer' }],
    ['that reached voicemail', { outcome: 'voicemail' }],
    ['with somebody else', { personId: 'neighbour' }],
  ] as const)('does not end with a call %s', (_, overrides) => {
    const history = [talk('2026-04-10T17:00:00Z', overrides)];
    expect(endOf([consent()], { history })).toBe('2026-04-15T05:00Z');
  });

  it('is of its own kind', () => {
    expect(endOf([consent({ kind: 'tcpa' }), consent({ kind: 'time_place' })])).toBeUndefined();
  });

  it('exempts nothing where nobody knows what day it is', () => {
    const nowhere = { phones: [], region: null, postalCode: null };
    const situation = makeSituation({
      consents: [consent()],
      phone: { e164: '+18005550100' },
      person: nowhere,
    });
    expect(situation.zones).toEqual([]);
    expect(isExempt(situation, new Date(given))).toBe(false);
  });
});

describe('a call under direct consent', () => {
  const exempt = (moment: string, overrides: Partial<ConsentFact> = {}) =>
    isExempt(makeSituation({ consents: [consent(overrides)] }), new Date(moment));

  it('is permitted from the first to the last moment', () => {
    expect(exempt('2026-04-08T17:59:59.999Z')).toBe(false);
    expect(exempt(given)).toBe(true);
    expect(exempt('2026-04-15T04:59:59.999Z')).toBe(true);
    expect(exempt('2026-04-15T05:00:00Z')).toBe(false);
  });

  it('is one to the number that was meant, or to any', () => {
    expect(exempt(given, { phone: '+13125550199' })).toBe(false);
    expect(exempt(given, { phone: null })).toBe(true);
  });

  it('does not count afterwards, and others do', () => {
    const history = [
      makePastCall('2026-04-08T17:00:00Z'),
      makePastCall('2026-04-08T19:00:00Z'),
      makePastCall('2026-04-09T19:00:00Z', { phone: '+13125550199' }),
      makePastCall('2026-04-15T05:00:00Z'),
    ];
    const left = leaveOutExempt(makeSituation({ consents: [consent()], history }), history);
    expect(left).toEqual([history[0], history[2], history[3]]);
    expect(leaveOutExempt(makeSituation({ history }), history)).toEqual(history);
  });

  it('does not count where any of several permits it', () => {
    const consents = [consent(), consent({ phone: '+13125550199' })];
    const history = [
      makePastCall('2026-04-08T19:00:00Z'),
      makePastCall('2026-04-09T19:00:00Z', { phone: '+13125550199' }),
    ];
    expect(leaveOutExempt(makeSituation({ consents, history }), history)).toEqual([]);
  });

  it('is permitted by any of several', () => {
    const consents = [consent({ revokedAt: new Date(given) }), consent({ phone: null })];
    expect(isExempt(makeSituation({ consents }), new Date(given))).toBe(true);
  });
});
