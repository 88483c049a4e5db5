import { defineConfig } from 'vitest/config';

const integration = ['**/*.integration.test.ts'];
const outside = ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**'];

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
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          exclude: outside,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
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
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // Each starts the whole product; two cores carry one at a time.
          fileParallelism: false,
        },
      },
    ],
  },
});
