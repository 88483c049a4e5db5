import {
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTestEnvironment } from '../apps/server/src/config.ts';
import { sweepAbandonedServers } from '../apps/server/src/testing/test-server.ts';
import { chooseTemporaryFolder } from './choose-temporary-folder.ts';
import { applyEdits } from './planted/apply-edits.ts';
import { chooseFaults, listFaults } from './planted/choose-faults.ts';
import { copyRepository } from './planted/copy-repository.ts';
import type { RoomFault } from './planted/fault.ts';
import { rooms } from './planted/faults/index.ts';
import { judgeCleanRun, judgePlantedRun, type TestOutcome } from './planted/judge-run.ts';
import { runTests } from './planted/run-tests.ts';

/**
 * `npm run test:planted`: plants faults in a copy of the repository, one after the other, and demands that the test that
 * is named for each finds it. `npm run test:planted -- law eighth-call` plants those of a room, or one by its name.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const minute = 60_000;
const seconds = (since: number): string => `${Math.round((Date.now() - since) / 1000)} s`;
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];

const listed = listFaults(rooms);
const { chosen, unknown } = chooseFaults(listed, process.argv.slice(2));
if (unknown.length > 0) {
  console.error(
    `There is no fault and no room ${unknown.join(', ')}. The rooms and their faults are:`,
  );
  for (const { name, faults } of rooms) {
    console.error(`  ${name}: ${faults.map(({ id }) => id).join(', ')}`);
  }
  process.exit(1);
}

const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  // A terminal sends it to every process, and npm once more to this one.
  process.on(signal, () => stopping.abort());
}
setTestEnvironment({ TMPDIR: chooseTemporaryFolder() });
const copy = realpathSync(mkdtempSync(join(tmpdir(), 'ringfence-planted-')));

const read = (file: string): string | undefined =>
  existsSync(join(copy, file)) ? readFileSync(join(copy, file), 'utf8') : undefined;
const write = (texts: ReadonlyMap<string, string>): void => {
  for (const [file, text] of texts) writeFileSync(join(copy, file), text);
};

const run = (faults: readonly RoomFault[], longestMilliseconds: number) =>
  runTests({
    copy,
    files: unique(faults.map(({ tests }) => tests)),
    names: unique(faults.flatMap(({ finds, passes }) => [finds, passes])),
    longestMilliseconds,
    signal: stopping.signal,
  });

/** Tests of different kinds have different numbers of workers, which one run cannot have. */
const kindOf = ({ tests }: RoomFault): string =>
  /\.(integration|deep)\.test\./.exec(tests)?.[1] ?? 'unit';

async function runClean(): Promise<readonly TestOutcome[]> {
  const clean: TestOutcome[] = [];
  for (const faults of Map.groupBy(chosen, kindOf).values()) {
    const { outcomes, output } = await run(faults, 20 * minute);
    if (outcomes.length === 0) console.log(output);
    clean.push(...outcomes);
  }
  return clean;
}

/** Why it was not found; undefined where it was. The copy is whole again afterwards. */
async function plant(fault: RoomFault): Promise<string | undefined> {
  const applied = applyEdits(fault.edits, read);
  if (applied.kind === 'refused') return applied.because;
  const whole = new Map([...applied.texts.keys()].map((file) => [file, read(file) ?? '']));
  write(applied.texts);
  try {
    const { outcomes } = await run([fault], 5 * minute);
    return judgePlantedRun(fault, outcomes);
  } finally {
    write(whole);
  }
}

const started = Date.now();
const failures: string[] = [];
try {
  copyRepository(root, copy);
  console.log(`Running the tests of ${chosen.length} faults without them …`);
  const clean = await runClean();
  console.log(`  took ${seconds(started)}\n`);
  for (const fault of chosen) {
    if (stopping.signal.aborted) break;
    const begun = Date.now();
    const because = judgeCleanRun(fault, clean) ?? (await plant(fault));
    if (stopping.signal.aborted) break;
    const name = `${fault.room}/${fault.id}`;
    const state = because === undefined ? 'found' : 'NOT FOUND';
    console.log(`${state.padEnd(9)} ${seconds(begun).padStart(5)}  ${name}: ${fault.breaks}`);
    if (because === undefined) continue;
    console.log(`                 ${because}`);
    failures.push(`${name}: ${because}`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
  // A run that was ended has left its database behind.
  await sweepAbandonedServers();
}
if (stopping.signal.aborted) {
  console.error('\nStopped before the end.');
  process.exit(1);
}
for (const failure of failures) console.log(`\nFAILED ${failure}`);
const found = chosen.length - failures.length;
console.log(`\n${found} of ${chosen.length} faults were found, in ${seconds(started)}`);
console.log(`${found} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 && found > 0 ? 0 : 1;
