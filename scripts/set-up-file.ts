import fc from 'fast-check';
import { afterAll, beforeEach, inject, type RunnerTestFile, vi } from 'vitest';
import { takeTimeSpent } from '../apps/server/src/testing/time-spent.ts';
import { tries } from '../packages/domain/testing/tries.ts';
import './count-waits.ts';

fc.configureGlobal({ seed: inject('drawing').seed, numRuns: tries(100) });

let file: RunnerTestFile | undefined;
beforeEach(({ task }) => {
  file = task.file;
});

/** Files share a worker, so each leaves it as it was found, whatever its own tests put in place. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const timeSpent = takeTimeSpent();
  if (file !== undefined) file.meta.timeSpent = timeSpent;
});
