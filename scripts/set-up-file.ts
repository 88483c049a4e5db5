import fc from 'fast-check';
import { afterAll, afterEach, inject, type RunnerTestFile, vi } from 'vitest';
import { takeTimeSpent } from '../apps/server/src/testing/time-spent.ts';
import { tries } from '../packages/domain/testing/tries.ts';
import './count-waits.ts';

fc.configureGlobal({ seed: inject('drawing').seed, numRuns: tries(100) });

let ended: RunnerTestFile | undefined;
afterEach(({ task }) => {
  ended = task.file;
});

/** Files share a worker, so each leaves it as it was found, whatever its own tests put in place. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  if (ended !== undefined) ended.meta.timeSpent = takeTimeSpent();
});
