import { describe, expect, it } from 'vitest';
import type { CallProgress } from '../calls/apply-event.ts';
import { outcomes } from '../calls/words.ts';
import { countAsking, countCall } from './count-call.ts';

const answeredAt = new Date('2026-03-03T15:00:00Z');
const call = (some: Partial<CallProgress>): CallProgress => ({
  ...{ state: 'ended', outcome: 'no_answer', rang: true, answeredAt: null, answeredBy: null },
  ...{ choice: null, ending: null, endedAt: null, talkSeconds: null },
  ...some,
});

describe('a call that breakers count', () => {
  it('has ended at the carrier, in a way that it reported', () => {
    const uncounted = outcomes.filter((outcome) => countCall(call({ outcome }), false).ended === 0);
    expect(uncounted).toEqual(['withdrawn', 'lost']);
  });

  it('is answered from when somebody is spoken to, and counts for nothing else until it ends', () => {
    const underWay = call({ state: 'answered', outcome: null });
    const nothing = { ended: 0, failed: 0, notInService: 0, refused: 0, hungUpEarly: 0 };
    expect(countCall(underWay, true)).toEqual({ ...nothing, reached: 1, answered: 1 });
    expect(countCall(underWay, false)).toEqual({ ...nothing, reached: 0, answered: 0 });
    expect(countCall(call({ outcome: 'lost' }), true)).toMatchObject({ reached: 0, answered: 0 });
  });

  it('is refused by a stop and by a wrong person alone, and failed by the carrier alone, or the number dead', () => {
    const having = (field: 'refused' | 'failed' | 'notInService') =>
      outcomes.filter((outcome) => countCall(call({ outcome }), true)[field] === 1);
    expect(having('refused')).toEqual(['wrong_party', 'stop']);
    expect(having('failed')).toEqual(['failed']);
    expect(having('notInService')).toEqual(['not_in_service']);
  });

  it('was hung up early within five seconds, by the carrier’s measure before the clock’s', () => {
    const isEarly = (some: Partial<CallProgress>) =>
      countCall(call({ outcome: 'hung_up', answeredAt, ...some }), true).hungUpEarly;
    const later = (seconds: number) => new Date(answeredAt.getTime() + seconds * 1000);
    expect([isEarly({ talkSeconds: 5 }), isEarly({ talkSeconds: 6 })]).toEqual([1, 0]);
    expect([isEarly({ endedAt: later(5) }), isEarly({ endedAt: later(5.1) })]).toEqual([1, 0]);
    expect(isEarly({ talkSeconds: 9, endedAt: later(1) })).toBe(0);
    expect(isEarly({ outcome: 'right_party', talkSeconds: 2 })).toBe(0);
  });

  it('is answered only where a person could have answered', () => {
    expect(countCall(call({ outcome: 'hung_up' }), true)).toMatchObject({
      reached: 1,
      answered: 1,
    });
    expect(countCall(call({ outcome: 'fax' }), true)).toMatchObject({ reached: 0, answered: 0 });
    expect(countCall(call({ outcome: 'busy' }), false)).toMatchObject({ reached: 1, answered: 0 });
  });
});

describe('somebody who asked for a person', () => {
  it('counts once it is certain whether they found one', () => {
    expect(countAsking([{ kind: 'wants_someone' }])).toEqual({ asked: 0, foundNobody: 0 });
    expect(countAsking([{ kind: 'transferred' }])).toEqual({ asked: 1, foundNobody: 0 });
    const missed = [{ kind: 'wants_someone' }, { kind: 'nobody_answered' }] as const;
    expect(countAsking(missed)).toEqual({ asked: 1, foundNobody: 1 });
  });

  it('counts once however often they ask', () => {
    const missed = { kind: 'nobody_answered' } as const;
    expect(countAsking([missed, missed])).toEqual({ asked: 1, foundNobody: 1 });
    expect(countAsking([missed, { kind: 'transferred' }])).toEqual({ asked: 1, foundNobody: 1 });
    const nothing = { asked: 0, foundNobody: 0 };
    expect(countAsking([missed], true)).toEqual(nothing);
    expect(countAsking([{ kind: 'transferred' }], true)).toEqual(nothing);
  });
});
