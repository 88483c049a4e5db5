import { describe, expect, it } from 'vitest';
import { measureProgress } from './measure-progress.ts';

const none = { planned: 0, ready: 0, deferred: 0, calling: 0, done: 0, stopped: 0, blocked: 0 };

describe('measureProgress', () => {
  it('counts those who are done and those who may not be called', () => {
    expect(
      measureProgress({
        planned: 1,
        ready: 2,
        deferred: 3,
        calling: 4,
        done: 4,
        stopped: 1,
        blocked: 5,
      }),
    ).toEqual({ settled: 10, all: 20, share: 0.5 });
  });

  it('is nothing of nothing before the campaign is planned', () => {
    expect(measureProgress(none)).toEqual({ settled: 0, all: 0, share: 0 });
  });
});
