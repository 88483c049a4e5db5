import { describe, expect, it } from 'vitest';
import { livingIn } from '../testing/living-in.ts';
import {
  type FactsOverrides,
  makeConsent,
  makePastCall,
  makeRestriction,
} from '../testing/make-facts.ts';
import { asking, justBefore } from '../testing/show-verdict.ts';
import type { PastCallFact } from '../types.ts';
import { callModes, lineTypes, packIds } from '../words.ts';
import { residentialThreeInThirty } from './residential-three-in-thirty.ts';

const calls = (at: string, count = 3, overrides: Partial<PastCallFact> = {}) =>
  Array.from({ length: count }, () => makePastCall(at, overrides));
const recorded: FactsOverrides = { mode: 'prerecorded', phone: { lineType: 'landline' } };
const judge = (history: PastCallFact[], moment: string, more: FactsOverrides = {}) =>
  asking(residentialThreeInThirty)(
    { ...recorded, ...more, phone: { ...recorded.phone, ...more.phone }, history },
    moment,
  );
const noon = '2026-06-01T17:00:00Z';
const later = '2026-06-02T17:00:00Z';
const deferred = '2026-07-01T05:00Z';

describe('RES_3_IN_30', () => {
  it('allows the third call and defers the fourth for thirty calendar days', () => {
    expect(judge(calls(noon, 2), later)).toBe('allow');
    expect(judge(calls(noon, 3), later)).toBe(deferred);
    expect(judge(calls(noon, 3), justBefore('2026-07-01T05:00:00Z'))).toBe(deferred);
    expect(judge(calls(noon, 3), '2026-07-01T05:00:00Z')).toBe('allow');
  });

  it('waits for the first of the last three', () => {
    const history = ['2026-05-20', '2026-06-01', '2026-06-03', '2026-06-05'].map((day) =>
      makePastCall(`${day}T17:00:00Z`),
    );
    expect(judge(history, '2026-06-06T17:00:00Z')).toBe(deferred);
  });

  it.each([
    ['clocks go forward', '2026-02-20T18:00:00Z', '2026-03-22T05:00Z'],
    ['clocks go back', '2026-10-20T17:00:00Z', '2026-11-19T06:00Z'],
    ['there is a leap day', '2028-02-15T18:00:00Z', '2028-03-16T05:00Z'],
    ['the year ends', '2026-12-15T18:00:00Z', '2027-01-14T06:00Z'],
  ])('counts calendar days while %s', (_, at, until) => {
    expect(judge(calls(at), at)).toBe(until);
    expect(judge(calls(at), justBefore(until))).toBe(until);
    expect(judge(calls(at), until)).toBe('allow');
  });

  it('counts days in three zones and takes the strictest', () => {
    // Half past midnight on June 1 in New York, May 31 in Chicago and Los Angeles.
    const history = calls('2026-06-01T04:30:00Z');
    const person = { phones: ['+12125550100', '+13125550100', '+14155550100'] };
    expect(judge(history, '2026-06-30T05:00:00Z')).toBe('allow');
    expect(judge(history, '2026-06-30T05:00:00Z', { person })).toBe('2026-07-01T04:00Z');
    // In Los Angeles the day begins last.
    expect(judge(calls(noon), '2026-07-01T06:59:00Z', { person })).toBe('2026-07-01T07:00Z');
    expect(judge(calls(noon), '2026-07-01T07:00:00Z', { person })).toBe('allow');
  });

  it.each(callModes)('binds artificial voices alone: %s', (mode) => {
    expect(judge(calls(noon), later, { mode })).toBe(mode === 'human' ? 'allow' : deferred);
  });

  it.each(lineTypes)('binds landlines alone, for others need consent: %s', (lineType) => {
    expect(judge(calls(noon), later, { phone: { lineType } })).toBe(
      lineType === 'landline' ? deferred : 'allow',
    );
  });

  it('holds every landline for a residence that is not at work', () => {
    expect(judge(calls(noon), later, { phone: { place: 'home' } })).toBe(deferred);
    expect(judge(calls(noon), later, { phone: { place: 'other' } })).toBe(deferred);
    expect(judge(calls(noon), later, { phone: { place: 'work' } })).toBe('allow');
  });

  it('counts what rang on the line, for any person and any purpose', () => {
    expect(judge(calls(noon, 3, { personId: 'neighbour' }), later)).toBe(deferred);
    expect(judge(calls(noon, 3, { debtIds: ['other'] }), later)).toBe(deferred);
    for (const outcome of ['no_answer', 'voicemail', 'dropped', 'conversation', 'busy'] as const) {
      expect(judge(calls(noon, 3, { outcome }), later)).toBe(deferred);
    }
  });

  it.each([
    ['to another number', { phone: '+13125550199' }],
    ['of the person', { direction: 'inbound', outcome: 'conversation' }],
    ['not in service', { outcome: 'not_in_service' }],
  ] as const)('does not count a call %s', (_, overrides) => {
    expect(judge([...calls(noon, 2), ...calls(noon, 1, overrides)], later)).toBe('allow');
  });

  it('is lifted by consent for the number, while it lasts', () => {
    const history = calls(noon);
    const consents = [makeConsent({ expiresAt: new Date(later) })];
    expect(judge(history, justBefore(later), { consents })).toBe('allow');
    expect(judge(history, later, { consents })).toBe(deferred);
    const other = [makeConsent({ phone: '+13125550199' })];
    expect(judge(history, later, { consents: other })).toBe(deferred);
    const frequency = [makeConsent({ kind: 'frequency', at: new Date(noon) })];
    expect(judge(history, later, { consents: frequency })).toBe(deferred);
  });

  it('leaves consent that was revoked to TCPA_REVOKED', () => {
    const consents = [makeConsent({ revokedAt: new Date(noon) })];
    expect(judge(calls(noon), later, { consents })).toBe('allow');
  });

  it('counts the line also where it turned out to be somebody else’s', () => {
    const restrictions = [makeRestriction('wrong_number', { phone: '+13125550100' })];
    expect(judge(calls(noon), later, { restrictions })).toBe(deferred);
  });

  it('binds creditors too, and no other country', () => {
    expect(judge(calls(noon), later, { collectorRole: 'creditor' })).toBe(deferred);
    for (const pack of packIds.filter((other) => other !== 'us')) {
      const ask = asking(residentialThreeInThirty, { pack });
      expect(ask({ ...recorded, history: calls(noon) }, later)).toBe('allow');
    }
    const abroad = asking(residentialThreeInThirty, { pack: 'uk', addsPackOfPlace: true });
    const facts = livingIn('us', { ...recorded, history: calls(noon) });
    expect(abroad(facts, later)).toBe(deferred);
  });
});
