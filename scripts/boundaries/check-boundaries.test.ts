import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';
import { formatViolation } from './violation.ts';

const repository = join(import.meta.dirname, '../..');
const fixtures = join(repository, 'scripts/fixtures/boundaries');

const domain = {
  'package.json': '{ "workspaces": ["packages/*"] }',
  'packages/domain/package.json': '{ "name": "@ringfence/domain" }',
};

/** A fixture, the one place where it breaks its rule, and what the message names. */
const broken: readonly (readonly [fixture: string, place: string, named: string])[] = [
  ['workspace-import/forbidden-workspace', 'packages/contract/calls.ts:2', 'packages/carriers'],
  ['workspace-import/carrier-inside', 'apps/server/src/dialer/place-call.ts:5', 'twilio/client'],
  ['workspace-import/dynamic-import', 'apps/web/src/main.ts:3', 'packages/carriers'],
  ['workspace-import/leaving-by-path', 'apps/server/src/main.ts:1', 'leaves apps/server'],
  ['workspace-import/journey-imported', 'scripts/run-journeys.ts:1', 'Nobody imports e2e'],
  ['workspace-import/journey-measured', 'bench/measure-sign-in.ts:1', 'Nobody imports e2e'],
  [
    'folder-import/feature-inside',
    'apps/server/src/features/campaigns/start-campaign.ts:2',
    'import features/lists/index.ts',
  ],
  [
    'folder-import/platform-imports-feature',
    'apps/server/src/platform/jobs/run-job.ts:1',
    'features/',
  ],
  [
    'folder-import/ledger-imports-feature',
    'apps/server/src/ledger/judge-again.ts:1',
    'ledger/ never imports features/',
  ],
  [
    'folder-import/feature-imports-dialer',
    'apps/server/src/features/lists/rename-list.ts:1',
    'features/ never imports dialer/',
  ],
  [
    'folder-import/ui-imports-feature',
    'apps/web/src/ui/badge.tsx:1',
    'ui/ never imports features/',
  ],
  [
    'folder-import/feature-imports-app',
    'apps/web/src/features/lists/page.tsx:2',
    'features/ never imports app/',
  ],
  [
    'cycle/two-files',
    'packages/domain/day.ts:3',
    'packages/domain/day.ts → packages/domain/week.ts → packages/domain/day.ts',
  ],
  [
    'cycle/three-files',
    'packages/domain/calls/attempt.ts:1',
    'packages/domain/calls/attempt.ts → packages/domain/retry/budget.ts → packages/domain/pacing/limit.ts → packages/domain/calls/attempt.ts',
  ],
  [
    'cycle/types-only',
    'packages/domain/contact.ts:1',
    'packages/domain/contact.ts → packages/domain/debt.ts → packages/domain/contact.ts',
  ],
  ['sql-place/outside-queries', 'apps/server/src/features/lists/rename-list.ts:5', 'update lists'],
  ['sql-place/added-pieces', 'apps/server/src/features/lists/find-list.ts:2', 'select $0 from'],
  ['sql-place/handed-to-query', 'apps/server/src/features/lists/save-list.ts:2', 'commit'],
  ['environment/outside-config', 'apps/server/src/main.ts:3', 'process.env.HOST'],
  ['environment/taken-apart', 'apps/server/src/main.ts:1', 'process.env.HOST'],
  ['environment/imported', 'scripts/start.mjs:1', 'process.env'],
  ['environment/renamed-process', 'scripts/start.mjs:3', 'process.env.HOST'],
  ['environment/bundled', 'apps/web/src/app/address.ts:2', 'import.meta.env.VITE_ADDRESS'],
  ['pure-domain/clock', 'packages/domain/zones/is-open.ts:3', 'Date without arguments'],
  ['pure-domain/clock-function', 'packages/domain/zones/is-open.ts:1', 'Date.now'],
  ['pure-domain/chance', 'packages/domain/retry/jitter.ts:2', 'Math.random'],
  ['pure-domain/taken-apart', 'packages/domain/retry/jitter.ts:1', 'Math.random'],
  ['pure-domain/effect', 'packages/domain/retry/log-retry.ts:1', 'console.log'],
  ['pure-domain/builtin', 'packages/domain/calls/name-call.ts:1', 'node:crypto'],
  ['declared-import/undeclared-workspace', 'packages/contract/calls.ts:1', '@ringfence/domain'],
  [
    'declared-import/undeclared-package',
    'packages/domain/phone/parse-phone.ts:1',
    'libphonenumber-js is not declared',
  ],
  [
    'declared-import/development-only',
    'apps/server/src/platform/open-pool.ts:1',
    'pg is only a devDependency',
  ],
  [
    'declared-import/unprefixed-builtin',
    'apps/server/src/platform/read-file.ts:1',
    'node:fs/promises',
  ],
];

