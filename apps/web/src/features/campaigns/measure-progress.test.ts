import { describe, expect, it } from 'vitest';
import { measureProgress } from './measure-progress.ts';

const none = {
  planned: 0,
  ready: 0,
  deferred: 0,
  isReadyCapped: false,
  calling: 0,
  done: 0,
  stopped: 0,
  blocked: 0,
};

describe('measureProgress', () => {
  it('counts those who are done and those who may not be called', () => {
    const targets = {
      ...none,
      planned: 1,
      ready: 2,
      deferred: 3,
      calling: 4,
      done: 4,
      stopped: 1,
      blocked: 5,
    };
    expect(measureProgress({ targets, plan: null })).toEqual({ settled: 10, all: 20, share: 0.5 });
  });

  it('counts those who are still to be planned as part of the whole', () => {
    const plan = { planned: 10, toPlan: 40, awaitsUpload: false };
    const targets = { ...none, planned: 5, done: 5 };
    expect(measureProgress({ targets, plan })).toMatchObject({ settled: 5, all: 40 });
    const uncounted = { ...plan, toPlan: null };
    expect(measureProgress({ targets, plan: uncounted })).toMatchObject({ settled: 5, all: 10 });
  });

  it('is nothing of nothing before the campaign is planned', () => {
    expect(measureProgress({ targets: none, plan: null })).toEqual({
      settled: 0,
      all: 0,
      share: 0,
    });
  });
});
