import { describe, expect, it } from 'vitest';
import {
  makeConsent,
  makePastCall,
  makeRestriction,
  makeSituation,
} from '../testing/make-facts.ts';
import { asking } from '../testing/show-verdict.ts';
import type { PastCallFact } from '../types.ts';
import { sevenInSeven } from './seven-in-seven.ts';

const judge = asking(sevenInSeven);

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

  it('counts loans under one account together, and no others', () => {
    const history = week({ debtIds: ['other'], group: 'account' });
    expect(judge({ history, debt: { group: 'account' } }, sameEvening)).toBe(deferred);
    expect(judge({ history, debt: { group: 'another' } }, sameEvening)).toBe('allow');
    expect(judge({ history, debt: { group: null } }, sameEvening)).toBe('allow');
  });

  it('counts by the hour where the policy is strict, to the millisecond', () => {
    const strict = asking(sevenInSeven, { strict168h: true });
    expect(strict({ history: week() }, sameEvening)).toBe('2026-04-09T01:30Z');
    expect(strict({ history: week() }, '2026-04-09T01:29:59.999Z')).toBe('2026-04-09T01:30Z');
    expect(strict({ history: week() }, '2026-04-09T01:30:00Z')).toBe('allow');
  });

  it('by the hour is never laxer than by the day', () => {
    const strict = asking(sevenInSeven, { strict168h: true });
    const calls = (at: string) => Array.from({ length: 7 }, () => makePastCall(at));
    // 168 hours after half past midnight it is half past eleven, because the clocks went back.
    const night = calls('2026-10-27T05:30:00Z');
    expect(strict({ history: night }, '2026-11-03T05:30:00Z')).toBe('2026-11-03T06:00Z');
    expect(strict({ history: night }, '2026-11-03T06:00:00Z')).toBe('allow');
    const noon = calls('2026-03-05T18:00:00Z');
    expect(strict({ history: noon }, '2026-03-12T17:59:59.999Z')).toBe('2026-03-12T18:00Z');
    expect(strict({ history: noon }, '2026-03-12T18:00:00Z')).toBe('allow');
  });

  it('binds a creditor only where the policy says so, and no pack but that of the United States', () => {
    const facts = { history: week(), collectorRole: 'creditor' } as const;
    expect(judge(facts, sameEvening)).toBe('allow');
    expect(asking(sevenInSeven, { frequencyBindsCreditors: true })(facts, sameEvening)).toBe(
      deferred,
    );
    expect(asking(sevenInSeven, { pack: 'uk' })({ history: week() }, sameEvening)).toBe('allow');
  });

  it('lets go while the person’s direct consent holds', () => {
    const consents = [makeConsent({ kind: 'frequency', at: new Date('2026-04-08T01:40:00Z') })];
    expect(judge({ history: week(), consents }, '2026-04-08T01:39:00Z')).toBe(deferred);
    expect(judge({ history: week(), consents }, '2026-04-08T01:40:00Z')).toBe('allow');
  });

  it('keeps the organization’s own caps besides, under every pack and for creditors too', () => {
    const history = [makePastCall('2026-04-08T14:00:00Z'), makePastCall('2026-04-06T14:00:00Z')];
    const daily = asking(sevenInSeven, { pack: 'in', attemptsPerDay: 1 });
    expect(daily({ history }, '2026-04-08T15:00:00Z')).toBe('2026-04-09T05:00Z');
    expect(daily({ history }, '2026-04-09T05:00:00Z')).toBe('allow');
    const weekly = asking(sevenInSeven, { attemptsPerWeek: 2 });
    expect(weekly({ history, collectorRole: 'creditor' }, '2026-04-08T15:00:00Z')).toBe(
      '2026-04-13T05:00Z',
    );
    expect(weekly({ history: history.slice(1) }, '2026-04-08T15:00:00Z')).toBe('allow');
  });

  it('names the law or the organization, whichever lets go later, and the law where both do', () => {
    const verdictUnder = (attemptsPerWeek: number, attemptsPerDay: number | null = null) => {
      const policy = { attemptsPerWeek, attemptsPerDay };
      const verdict = sevenInSeven.judge(
        makeSituation({ history: week() }, policy),
        new Date(sameEvening),
      );
      if (verdict.kind !== 'defer') return verdict.kind;
      return `${verdict.until?.toISOString()} ${verdict.citation ?? 'law'}`;
    };
    const own = 'policy: the organization’s own cap';
    expect(verdictUnder(7)).toBe('2026-04-08T05:00:00.000Z law');
    expect(verdictUnder(6)).toBe(`2026-04-09T05:00:00.000Z ${own}`);
    // Of its two caps the one that lets go later.
    expect(verdictUnder(6, 1)).toBe(`2026-04-09T05:00:00.000Z ${own}`);
    expect(verdictUnder(20, 1)).toBe('2026-04-08T05:00:00.000Z law');
  });

  it('keeps a cap of the organization of one', () => {
    const history = week().slice(-1);
    expect(asking(sevenInSeven, { attemptsPerWeek: 1 })({ history }, sameEvening)).toBe(
      '2026-04-14T05:00Z',
    );
  });
});
