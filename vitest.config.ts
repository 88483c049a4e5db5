import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { setTestEnvironment } from './apps/server/src/config.ts';
import { chooseTemporaryFolder } from './scripts/choose-temporary-folder.ts';
import StartLongFirst from './scripts/start-long-first.ts';

setTestEnvironment({
  TMPDIR: chooseTemporaryFolder(),
  // Tests start the server a hundred times, which spends most of a start on reading and compiling the same files.
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('node_modules/.cache/ringfence-compiled', import.meta.url),
  ),
});

const integration = ['**/*.integration.test.ts'];
const outside = ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**'];
const unit = ['{packages,scripts,bench}/**/*.test.ts', 'apps/**/*.test.{ts,tsx}'];

/** What a file puts in the place of a module, others that share its worker would get too, or have loaded before it. */
const replacesModules = (file: string): boolean =>
  /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8'));
const alone = globSync(unit, { exclude: [...outside, ...integration] }).filter(replacesModules);

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
    sequence: { shuffle: true, sequencer: StartLongFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: unit,
          exclude: [...outside, ...integration, ...alone],
          setupFiles: ['scripts/put-back.ts'],
          ...patience(60_000),
          // Loading React, zod and the rules again for each of hundreds of files took a third of the time.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-alone',
          include: alone,
          exclude: outside,
          ...patience(60_000),
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: integration,
          exclude: outside,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['scripts/put-back.ts'],
          ...patience(180_000),
          // As above: none of them replaces a module, and a test keeps it so.
          isolate: false,
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
          // Most share one product, so two files at a time no longer mean two whole products.
          maxWorkers: 2,
        },
      },
    ],
  },
});
