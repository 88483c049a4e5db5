import { describe, expect, it } from 'vitest';
import { findFault, listLost, listMisplaced } from './count-records.ts';

const target = {
  campaignId: 'campaign',
  contactId: 'person',
  state: 'waiting',
  nextAt: new Date(),
  endedBecause: null,
  underWay: 0,
};

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

describe('somebody who was taken out of a campaign', () => {
  const removal = { id: 'person', campaignId: 'campaign', at: 0, liftedAt: undefined };
  const out = { ...removal, takesOut: true };
  const back = { ...out, liftedAt: 1 };
  const removed = { ...target, state: 'done', nextAt: null, endedBecause: 'removed' };
  const missing = { ...target, state: 'none', nextAt: null };

  it.each([
    ['has come to an end', removed, [out], 0],
    ['is still to be called', target, [out], 1],
    ['was not planned by then', missing, [out], 0],
    ['is refused when they are due', target, [removal], 0],
    ['came back', target, [back], 0],
    ['never came back', removed, [back], 1],
    ['is missing after they came back', missing, [back], 1],
    ['came back, and was removed again', removed, [back, out], 0],
    ['was removed from another campaign', target, [{ ...out, campaignId: 'another' }], 0],
    ['is missing from another campaign', missing, [{ ...out, campaignId: 'another' }], 1],
  ])('and %s is counted rightly', (_, one, stops, misplaced) => {
    expect(listMisplaced([one], stops)).toHaveLength(misplaced);
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