describe('the boundaries', () => {
  // It reads every file of the repository, which a busy machine takes its time for.
  it('hold in this repository', { timeout: 60_000 }, () => {
    expect(checkBoundaries(repository).map(formatViolation)).toEqual([]);
  });

  it('do not mistake words, comments and look-alikes for code', () => {
    expect(checkBoundaries(join(fixtures, 'clean')).map(formatViolation)).toEqual([]);
  });

  it.each(broken)('%s is reported once, at %s', (fixture, place, named) => {
    const [rule] = fixture.split('/');
    const violations = checkBoundaries(join(fixtures, fixture));
    expect(violations.map(({ rule, file, line }) => `${rule} ${file}:${line}`)).toEqual([
      `${rule} ${place}`,
    ]);
    expect(violations[0]?.message).toContain(named);
  });

  it('see every form of import', () => {
    const violations = checkTree({
      ...domain,
      'packages/domain/imports.ts': [
        "import 'node:fs';",
        "import type { Stats } from 'node:fs';",
        "import { type Dirent } from 'node:fs';",
        "export * from 'node:fs';",
        "export type { Mode } from 'node:fs';",
        "import legacy = require('node:fs');",
        "export const loaded = [require('node:fs'), legacy];",
        "export const found = require.resolve('node:fs');",
        "export const named = import.meta.resolve('node:fs');",
        'export const late = import(`node:fs`);',
        "export type Late = import('node:fs').Stats | Stats | Dirent;",
      ].join('\n'),
    });
    const places = violations.map((text) => text.split(' ', 2).join(' '));
    const lines = Array.from({ length: 11 }, (_, index) => index + 1);
    expect(places).toEqual(lines.map((line) => `packages/domain/imports.ts:${line} pure-domain`));
  });

  it('see every spelling of a global', () => {
    const violations = checkTree({
      ...domain,
      'packages/domain/globals.ts': [
        'declare const crypto: { randomUUID(): string };',
        'export const own = (now: Date) => [new Date(now), Date.UTC(2025, 1), Math.floor(1)];',
        'export const id = crypto.randomUUID();',
        'export const draw = (random = Math.random) => random();',
        "export const drawn = [Math['random'](), (Math).random()];",
        'export const { now } = Date;',
        'export const later = globalThis.performance?.now();',
        'const { Math: { random } } = globalThis;',
        'export const tools = { fetch, random };',
        'export const moment = new Date;',
        'setTimeout(own, 1);',
      ].join('\n'),
    });
    const lines = violations.map((text) => Number(text.split(/[: ]/, 2)[1]));
    expect(lines).toEqual([3, 4, 5, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('let a file have 400 lines, and no more', () => {
    const lines = (count: number) => 'export {};\n'.repeat(count);
    const violations = checkTree({
      'package.json': '{}',
      'scripts/long-enough.ts': lines(400),
      'scripts/too-long.ts': lines(401),
      'scripts/made-by-machine.generated.ts': lines(401),
    });
    expect(violations).toEqual([
      'scripts/too-long.ts:401 file-size 401 lines are more than 400; split the file where its second subject begins.',
    ]);
  });

  it('let tests use test tools, the simulator, SQL and the clock, and nothing further', () => {
    const violations = checkTree({
      'package.json': '{ "workspaces": ["packages/*", "apps/*"] }',
      'packages/carriers/package.json':
        '{ "name": "@ringfence/carriers", "exports": { "./*": "./*.ts" } }',
      'packages/domain/package.json':
        '{ "name": "@ringfence/domain", "devDependencies": { "vitest": "1" } }',
      'packages/domain/retry.test.ts': [
        "import { it } from 'vitest';",
        "import { readFileSync } from 'node:fs';",
        'export const seen = [it, readFileSync, Date.now(), Math.random()];',
      ].join('\n'),
      'apps/server/package.json': '{ "dependencies": { "@ringfence/carriers": "1" } }',
      'apps/server/src/features/lists/list.test.ts': [
        "import { suite } from '@ringfence/carriers/contract-suite';",
        "import { start } from '@ringfence/carriers/simulator/start';",
        "import { client } from '@ringfence/carriers/twilio/client';",
        "import { it } from 'vitest';",
        "export const seen = [suite, start, client, it, 'select id from lists', process.env.HOME];",
      ].join('\n'),
      'apps/server/src/features/lists/start-simulator.ts':
        "export { start } from '@ringfence/carriers/simulator/start';",
    });
    expect(violations.map((text) => text.split(' ', 2).join(' '))).toEqual([
      'apps/server/src/features/lists/list.test.ts:3 workspace-import',
      'apps/server/src/features/lists/start-simulator.ts:1 workspace-import',
      'apps/server/src/features/lists/list.test.ts:5 environment',
      'packages/domain/retry.test.ts:2 pure-domain',
      'apps/server/src/features/lists/list.test.ts:4 declared-import',
    ]);
  });
});

/** Checks a tree made for the occasion: one too big to keep, or with tests in it. */
function checkTree(files: Readonly<Record<string, string>>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    return checkBoundaries(root).map(formatViolation);
  } finally {
    rmSync(root, { recursive: true });
  }
}
