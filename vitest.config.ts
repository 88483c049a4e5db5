import { defineConfig } from 'vitest/config';

const integration = ['**/*.integration.test.ts'];
const outside = ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**'];

/**
 * A limit ends a test that hangs; it does not judge speed, which `bench/` measures. A shared machine
 * may give a tenth of its cores for minutes, so the limits are far above what any test needs.
 */
const patience = (limit: number) => ({
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: limit / 3 } },
});

/** Three parts: rules alone, rules on real PostgreSQL, and journeys in a real browser. */
export default defineConfig({
  test: {
    sequence: { shuffle: true },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/**/*.test.ts',
            'apps/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          exclude: [...outside, ...integration],
          ...patience(60_000),
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          exclude: outside,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          ...patience(180_000),
          // They wait for the database more than they work: twice as many as two cores carry.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-setup.ts'],
          exclude: outside,
          ...patience(360_000),
          // Each starts the whole product; two cores carry one at a time.
          fileParallelism: false,
        },
      },
    ],
  },
});
