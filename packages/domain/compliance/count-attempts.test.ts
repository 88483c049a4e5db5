import { describe, expect, it } from 'vitest';
import { countAttempts } from './count-attempts.ts';
import { makeSituation } from './make-situation.ts';
import {
  makeFacts,
  makePastCall,
  makeRestriction,
  unitedStatesPolicy,
} from './testing/make-facts.ts';
import type { Facts } from './types.ts';

const now = new Date('2026-04-08T18:00:00Z');

function count(facts: Facts, moment = now): number {
  return countAttempts(makeSituation(facts, unitedStatesPolicy, moment), moment);
}

describe('countAttempts', () => {
  it('counts today and the six days before it', () => {
    const history = [
      makePastCall('2026-04-02T04:59:59Z'),
      makePastCall('2026-04-02T05:00:00Z'),
      makePastCall('2026-04-08T13:00:00Z'),
    ];
    expect(count(makeFacts({ history }))).toBe(2);
  });

  it.each(['no_answer', 'voicemail', 'dropped', 'conversation'] as const)(
    'counts %s',
    (outcome) => {
      expect(
        count(makeFacts({ history: [makePastCall('2026-04-07T18:00:00Z', { outcome })] })),
      ).toBe(1);
    },
  );

  it.each(['busy', 'not_in_service'] as const)('does not count %s', (outcome) => {
    expect(count(makeFacts({ history: [makePastCall('2026-04-07T18:00:00Z', { outcome })] }))).toBe(
      0,
    );
  });

  it('counts only what we placed, to this person, about this debt, on any number', () => {
    const at = '2026-04-07T18:00:00Z';
    const history = [
      makePastCall(at, { direction: 'inbound', outcome: 'conversation' }),
      makePastCall(at, { personId: 'neighbour' }),
      makePastCall(at, { debtIds: ['other'] }),
      makePastCall(at, { debtIds: ['other', 'debt'] }),
      makePastCall(at, { phone: '+12125550100' }),
    ];
    expect(count(makeFacts({ history }))).toBe(2);
  });

  it('leaves out a number while it is known to be somebody else’s', () => {
    const phone = '+12125550100';
    const history = [
      makePastCall('2026-04-07T18:00:00Z', { phone }),
      makePastCall('2026-04-07T19:00:00Z'),
    ];
    const learned = makeRestriction('wrong_number', {
      phone,
      at: new Date('2026-04-08T12:00:00Z'),
    });
    const facts = makeFacts({ history, restrictions: [learned] });
    expect(count(facts)).toBe(1);
    expect(count(facts, new Date('2026-04-08T11:59:00Z'))).toBe(2);
    const corrected = { ...learned, liftedAt: new Date('2026-04-08T17:00:00Z') };
    expect(count(makeFacts({ history, restrictions: [corrected] }))).toBe(2);
  });

  it('counts in the zone where it is most', () => {
    // 04:30Z on April 2 is still April 1 in Chicago, and already April 2 in New York.
    const history = [makePastCall('2026-04-02T04:30:00Z')];
    expect(count(makeFacts({ history }))).toBe(0);
    expect(count(makeFacts({ history, person: { phones: ['+12125550100'] } }))).toBe(1);
  });

  it('counts a call that a faster clock has dated later', () => {
    expect(count(makeFacts({ history: [makePastCall('2026-04-08T18:00:01Z')] }))).toBe(1);
  });

  it('refuses a call about the debt whose date cannot be read', () => {
    expect(() => count(makeFacts({ history: [makePastCall('never')] }))).toThrow(RangeError);
  });

  it('leaves out each of several wrong numbers, and no other', () => {
    const at = '2026-04-07T18:00:00Z';
    const wrong = ['+12125550100', '+14155550100'];
    const restrictions = wrong.map((phone) => makeRestriction('wrong_number', { phone }));
    const history = [...wrong, '+13125550100'].map((phone) => makePastCall(at, { phone }));
    expect(count(makeFacts({ history, restrictions }))).toBe(1);
    expect(count(makeFacts({ history: history.slice(0, 1), restrictions }))).toBe(0);
  });

  it('counts by the hour besides where the policy is strict', () => {
    const countStrictly = (at: string) =>
      countAttempts(
        makeSituation(
          makeFacts({ history: [makePastCall(at)] }),
          { ...unitedStatesPolicy, strict168h: true },
          now,
        ),
        now,
      );
    expect(countStrictly('2026-04-01T18:00:00.001Z')).toBe(1);
    expect(countStrictly('2026-04-01T18:00:00Z')).toBe(0);
    expect(countStrictly('2026-03-31T18:00:00Z')).toBe(0);
    expect(countStrictly('2026-04-02T06:00:00Z')).toBe(1);
  });
});
