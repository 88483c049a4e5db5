import { describe, expect, it } from 'vitest';
import { findFault, listLost } from './count-records.ts';

const target = { campaignId: 'campaign', contactId: 'person', state: 'waiting', nextAt: new Date(), endedBecause: null, underWay: 0 };

describe('a target', () => {
  it.each([
    ['waits for its time', target, 0],
    ['waits for nothing', { ...target, nextAt: null }, 1],
    ['waits while a call is under way for ever', { ...target, underWay: 1 }, 1],
    [
      'has ended with a reason',
      { ...target, state: 'done', nextAt: null, endedBecause: 'reached' },
      0,
    ],
    ['has ended without one', { ...target, state: 'done', nextAt: null }, 1],
    ['may never be called', { ...target, state: 'blocked', nextAt: null }, 0],
    ['is being called by nobody', { ...target, state: 'calling', nextAt: null }, 1],
    ['was never judged', { ...target, state: 'planned', nextAt: null }, 1],
    ['is missing', { ...target, state: 'none', nextAt: null }, 1],
  ])('that %s is counted rightly', (_, one, lost) => {
    expect(listLost([one])).toHaveLength(lost);
  });
});

describe('an arrival', () => {
  const arrival = { callId: 'a', to: '+18084000001', at: 0, endedAt: 1, status: 'no-answer' };
  const call = { e164: '+18084000001', state: 'ended', outcome: 'no_answer', verdict: 'allow' };
  const find = (changed: Partial<typeof call>, status = 'no-answer') =>
    findFault({ ...arrival, status }, { ...call, ...changed }, new Set());

  it('that was decided on and is accounted for is no fault', () => {
    expect(find({})).toBeUndefined();
    expect(find({ outcome: 'withdrawn' }, 'canceled')).toBeUndefined();
  });

  it('of somebody who must not be called is one', () => {
    expect(findFault(arrival, call, new Set(['+18084000001']))).toMatch('must not be called');
  });

  it('without a call, a decision or its number is one', () => {
    expect(findFault(arrival, undefined, new Set())).toMatch('no record');
    expect(find({ verdict: 'block' })).toMatch('without a decision');
    expect(find({ e164: '+18084000002' })).toMatch('another number');
  });

  it('that stays open or is not counted is one', () => {
    expect(find({ state: 'ringing' })).toMatch('never ended');
    expect(find({ outcome: 'withdrawn' })).toMatch('not counted');
  });
});
