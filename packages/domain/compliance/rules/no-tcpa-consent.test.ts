import { describe, expect, it } from 'vitest';
import { type FactsOverrides, makeConsent, makeSituation } from '../testing/make-facts.ts';
import { noTcpaConsent } from './no-tcpa-consent.ts';

const now = new Date('2026-04-09T14:00:00Z');
const judge = (overrides: FactsOverrides) =>
  noTcpaConsent.judge(makeSituation(overrides), now).kind;

describe('NO_TCPA_CONSENT', () => {
  for (const mode of ['prerecorded', 'ai'] as const) {
    for (const lineType of ['mobile', 'voip', 'unknown'] as const) {
      it(`blocks ${mode} calls to a ${lineType} line without consent, and allows them with it`, () => {
        const overrides: FactsOverrides = { mode, phone: { lineType } };
        expect(judge(overrides)).toBe('block');
        expect(judge({ ...overrides, consents: [makeConsent()] })).toBe('allow');
      });
    }
  }

  it('leaves a landline to the rule that counts the calls to it', () => {
    expect(judge({ mode: 'prerecorded', phone: { lineType: 'landline' } })).toBe('allow');
  });

  it('is the law of the United States alone, also for people there who are called from elsewhere', () => {
    const abroad = { country: 'GB', region: null, postalCode: null };
    const under = (addsPackOfPlace: boolean, person: FactsOverrides['person'] = {}) =>
      noTcpaConsent.judge(
        makeSituation({ mode: 'ai', person }, { pack: 'uk', addsPackOfPlace }),
        now,
      ).kind;
    expect(under(false)).toBe('allow');
    expect(under(true)).toBe('block');
    expect(under(true, abroad)).toBe('allow');
  });

  it('asks for none when a person speaks', () => {
    expect(judge({ mode: 'human' })).toBe('allow');
  });

  it('does not take the consent for another number', () => {
    expect(judge({ mode: 'ai', consents: [makeConsent({ phone: '+13125550199' })] })).toBe('block');
  });

  it('takes consent from the moment it is given until the moment it runs out', () => {
    const later = new Date(now.getTime() + 1);
    expect(judge({ mode: 'ai', consents: [makeConsent({ at: now, expiresAt: later })] })).toBe(
      'allow',
    );
    expect(judge({ mode: 'ai', consents: [makeConsent({ at: later })] })).toBe('block');
    expect(judge({ mode: 'ai', consents: [makeConsent({ expiresAt: now })] })).toBe('block');
  });

  it('leaves consent that was revoked to the rule about that', () => {
    expect(judge({ mode: 'ai', consents: [makeConsent({ revokedAt: now })] })).toBe('allow');
  });
});
