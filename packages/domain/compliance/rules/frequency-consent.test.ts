import { describe, expect, it } from 'vitest';
import { decide } from '../decide.ts';
import { makeConsent, makeFacts, makePastCall, unitedStatesPolicy } from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import { consentKinds, packIds } from '../words.ts';
import { frequencyConsent } from './frequency-consent.ts';

const given = new Date('2026-04-08T18:00:00Z');
const consents = [makeConsent({ kind: 'frequency', at: given })];
const judge = asking(frequencyConsent);

describe('FREQ_CONSENT', () => {
  it('is a note from the moment it is given until the seventh day is over', () => {
    expect(judge({ consents }, '2026-04-08T17:59:59.999Z')).toBe('allow');
    expect(judge({ consents }, '2026-04-08T18:00:00Z')).toBe('note');
    expect(judge({ consents }, '2026-04-15T04:59:59.999Z')).toBe('note');
    expect(judge({ consents }, '2026-04-15T05:00:00Z')).toBe('allow');
  });

  it('says nothing where there is none of this kind', () => {
    expect(judge({}, '2026-04-08T18:00:00Z')).toBe('allow');
    for (const kind of consentKinds.filter((other) => other !== 'frequency')) {
      const others = [makeConsent({ kind, at: given })];
      expect(judge({ consents: others }, '2026-04-08T18:00:00Z')).toBe('allow');
    }
  });

  it('has no place where nothing would be exempted', () => {
    const moment = '2026-04-08T18:00:00Z';
    const facts = { consents, collectorRole: 'creditor' } as const;
    expect(judge(facts, moment)).toBe('allow');
    expect(asking(frequencyConsent, { frequencyBindsCreditors: true })(facts, moment)).toBe('note');
    for (const pack of packIds.filter((other) => other !== 'us')) {
      expect(asking(frequencyConsent, { pack })({ consents }, moment)).toBe('allow');
    }
  });

  it('is named beside an allow that the frequency would have refused', () => {
    const history = Array.from({ length: 7 }, () => makePastCall('2026-04-08T15:00:00Z'));
    const now = new Date('2026-04-08T19:00:00Z');
    const refused = decide(makeFacts({ history }), unitedStatesPolicy, now);
    expect(refused.verdict.kind).toBe('defer');
    const { verdict, reasons } = decide(makeFacts({ history, consents }), unitedStatesPolicy, now);
    expect(verdict).toEqual({ kind: 'allow' });
    expect(reasons.filter((reason) => reason.verdict.kind !== 'allow')).toEqual([]);
    expect(reasons.find(({ code }) => code === 'FREQ_CONSENT')).toMatchObject({
      citation: '12 CFR 1006.14(b)(3)(i)',
      verdict: { kind: 'allow', isNote: true },
    });
  });
});
