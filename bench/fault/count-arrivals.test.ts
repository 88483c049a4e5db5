import { describe, expect, it } from 'vitest';
import {
  countAfterStop,
  countCrowded,
  countEarly,
  countHurried,
  countOverAllowance,
  countOverAtOnce,
  countRepeated,
  type KnownArrival,
} from './count-arrivals.ts';

const minute = 60_000;
const start = 1_800_000_000_000;

let made = 0;
const arrive = (given: Partial<KnownArrival> = {}): KnownArrival => {
  made += 1;
  const { at = start } = given;
  return {
    callId: `call ${made}`,
    to: '+18084000001',
    endedAt: at + 2_000,
    status: 'no-answer',
    campaignId: 'campaign',
    personId: 'person',
    organizationId: 'organization',
    ...given,
    at,
  };
};

describe('a call that arrives twice', () => {
  it('is counted, and two calls are not', () => {
    expect(countRepeated([arrive({ callId: 'a' }), arrive({ callId: 'b' })])).toBe(0);
    expect(countRepeated([arrive({ callId: 'a' }), arrive({ callId: 'a' })])).toBe(1);
  });
});

describe('a person who is called again in a campaign', () => {
  it.each([
    ['busy', 30],
    ['failed', 60],
    ['no-answer', 240],
    ['completed', 240],
    ['canceled', 1],
  ])('after %s is left alone for %i minutes', (status, pause) => {
    const before = arrive({ status });
    const hurry = (milliseconds: number) =>
      countHurried([arrive({ at: start + 2_000 + milliseconds }), before]);
    expect(hurry(pause * minute)).toBe(0);
    expect(hurry(pause * minute - 1)).toBe(1);
  });

  it('is not called while the call before lasts, nor after one that nobody can read', () => {
    const later = arrive({ at: start + 1_000 * minute });
    expect(countHurried([arrive({ endedAt: undefined }), later])).toBe(1);
    expect(countHurried([arrive({ status: 'unheard of' }), later])).toBe(1);
  });

  it('may be called for another campaign, and others at any time', () => {
    const at = start + 1;
    expect(countHurried([arrive(), arrive({ at, campaignId: 'another' })])).toBe(0);
    expect(countHurried([arrive(), arrive({ at, personId: 'another' })])).toBe(0);
  });

  it('is not called before the time at which they are due', () => {
    const due = new Map([['person', start]]);
    expect(countEarly([arrive()], due)).toBe(0);
    expect(countEarly([arrive({ at: start - 1 })], due)).toBe(1);
    expect(countEarly([arrive({ at: start - 1, personId: 'another' })], due)).toBe(0);
  });
});

describe('the caps', () => {
  it('count what rang, for each person', () => {
    const allowance = new Map([['person', 1]]);
    const second = (status: string) =>
      countOverAllowance([arrive(), arrive({ status, campaignId: 'another' })], allowance);
    expect(second('no-answer')).toBe(1);
    expect(second('in-progress')).toBe(1);
    expect(second('busy')).toBe(0);
    expect(
      countOverAllowance([arrive({ personId: 'x' }), arrive({ personId: 'x' })], allowance),
    ).toBe(0);
    expect(countOverAllowance([arrive()], new Map([['person', 0]]))).toBe(1);
  });

  it('leave a number alone for as long as the organization wants', () => {
    const gaps = new Map([['organization', 60]]);
    const another = { personId: 'another' };
    const crowd = (milliseconds: number) =>
      countCrowded([arrive(), arrive({ ...another, at: start + milliseconds })], gaps);
    expect(crowd(60 * minute)).toBe(0);
    expect(crowd(60 * minute - 1)).toBe(1);
    expect(countCrowded([arrive(), arrive({ ...another, to: '+18084000002' })], gaps)).toBe(0);
    expect(countCrowded([arrive(), arrive(another)], new Map())).toBe(0);
  });

  it('hold for the calls under way at once', () => {
    const three = [0, 1, 2].map((at) => arrive({ at: start + at, endedAt: start + 10 }));
    expect(countOverAtOnce(three, 3)).toBe(0);
    expect(countOverAtOnce(three, 2)).toBe(1);
    const next = arrive({ at: start + 10, endedAt: undefined });
    expect(countOverAtOnce([...three, next], 3)).toBe(0);
    expect(countOverAtOnce([next, arrive({ at: start + 9_000 })], 1)).toBe(1);
  });
});

describe('a stop', () => {
  const stop = (given: { id: string; liftedAt?: number }) => [
    { at: start, liftedAt: undefined, ...given },
  ];

  it.each(['campaign', 'organization', 'person'])(
    'of a %s lets nothing arrive after a second',
    (id) => {
      expect(countAfterStop([arrive({ at: start + 1_000 })], stop({ id }))).toBe(0);
      expect(countAfterStop([arrive({ at: start + 1_001 })], stop({ id }))).toBe(1);
      expect(countAfterStop([arrive({ at: start - 1 })], stop({ id }))).toBe(0);
    },
  );

  it('of another holds for nobody else, and ends when it is lifted', () => {
    expect(countAfterStop([arrive({ at: start + 5_000 })], stop({ id: 'another' }))).toBe(0);
    const lifted = stop({ id: 'organization', liftedAt: start + 4_000 });
    expect(countAfterStop([arrive({ at: start + 3_999 })], lifted)).toBe(1);
    expect(countAfterStop([arrive({ at: start + 4_000 })], lifted)).toBe(0);
  });

  it('of a person in one campaign holds in no other', () => {
    const [removed] = stop({ id: 'person' });
    const stops = removed === undefined ? [] : [{ ...removed, campaignId: 'campaign' }];
    const at = start + 5_000;
    expect(countAfterStop([arrive({ at })], stops)).toBe(1);
    expect(countAfterStop([arrive({ at, campaignId: 'another' })], stops)).toBe(0);
    expect(countAfterStop([arrive({ at, personId: 'another' })], stops)).toBe(0);
  });
});
