import { describe, expect, it } from 'vitest';
import {
  type FactsOverrides,
  makePastCall,
  makeRestriction,
  makeSituation,
} from '../testing/make-facts.ts';
import type { PastCallFact } from '../types.ts';
import { sevenInSeven } from './seven-in-seven.ts';

function judge(overrides: FactsOverrides, moment: string) {
  const verdict = sevenInSeven.judge(makeSituation(overrides), new Date(moment));
  return verdict.kind === 'defer'
    ? verdict.until.toISOString().replace(':00.000Z', 'Z')
    : verdict.kind;
}

/** At half past eight in the evening in Chicago, April 1 to 7. */
const evenings = [2, 3, 4, 5, 6, 7, 8].map((day) => `2026-04-0${day}T01:30:00Z`);
const week = (overrides: Partial<PastCallFact> = {}) =>
  evenings.map((at) => makePastCall(at, overrides));
const sameEvening = '2026-04-08T01:45:00Z';
const deferred = '2026-04-08T05:00Z';

describe('FREQ_7IN7', () => {
  it('allows the seventh call', () => {
    expect(judge({ history: week().slice(1) }, sameEvening)).toBe('allow');
  });

  it('defers the eighth until the day on which only six are left', () => {
    expect(judge({ history: week() }, sameEvening)).toBe(deferred);
    expect(judge({ history: week() }, '2026-04-08T04:59:59.999Z')).toBe(deferred);
    expect(judge({ history: week() }, '2026-04-08T05:00:00Z')).toBe('allow');
  });

  it('does not depend on the order in which calls are given', () => {
    expect(judge({ history: week().reverse() }, sameEvening)).toBe(deferred);
  });

  it('waits seven days for seven calls on one day', () => {
    const history = Array.from({ length: 7 }, () => makePastCall('2026-04-01T18:00:00Z'));
    expect(judge({ history }, '2026-04-01T18:30:00Z')).toBe('2026-04-08T05:00Z');
    expect(judge({ history }, '2026-04-08T05:00:00Z')).toBe('allow');
  });

  it('with more than seven waits until the count is below seven, not only lower', () => {
    const history = [...week(), ...week()];
    expect(judge({ history }, sameEvening)).toBe('2026-04-11T05:00Z');
    expect(judge({ history }, '2026-04-11T04:59:00Z')).toBe('2026-04-11T05:00Z');
    expect(judge({ history }, '2026-04-11T05:00:00Z')).toBe('allow');
  });

  it('counts over all numbers of the person', () => {
    const [first, ...others] = week();
    const history = [
      makePastCall(first?.at.toISOString() ?? '', { phone: '+12125550100' }),
      ...others,
    ];
    expect(judge({ history }, sameEvening)).toBe(deferred);
  });

  it.each([
    ['busy', { outcome: 'busy' }],
    ['not in service', { outcome: 'not_in_service' }],
    ['called by the person', { direction: 'inbound', outcome: 'conversation' }],
    ['about another debt', { debtIds: ['other'] }],
    ['to another person', { personId: 'neighbour' }],
  ] as const)('does not count a call: %s', (_, overrides) => {
    const [first, ...others] = week();
    const history = [{ ...(first ?? makePastCall('')), ...overrides }, ...others];
    expect(judge({ history }, sameEvening)).toBe('allow');
  });

  it('does not count calls to a number learned to be wrong', () => {
    const history = week({ phone: '+12125550100' });
    const restrictions = [makeRestriction('wrong_number', { phone: '+12125550100' })];
    expect(judge({ history }, sameEvening)).toBe(deferred);
    expect(judge({ history, restrictions }, sameEvening)).toBe('allow');
  });

  it('counts days in every zone and takes the strictest', () => {
    // Half past eleven in Chicago, half past midnight of the next day in New York.
    const history = Array.from({ length: 7 }, () => makePastCall('2026-04-02T04:30:00Z'));
    const person = { phones: ['+13125550100', '+12125550100', '+14155550100'] };
    expect(judge({ history }, '2026-04-08T05:00:00Z')).toBe('allow');
    expect(judge({ history, person }, '2026-04-08T05:00:00Z')).toBe('2026-04-09T04:00Z');
    // In Los Angeles April 8 begins three hours later than in New York.
    const noon = Array.from({ length: 7 }, () => makePastCall('2026-04-01T18:00:00Z'));
    expect(judge({ history: noon, person }, '2026-04-08T06:59:00Z')).toBe('2026-04-08T07:00Z');
    expect(judge({ history: noon, person }, '2026-04-08T07:00:00Z')).toBe('allow');
  });

  it.each([
    ['clocks go forward', '2026-03-05T18:00:00Z', '2026-03-12T05:00Z'],
    ['clocks go back', '2026-10-29T18:00:00Z', '2026-11-05T06:00Z'],
    ['there is a leap day', '2028-02-25T18:00:00Z', '2028-03-03T06:00Z'],
    ['the year ends', '2026-12-28T18:00:00Z', '2027-01-04T06:00Z'],
  ])('counts calendar days while %s', (_, at, until) => {
    const history = Array.from({ length: 7 }, () => makePastCall(at));
    expect(judge({ history }, at)).toBe(until);
    const minuteBefore = new Date(Date.parse(until) - 60_000).toISOString();
    expect(judge({ history }, minuteBefore)).toBe(until);
    expect(judge({ history }, until)).toBe('allow');
  });
});
