import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as z from 'zod';
import type { TestOutcome } from './judge-run.ts';

const report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

export interface TestRun {
  /** Where the copy of the repository lies. */
  copy: string;
  files: readonly string[];
  /** Full names; no other test of these files is run. */
  names: readonly string[];
  longestMilliseconds: number;
  signal: AbortSignal;
}

const forPattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** With everything that the tests have started. */
function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, signal);
  } catch {
    // They have ended.
  }
}

/** Waits for the end, or ends it: when it takes too long, or the whole command is to end. */
function waitFor(child: ChildProcess, { longestMilliseconds, signal }: TestRun): Promise<void> {
  const end = (): void => endGroup(child, 'SIGTERM');
  const timer = setTimeout(end, longestMilliseconds);
  signal.addEventListener('abort', end);
  return new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  }).finally(() => {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    endGroup(child, 'SIGKILL');
  });
}

function readReport(file: string, copy: string): readonly TestOutcome[] | undefined {
  if (!existsSync(file)) return undefined;
  const { testResults } = report.parse(JSON.parse(readFileSync(file, 'utf8')));
  return testResults.flatMap(({ name: path, assertionResults }) =>
    assertionResults.map(({ status, ancestorTitles, title, failureMessages }) => ({
      file: relative(copy, path),
      name: [...ancestorTitles, title].join(' > '),
      status,
      errors: failureMessages ?? [],
    })),
  );
}

/** What became of the tests, or what was printed where there is no report of them. */
export async function runTests(
  run: TestRun,
): Promise<{ outcomes: readonly TestOutcome[]; output: string }> {
  const { copy, files, names } = run;
  const file = join(copy, 'planted-report.json');
  rmSync(file, { force: true });
  const parameters = [
    join(copy, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    `--testNamePattern=^(${names.map(forPattern).join('|')})$`,
    ...files,
  ];
  const child = spawn(process.execPath, parameters, {
    cwd: copy,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece: Buffer) => {
      output += piece.toString();
    });
  }
  await waitFor(child, run);
  return { outcomes: readReport(file, copy) ?? [], output };
}
