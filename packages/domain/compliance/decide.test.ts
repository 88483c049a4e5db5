import { describe, expect, it } from 'vitest';
import { decide as decideUnder } from './decide.ts';
import { rules } from './rules/index.ts';
import {
  makeConsent,
  makeFacts,
  makePastCall,
  makeRestriction,
  unitedStatesPolicy,
} from './testing/make-facts.ts';
import type { Facts, Rule, Verdict } from './types.ts';

const decide = (facts: Facts, now: Date, some: readonly Rule[] = rules) =>
  decideUnder(facts, unitedStatesPolicy, now, some);

/** Noon in Chicago. */
const now = new Date('2026-04-08T17:00:00Z');
const noDate = new Date(Number.NaN);
const ruleSaying = (verdict: Verdict, code: string = verdict.kind): Rule => ({
  code,
  version: 1,
  citation: 'test',
  judge: () => verdict,
});
const failing = (reasons: { code: string; verdict: Verdict }[]) =>
  reasons.filter(({ verdict }) => verdict.kind !== 'allow').map(({ code }) => code);

describe('decide', () => {
  it('allows what every rule allows, and tells what each said', () => {
    expect(decide(makeFacts(), now)).toEqual({
      verdict: { kind: 'allow' },
      reasons: rules.map(({ code, version, citation }) => ({
        code,
        version,
        citation,
        verdict: { kind: 'allow' },
      })),
      zones: [{ zone: 'America/Chicago', evidence: ['phone +1 312', 'ZIP 606'] }],
      counts: { debt: 0 },
    });
  });

  it('asks in the order in which people read', () => {
    expect(decide(makeFacts(), now).reasons.map(({ code }) => code)).toEqual([
      'FACTS_UNREADABLE',
      'NUM_INVALID',
      'WRONG_NUMBER',
      'NUM_REASSIGNED',
      'MEDIUM_STOP',
      'NUMBER_STOP',
      'DECEASED',
      'ROLE_NOT_SPOKEN_TO',
      'THIRD_PARTY_ONCE',
      'CEASE_WRITTEN',
      'ATTORNEY',
      'DISPUTE_OPEN',
      'ORIG_CREDITOR_REQ',
      'BANKRUPTCY',
      'PAID',
      'TIME_BARRED',
      'NOTICE_MISSING',
      'PROMISE_OPEN',
      'NO_TCPA_CONSENT',
      'TCPA_REVOKED',
      'RES_3_IN_30',
      'WORK_PROHIBITED',
      'PLACE_INCONVENIENT',
      'TZ_UNKNOWN',
      'WINDOW_CLOSED',
      'INCONVENIENT_TIME',
      'DAY_BLOCKED',
      'HOLIDAY',
      'FREQ_7IN7',
      'CONV_COOLDOWN',
      'FREQ_CONSENT',
      'STATE_FREQ',
      'NOTICE_WAIT',
      'CAMPAIGN_HOURS',
      'NUMBER_GAP',
      'ABANDON_CAP',
      'LICENSE_MISSING',
      'SERVICE_MEMBER',
    ]);
  });

  it('lets the first that blocks say what would lift it, and tells all reasons', () => {
    const { verdict, reasons } = decide(makeFacts(), now, [
      ruleSaying({ kind: 'defer', until: new Date('2026-04-08T18:00:00Z') }),
      ruleSaying({ kind: 'allow' }),
      ruleSaying({ kind: 'block', liftedBy: 'consent' }),
      ruleSaying({ kind: 'block', liftedBy: 'payment' }),
    ]);
    expect(verdict).toEqual({ kind: 'block', liftedBy: 'consent' });
    expect(reasons.map(({ code }) => code)).toEqual(['defer', 'allow', 'block', 'block']);
  });

  it('defers until all rules allow, each keeping its own time', () => {
    const history = [makePastCall('2026-04-02T17:00:00Z', { outcome: 'conversation' })];
    const night = new Date('2026-04-09T03:00:00Z');
    const { verdict, reasons } = decide(makeFacts({ history }), night);
    expect(verdict).toEqual({ kind: 'defer', until: new Date('2026-04-09T13:00:00Z') });
    expect(
      reasons.flatMap(({ code, verdict: own }) =>
        own.kind === 'defer' ? [[code, own.until]] : [],
      ),
    ).toEqual([
      ['WINDOW_CLOSED', new Date('2026-04-09T13:00:00Z')],
      ['CONV_COOLDOWN', new Date('2026-04-09T05:00:00Z')],
    ]);
  });

  it('blocks when consent runs out before the window opens', () => {
    const facts = makeFacts({
      mode: 'ai',
      consents: [makeConsent({ expiresAt: new Date('2026-04-08T13:00:00Z') })],
    });
    const { verdict, reasons } = decide(facts, new Date('2026-04-08T12:00:00Z'));
    expect(verdict).toEqual({
      kind: 'block',
      liftedBy: 'the person’s prior express consent for this number',
    });
    expect(reasons.at(-1)).toMatchObject({
      code: 'NO_LAWFUL_MINUTE',
      citation: 'derived',
      verdict,
    });
    expect(failing(reasons)).toEqual(['WINDOW_CLOSED', 'NO_LAWFUL_MINUTE']);
  });

  it('does not count consent that is revoked before the window opens', () => {
    const consents = [makeConsent({ revokedAt: new Date('2026-04-08T12:30:00Z') })];
    const facts = makeFacts({ mode: 'prerecorded', consents });
    expect(decide(facts, new Date('2026-04-08T12:00:00Z')).verdict.kind).toBe('block');
  });

  it('passes over the days of a restriction that is known to come', () => {
    const stop = makeRestriction('medium_stop', {
      at: new Date('2026-04-08T12:30:00Z'),
      liftedAt: new Date('2026-04-10T20:00:30Z'),
    });
    expect(
      decide(makeFacts({ restrictions: [stop] }), new Date('2026-04-08T12:00:00Z')).verdict,
    ).toEqual({
      kind: 'defer',
      until: new Date('2026-04-10T20:01:00Z'),
    });
  });

  it('blocks a person who may be anywhere around the globe', () => {
    const phones = ['+13125550100', '+442079460018', '+819012345678'];
    const { verdict, reasons, zones } = decide(makeFacts({ person: { phones } }), now);
    expect(zones).toHaveLength(3);
    expect(verdict.kind).toBe('block');
    expect(failing(reasons)).toEqual(['WINDOW_CLOSED', 'NO_LAWFUL_MINUTE']);
  });

  it('says what would lift the rule that forbids it by the time the others let go', () => {
    const talk = makePastCall('2026-04-07T17:00:00Z', { outcome: 'conversation' });
    const facts = makeFacts({
      debt: { noticeOn: null, firstContactAt: talk.at },
      history: [talk],
    });
    const { verdict, reasons } = decide(facts, now);
    expect(verdict).toEqual({
      kind: 'block',
      liftedBy: 'the validation notice, sent to the person',
    });
    expect(failing(reasons)).toEqual(['CONV_COOLDOWN', 'NO_LAWFUL_MINUTE']);
  });

  it('counts the attempts before this one', () => {
    const history = [makePastCall('2026-04-07T17:00:00Z'), makePastCall('2026-04-08T14:00:00Z')];
    expect(decide(makeFacts({ history }), now).counts).toEqual({ debt: 2 });
  });
});

