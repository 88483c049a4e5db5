import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { findUnproven, type TestResult } from './conformance/find-unproven.ts';
import { searchLogs } from './logs/search-logs.ts';

/**
 * `npm test`: every check there is, one after the other, and at the end how long each took, the slowest
 * files, and one line that counts them.
 * `npm run test:unit` and its like run one part.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
/** Where the tests leave what servers and databases have logged. */
const logFolder = join(root, 'test-logs');
const tool = (path: string): string => join(root, 'node_modules', path);

interface Tally {
  passed: number;
  failed: number;
  /** What failed, to be named again at the end: the output of a whole run is long. */
  names: readonly string[];
  /** How long each file of tests took. */
  times?: readonly FileTime[];
  results?: readonly TestResult[];
}

interface FileTime {
  file: string;
  milliseconds: number;
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

const fileTimes = z.array(z.object({ file: z.string(), milliseconds: z.number() }));

async function runVitest(
  part: string,
  projects: readonly string[],
  patterns: readonly string[],
): Promise<Tally> {
  console.log(`\n— ${part} tests`);
  const folder = mkdtempSync(join(tmpdir(), 'ringfence-report-'));
  const file = join(folder, 'report.json');
  const timesFile = join(folder, 'times.json');
  try {
    const code = await run(process.execPath, [
      tool('vitest/vitest.mjs'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      '--reporter=default',
      '--reporter=json',
      `--reporter=${join(root, 'scripts/report-times.ts')}`,
      `--outputFile.json=${file}`,
      `--outputFile.times=${timesFile}`,
      ...patterns,
    ]);
    const counted = report.parse(JSON.parse(readFileSync(file, 'utf8')));
    const failed = Math.max(counted.numFailedTests, code === 0 ? 0 : 1);
    const found = nameFailures(counted);
    const names = failed > 0 && found.length === 0 ? [`${part} tests`] : found;
    const times = fileTimes.parse(JSON.parse(readFileSync(timesFile, 'utf8')));
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

/** Whether this very run has shown every statement of the specification, with the tests that the table names. */
function checkConformance(results: readonly TestResult[]): Tally {
  const name = 'every statement of the specification was shown';
  console.log(`\n— ${name}`);
  const page = readFileSync(join(root, 'docs/spec-conformance.md'), 'utf8');
  const unproven = findUnproven(page, results);
  for (const fault of unproven) console.log(`  ${fault}`);
  console.log(`  ${name}: ${unproven.length === 0 ? 'passed' : 'FAILED'}`);
  return unproven.length === 0
    ? { passed: 1, failed: 0, names: [] }
    : { passed: 0, failed: 1, names: [`${name}: ${unproven.length} are not`] };
}

const typescript = (project: string) => () =>
  check(`types of ${project}`, tool('.bin/tsc'), ['--project', project]);

const parts: Record<string, readonly ((patterns: readonly string[]) => Promise<Tally>)[]> = {
  lint: [() => check('lint', tool('.bin/biome'), ['check', '--error-on-warnings', '.'])],
  types: [
    typescript('tsconfig.json'),
    typescript('packages/domain/tsconfig.json'),
    typescript('apps/web/tsconfig.json'),
    typescript('apps/web/tsconfig.build.json'),
  ],
  unit: [(patterns) => runVitest('unit', ['unit', 'unit-alone'], patterns)],
  integration: [(patterns) => runVitest('integration', ['integration'], patterns)],
  e2e: [(patterns) => runVitest('e2e', ['e2e'], patterns)],
};
/** What became of every test of this run. */
const shown: TestResult[] = [];
/** The parts that start servers. */
const logging = [undefined, 'integration', 'e2e'];

const [wanted, ...patterns] = process.argv.slice(2);
const chosen = Object.entries(parts).filter(([part]) => wanted === undefined || wanted === part);
if (chosen.length === 0) {
  console.error(`There is no part ${wanted}. Choose one of: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
if (logging.includes(wanted)) {
  rmSync(logFolder, { recursive: true, force: true });
  chosen.push(['logs', [checkLogs]]);
}
// A part alone shows its part of the statements; which, its own output says.
if (wanted === undefined) chosen.push(['conformance', [async () => checkConformance(shown)]]);
const total = { passed: 0, failed: 0 };
const failures: string[] = [];
const partTimes: string[] = [];
const slowest: (FileTime & { part: string })[] = [];
const seconds = (milliseconds: number): string => `${Math.round(milliseconds / 1000)} s`;
const started = Date.now();
for (const [part, steps] of chosen) {
  const begun = Date.now();
  for (const step of steps) {
    const { passed, failed, names, times = [], results = [] } = await step(patterns);
    total.passed += passed;
    total.failed += failed;
    failures.push(...names);
    slowest.push(...times.map((time) => ({ ...time, part })));
    shown.push(...results);
  }
  partTimes.push(`${part} ${seconds(Date.now() - begun)}`);
}
for (const name of failures) console.log(`\nFAILED ${name}`);
slowest.sort((one, other) => other.milliseconds - one.milliseconds);
if (slowest.length > 0) console.log('\nThe slowest files:');
for (const { part, file, milliseconds } of slowest.slice(0, 10)) {
  console.log(`${seconds(milliseconds).padStart(7)}  ${part}  ${file}`);
}
console.log(`\nTook ${seconds(Date.now() - started)}: ${partTimes.join(', ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
