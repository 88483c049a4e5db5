import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { loadTestDrawing, setTestEnvironment } from '../apps/server/src/config.ts';
import { spendings } from '../apps/server/src/testing/time-spent.ts';
import { findUnproven, isDeep, type TestResult } from './conformance/find-unproven.ts';
import { searchLogs } from './logs/search-logs.ts';
import type { FileTime } from './report-times.ts';

/**
 * `npm test` is the gate: what protects and is fast, one part after the other, and at the end how long each took, the
 * slowest files, and one line that counts the tests. `npm run test:deep` is the rest, and the gate's tests once more
 * with other seeds. Both run one part where it is named: `npm run test:unit`, `npm run test:deep -- journeys`.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
/** Where the tests leave what servers and databases have logged. */
const logFolder = join(root, 'test-logs');
/** What every file of the latest run took. */
const timesFile = join(root, 'test-times.tsv');
const shownFiles = 20;
/** How often the deep run tries each property for once in the gate. */
const deepTimesRuns = 10;
const tool = (path: string): string => join(root, 'node_modules', path);

interface Tally {
  passed: number;
  failed: number;
  /** What failed, to be named again at the end: the output of a whole run is long. */
  names: readonly string[];
  times?: readonly FileTime[];
  results?: readonly TestResult[];
}

function run(program: string, parameters: readonly string[]): Promise<number> {
  const child = spawn(program, parameters, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** A tool that either accepts the whole tree or does not counts as one check. */
async function check(name: string, program: string, parameters: readonly string[]): Promise<Tally> {
  console.log(`\n— ${name}`);
  const code = await run(program, parameters);
  console.log(code === 0 ? `  ${name}: passed` : `  ${name}: FAILED`);
  return code === 0 ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] };
}

const report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          title: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

/** Each failed test with the first line of its reason; a file that could not even be read by its own. */
function nameFailures({ testResults }: z.infer<typeof report>): readonly string[] {
  const firstLine = (text: string | undefined): string => text?.split('\n')[0] ?? '';
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${file}: ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) =>
        `${file}: ${fullName}\n    ${firstLine(failureMessages?.[0])}`,
    );
  });
}

function listResults({ testResults }: z.infer<typeof report>): readonly TestResult[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({ file: relative(root, name), title, status })),
  );
}

const fileTimes = z.array(
  z.object({
    file: z.string(),
    milliseconds: z.number(),
    loading: z.number(),
    spent: z.partialRecord(z.enum(spendings), z.number()),
  }),
);

