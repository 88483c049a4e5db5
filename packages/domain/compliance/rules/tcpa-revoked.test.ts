import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import {
  type FactsOverrides,
  makeConsent,
  makeFacts,
  makeSituation,
  unitedStatesPolicy,
} from '../testing/make-facts.ts';
import { tcpaRevoked } from './tcpa-revoked.ts';

const now = new Date('2026-04-09T14:00:00Z');
const earlier = new Date('2026-03-01T00:00:00Z');
const judge = (overrides: FactsOverrides) =>
  tcpaRevoked.judge(makeSituation({ mode: 'prerecorded', ...overrides }), now).kind;

describe('TCPA_REVOKED', () => {
  it.each(['mobile', 'voip', 'unknown', 'landline'] as const)(
    'blocks a %s line from the moment consent for it is taken back',
    (lineType) => {
      const phone = { lineType };
      expect(judge({ phone, consents: [makeConsent({ revokedAt: now })] })).toBe('block');
      const soon = new Date(now.getTime() + 1);
      expect(judge({ phone, consents: [makeConsent({ revokedAt: soon })] })).toBe('allow');
    },
  );

  it('allows again when new consent is given', () => {
    const consents = [makeConsent({ revokedAt: earlier }), makeConsent({ at: now })];
    expect(judge({ consents })).toBe('allow');
  });

  it('blocks though an older consent was never taken back by itself', () => {
    const older = makeConsent({ at: new Date('2025-06-01T00:00:00Z') });
    expect(judge({ consents: [older, makeConsent({ revokedAt: earlier })] })).toBe('block');
  });

  it('is not concerned with other numbers, nor with a person who speaks', () => {
    const elsewhere = makeConsent({ phone: '+13125550199', revokedAt: earlier });
    expect(judge({ consents: [elsewhere] })).toBe('allow');
    expect(judge({ mode: 'human', consents: [makeConsent({ revokedAt: earlier })] })).toBe('allow');
  });

  it.each([
    ['consent', [makeConsent()], []],
    ['no consent', [], ['NO_TCPA_CONSENT']],
    ['revoked consent', [makeConsent({ revokedAt: earlier })], ['TCPA_REVOKED']],
    ['expired consent', [makeConsent({ expiresAt: earlier })], ['NO_TCPA_CONSENT']],
  ])('shares the work with NO_TCPA_CONSENT: %s', (_, consents, codes) => {
    const { reasons } = decide(makeFacts({ mode: 'ai', consents }), unitedStatesPolicy, now);
    const failing = reasons.filter(({ verdict }) => verdict.kind !== 'allow');
    expect(failing.map(({ code }) => code)).toEqual(codes);
  });

  it('is the law of the United States alone', () => {
    const overrides = { mode: 'ai', consents: [makeConsent({ revokedAt: earlier })] } as const;
    expect(tcpaRevoked.judge(makeSituation(overrides, { pack: 'uk' }), now).kind).toBe('allow');
  });
});
