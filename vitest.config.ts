import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { loadTestDrawing, setTestEnvironment } from './apps/server/src/config.ts';
import { chooseTemporaryFolder } from './scripts/choose-temporary-folder.ts';
import StartLongFirst from './scripts/start-long-first.ts';

setTestEnvironment({
  TMPDIR: chooseTemporaryFolder(),
  // Tests start the server a hundred times, which spends most of a start on reading and compiling the same files.
  NODE_COMPILE_CACHE: fileURLToPath(
    new URL('node_modules/.cache/ringfence-compiled', import.meta.url),
  ),
});

const drawing = loadTestDrawing();

const deep = '**/*.deep.test.{ts,tsx}';
const integration = ['**/*.integration.test.ts'];
const outside = ['**/node_modules/**', '**/dist/**', 'scripts/fixtures/**'];
const unit = ['{packages,scripts,bench}/**/*.test.ts', 'apps/**/*.test.{ts,tsx}'];

/** What a file puts in the place of a module, others that share its worker would get too, or have loaded before it. */
const replacesModules = (file: string): boolean =>
  /\bvi\.(do)?mock\(/i.test(readFileSync(file, 'utf8'));
const alone = globSync(unit, { exclude: [...outside, ...integration, deep] }).filter(
  replacesModules,
);

/**
 * A limit ends a test that hangs; it does not judge speed, which `bench/` measures. A shared machine
 * may give a tenth of its cores for minutes, so the limits are far above what any test needs.
 */
const patience = (limit: number) => ({
  testTimeout: limit * Math.max(1, drawing.timesRuns),
  hookTimeout: limit,
  expect: { poll: { timeout: limit / 3 } },
});

/** React as people get it: as it is for development, pages took a third longer to draw. */
const builtReact = {
  oxc: { jsx: { runtime: 'automatic', development: false } },
  env: { NODE_ENV: 'production' },
} as const;

const onDatabase = {
  globalSetup: ['apps/server/src/testing/global-setup.ts'],
  setupFiles: ['scripts/set-up-file.ts'],
  ...patience(180_000),
  // As for units: none of them replaces a module, and a test keeps it so.
  isolate: false,
};

const inBrowser = {
  globalSetup: ['e2e/support/global-setup.ts'],
  setupFiles: ['scripts/set-up-file.ts'],
  ...patience(360_000),
  // Most share one product, so two files at a time no longer mean two whole products.
  maxWorkers: 2,
};

/**
 * The gate in three parts: rules alone, rules on real PostgreSQL, and journeys in a real browser. Behind it what is slow,
 * random or exhaustive (`deep-…`), by the same parts, and the benchmarks in a small form.
 */
export default defineConfig({
  test: {
    sequence: { shuffle: true, seed: drawing.seed, sequencer: StartLongFirst },
    provide: { drawing },
    projects: [
      {
        extends: true,
        oxc: builtReact.oxc,
        test: {
          name: 'unit',
          env: builtReact.env,
          include: unit,
          exclude: [...outside, ...integration, ...alone, deep],
          setupFiles: ['scripts/set-up-file.ts'],
          ...patience(60_000),
          // Loading React, zod and the rules again for each of hundreds of files took a third of the time.
          isolate: false,
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        oxc: builtReact.oxc,
        test: {
          name: 'unit-alone',
          env: builtReact.env,
          include: alone,
          exclude: outside,
          setupFiles: ['scripts/set-up-file.ts'],
          ...patience(60_000),
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'integration',
          include: integration,
          exclude: outside,
          // They wait for the database more than they work: twice as many as two cores carry.
          maxWorkers: 4,
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'e2e',
          provide: { motion: 'reduce' },
          include: ['e2e/**/*.test.ts'],
          exclude: [...outside, deep],
        },
      },
      {
        extends: true,
        test: {
          name: 'deep-unit',
          include: ['{packages,scripts,apps}/**/*.deep.test.{ts,tsx}'],
          exclude: [...outside, '**/*.integration.deep.test.ts'],
          setupFiles: ['scripts/set-up-file.ts'],
          ...patience(600_000),
          maxWorkers: '100%',
        },
      },
      {
        extends: true,
        test: {
          ...onDatabase,
          name: 'deep-integration',
          include: ['apps/**/*.integration.deep.test.ts'],
          exclude: outside,
          ...patience(600_000),
          maxWorkers: 3,
        },
      },
      {
        extends: true,
        test: {
          ...inBrowser,
          name: 'deep-e2e',
          provide: { motion: 'no-preference' },
          include: ['e2e/**/*.deep.test.ts'],
          exclude: outside,
        },
      },
      {
        extends: true,
        test: {
          name: 'benches',
          include: ['bench/**/*.deep.test.ts'],
          exclude: outside,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          setupFiles: ['scripts/set-up-file.ts'],
          ...patience(900_000),
          // What is measured is measured alone.
          maxWorkers: 1,
        },
      },
    ],
  },
});