async function runVitest(
  part: string,
  projects: readonly string[],
  patterns: readonly string[],
): Promise<Tally> {
  console.log(`\n— ${part} tests`);
  const folder = mkdtempSync(join(tmpdir(), 'ringfence-report-'));
  const file = join(folder, 'report.json');
  const reportedTimes = join(folder, 'times.json');
  try {
    const code = await run(process.execPath, [
      tool('vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(root, 'scripts/report-times.ts')}`,
      `--outputFile.json=${file}`,
      `--outputFile.times=${reportedTimes}`,
      ...patterns,
    ]);
    const counted = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = Math.max(counted.numFailedTests, code === 0 ? 0 : 1);
    const found = nameFailures(counted);
    const names = failed > 0 && found.length === 0 ? [`${part} tests`] : found;
    const times = fileTimes.parse(JSON.parse(readFileSync(reportedTimes, 'utf8')));
    return { passed: counted.numPassedTests, failed, names, times, results: listResults(counted) };
  } catch (error) {
    console.error(error);
    return { passed: 0, failed: 1, names: [`${part} tests`] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What the tests have made every server and database log: a name in it is a fault, wherever it came from. */
async function checkLogs(): Promise<Tally> {
  const name = 'nothing personal in the logs';
  console.log(`\n— ${name}`);
  const { lines, findings } = searchLogs(logFolder);
  for (const { file, line, what } of findings) {
    console.log(`  ${relative(root, file)}:${line} holds ${what}`);
  }
  const isClean = findings.length === 0 && lines > 0;
  console.log(`  ${name}: ${isClean ? 'passed' : 'FAILED'}, ${lines} lines searched`);
  return isClean ? { passed: 1, failed: 0, names: [] } : { passed: 0, failed: 1, names: [name] };
}

/**
 * Whether this very run has shown every statement of the specification, with the tests that the table names; the gate
 * judges by those that are not left to the deep run.
 */
function checkConformance(results: readonly TestResult[]): Tally {
  const name = 'every statement of the specification was shown';
  console.log(`\n— ${name}`);
  const page = readFileSync(join(root, 'docs/spec-conformance.md'), 'utf8');
  const unproven = findUnproven(page, results, (file) => runsDeep || !isDeep(file));
  for (const fault of unproven) console.log(`  ${fault}`);
  console.log(`  ${name}: ${unproven.length === 0 ? 'passed' : 'FAILED'}`);
  return unproven.length === 0
    ? { passed: 1, failed: 0, names: [] }
    : { passed: 0, failed: 1, names: [`${name}: ${unproven.length} are not`] };
}

type Part = readonly ((patterns: readonly string[]) => Promise<Tally>)[];

const typescript = (project: string) => () =>
  check(`types of ${project}`, tool('.bin/tsc'), ['--project', project]);
const vitest =
  (part: string, ...projects: string[]) =>
  (patterns: readonly string[]) =>
    runVitest(part, projects, patterns);

const gate: Record<string, Part> = {
  lint: [() => check('lint', tool('.bin/biome'), ['check', '--error-on-warnings', '.'])],
  types: [
    typescript('tsconfig.json'),
    typescript('packages/domain/tsconfig.json'),
    typescript('apps/web/tsconfig.json'),
    typescript('apps/web/tsconfig.build.json'),
  ],
  unit: [vitest('unit', 'unit', 'unit-alone')],
  integration: [vitest('integration', 'integration')],
  e2e: [vitest('e2e', 'e2e')],
};
const deep: Record<string, Part> = {
  again: [vitest('unit', 'unit', 'unit-alone'), vitest('integration', 'integration')],
  unit: [vitest('deep unit', 'deep-unit')],
  integration: [vitest('deep integration', 'deep-integration')],
  journeys: [vitest('e2e', 'e2e', 'deep-e2e')],
  benches: [vitest('bench', 'benches')],
};
/** What became of every test of this run. */
const shown: TestResult[] = [];
/** The parts that start no server. */
const silent = ['lint', 'types', 'unit', 'benches'];

const parameters = process.argv.slice(2);
const runsDeep = parameters[0] === 'deep';
const parts = runsDeep ? deep : gate;
const [wanted, ...patterns] = runsDeep ? parameters.slice(1) : parameters;
const chosen = Object.entries(parts).filter(([part]) => wanted === undefined || wanted === part);
if (chosen.length === 0) {
  console.error(`There is no part ${wanted}. Choose one of: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (runsDeep) {
  setTestEnvironment({ TEST_SEED: `${randomInt(2 ** 31)}`, TEST_RUNS: `${deepTimesRuns}` });
  const { seed } = loadTestDrawing();
  console.log(`\nDrawn from the seed ${seed}. TEST_SEED=${seed} repeats it.`);
}
if (wanted === undefined || !silent.includes(wanted)) {
  rmSync(logFolder, { recursive: true, force: true });
  chosen.push(['logs', [checkLogs]]);
}
// A part alone shows its part of the statements; which, its own output says.
if (wanted === undefined) chosen.push(['conformance', [async () => checkConformance(shown)]]);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const partTimes: string[] = [];
const files: (FileTime & { part: string })[] = [];
const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;
const started = Date.now();
for (const [part, steps] of chosen) {
  const begun = Date.now();
  for (const step of steps) {
    const { passed, failed, names, times = [], results = [] } = await step(patterns);
    total.passed += passed;
    total.failed += failed;
    failures.push(...names);
    files.push(...times.map((time) => ({ ...time, part })));
    shown.push(...results);
  }
  partTimes.push(`${part} ${seconds(Date.now() - begun)}`);
}
for (const name of failures) console.log(`\nFAILED ${name}`);
printTimes();
console.log(`\nTook ${seconds(Date.now() - started)}: ${partTimes.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;

/** The slowest files on the screen, all of them in a file: how long each took, and how long it did what is no testing. */
function printTimes(): void {
  if (files.length === 0) return;
  const columns = ['file', 'all', 'loading', ...spendings] as const;
  const inSeconds = (milliseconds: number): string =>
    milliseconds < 50 ? '' : (milliseconds / 1000).toFixed(1);
  const rowOf = ({ milliseconds, loading, spent }: Omit<FileTime, 'file'>): string[] =>
    [milliseconds, loading, ...spendings.map((on) => spent[on] ?? 0)].map(inSeconds);
  const sum = (read: (time: FileTime) => number): number =>
    files.reduce((total, time) => total + read(time), 0);
  const all = {
    milliseconds: sum((time) => time.milliseconds),
    loading: sum((time) => time.loading),
    spent: Object.fromEntries(spendings.map((on) => [on, sum(({ spent }) => spent[on] ?? 0)])),
  };
  files.sort((one, other) => other.milliseconds - one.milliseconds);
  const lines = files.map((time) => [`${time.part} ${time.file}`, ...rowOf(time)]);
  const table = [columns, ...lines].map((line) => line.join('\t')).join('\n');
  writeFileSync(timesFile, `${table}\n`);
  const print = ([name = '', ...figures]: readonly string[]): void =>
    console.log(`${figures.map((figure) => figure.padStart(10)).join('')}  ${name}`);
  console.log(`\nThe slowest files, in seconds (all of them: ${relative(root, timesFile)}):`);
  print(columns);
  for (const line of lines.slice(0, shownFiles)) print(line);
  print([`all ${files.length} files`, ...rowOf(all)]);
}