describe('decide, of facts that cannot be read,', () => {
  it('blocks when a rule cannot judge', () => {
    const broken: Rule = {
      ...ruleSaying({ kind: 'allow' }),
      judge: () => {
        throw new TypeError('no such fact');
      },
    };
    expect(decide(makeFacts(), now, [broken]).verdict).toEqual({
      kind: 'block',
      liftedBy: 'facts that can be read',
    });
  });

  it.each([
    ['the moment', makeFacts(), noDate],
    ['a call', makeFacts({ history: [makePastCall('never')] }), now],
    ['a stop', makeFacts({ restrictions: [makeRestriction('medium_stop', { at: noDate })] }), now],
    [
      'a lifting',
      makeFacts({ restrictions: [makeRestriction('paid', { liftedAt: noDate })] }),
      now,
    ],
    ['a consent', makeFacts({ mode: 'ai', consents: [makeConsent({ at: noDate })] }), now],
    ['an expiry', makeFacts({ mode: 'ai', consents: [makeConsent({ expiresAt: noDate })] }), now],
    ['a revocation', makeFacts({ consents: [makeConsent({ revokedAt: noDate })] }), now],
    ['the zone', makeFacts({ person: { confirmedZone: 'Mars/Olympus' } }), now],
    ['the country', makeFacts({ person: { country: 'Nowhere' } }), now],
    ['the region', makeFacts({ person: { region: 'Nowhere', postalCode: null } }), now],
    ['another number', makeFacts({ person: { phones: ['none'] } }), now],
    ['the number', makeFacts({ phone: { e164: 'none' } }), now],
  ])('blocks: %s', (_, facts, moment) => {
    expect(decide(facts, moment).verdict.kind).toBe('block');
  });
});
