import fc from 'fast-check';
import { afterAll, inject, vi } from 'vitest';
import { takeTimeSpent } from '../apps/server/src/testing/time-spent.ts';
import { tries } from '../packages/domain/testing/tries.ts';
import './count-waits.ts';

fc.configureGlobal({ seed: inject('drawing').seed, numRuns: tries(100) });

/** Files share a worker, so each leaves it as it was found, whatever its own tests put in place. */
afterAll((_context, suite) => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  suite.file.meta.timeSpent = takeTimeSpent();
});
