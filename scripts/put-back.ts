import { afterAll, vi } from 'vitest';

/** Files share a worker, so each leaves it as it was found, whatever its own tests put in place. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
