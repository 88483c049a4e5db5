import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = z.object({ scripts: z.record(z.string(), z.string()) });
const { scripts } = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const commands = Object.entries(scripts)
  .filter(([name]) => /^(bench|fault|fuzz):/.test(name))
  .map(([name, line]) => ({ name, entry: line.split(' ').at(-1) ?? '' }));

interface SmallForm {
  options: readonly string[];
  fields: readonly string[];
  /** What holds however small the form is, and however busy the machine; else only that it comes to its end. */
  holds?: Readonly<Record<string, unknown>>;
  /** Whether it may not miss a budget: none of them depends on how much there is, or how fast the machine is. */
  isKept?: boolean;
}

const answered = ['profile', 'contacts', 'contact', 'calls', 'dashboard'];
const dialled = [
  ...['calls', 'seconds', 'calls_per_s', 'asked', 'p95_claim_to_place_ms'],
  ...['over_rate_seconds', 'silent_seconds', 'duplicates', 'violations'],
];
const noFault = { duplicates: 0, lost: 0, over_cap: 0, after_stop: 0, violations: 0 };

const smallForms: Readonly<Record<string, readonly SmallForm[]>> = {
  'bench:web': [
    {
      options: [],
      fields: ['login_kb', 'dashboard_kb', 'charts_kb', 'axe', 'accessibility', 'cls'],
      isKept: true,
    },
  ],
  'bench:screens': [{ options: ['--rounds', '1'], fields: ['p50_ms', 'worst_p95_ms'] }],
  'bench:import': [
    {
      options: ['--rows', '2000', '--again'],
      fields: [
        ...['rows', 'seconds', 'rows_per_s', 'copy_rows_per_s', 'ratio', 'peak_rss_mb', 'durable'],
        ...['again_seconds', 'undo_seconds'],
      ],
      holds: { rows: 2000, durable: true },
    },
  ],
  'bench:lists': [
    {
      options: ['--rows', '1000'],
      fields: ['p50_ms', 'p95_ms', 'usual_p95_ms', 'worst_p95_ms'],
      holds: { rows: 1000 },
    },
  ],
  'bench:api': [{ options: ['--calls', '1000', '--seconds', '1'], fields: answered }],
  'bench:history': [
    {
      // As many as it makes in any case.
      options: ['--calls', '50000'],
      fields: ['p95_ms', 'max_p95_ratio', 'worst_p95_ms', 'dashboard_ms', 'export_rows_per_s'],
      holds: { max_p95_ratio: 1 },
    },
  ],
  'bench:forecast': [
    {
      options: ['--contacts', '2000'],
      fields: ['contacts', 'shapes', 'seconds', 'first_answer_ms', 'differences'],
      holds: { contacts: 2000, differences: 0 },
    },
  ],
  'bench:decide': [{ options: [], fields: ['decisions_per_s'] }],
  'bench:dial': [
    {
      options: ['--targets', '100', '--rate', '20', '--carrier', 'loopback'],
      fields: dialled,
      holds: { calls: 100, duplicates: 0, violations: 0 },
    },
    {
      options: ['--targets', '100', '--rate', '20', '--carrier', 'simulator', '--workers', '2'],
      fields: dialled,
      holds: { calls: 100, duplicates: 0, violations: 0 },
    },
  ],
  'bench:idle': [{ options: ['--seconds', '5'], fields: ['transactions_per_s'] }],
  'fault:dialer': [
    {
      options: ['--seed', '7', '--calls', '60', '--kills', '1', '--patience', '25'],
      fields: ['seed', 'kills', 'calls', ...Object.keys(noFault)],
      holds: { seed: 7, kills: 1, ...noFault },
      isKept: true,
    },
  ],
  'fuzz:api': [
    {
      options: ['--seed', '17', '--requests', '300'],
      fields: ['seed', 'requests', 'by_status', 'five_hundreds', 'leaks', 'slowest_ms'],
      holds: { seed: 17, requests: 300, five_hundreds: 0, leaks: 0 },
      isKept: true,
    },
  ],
};

/** A place of its own for what a command writes down. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringfence-small-'));
  // The account that runs the database has to reach it.
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function run(entry: string, options: readonly string[]) {
  const child = spawn('env', [`TMPDIR=${folder}`, process.execPath, entry, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  return { output, code, last: output.trimEnd().split('\n').at(-1) ?? '' };
}

const listProcesses = (): string[] =>
  spawnSync('ps', ['-A', '-o', 'args='], { encoding: 'utf8' }).stdout.split('\n');

describe('the commands that measure', () => {
  it('have a small form each', () => {
    expect(Object.keys(smallForms).toSorted()).toEqual(commands.map(({ name }) => name).toSorted());
  });

  it.each(
    commands.flatMap(({ name, entry }) =>
      (smallForms[name] ?? []).map((form) => ({
        command: [name, ...form.options].join(' '),
        entry,
        form,
      })),
    ),
  )('print their figures last, and leave nothing behind: $command', async ({ entry, form }) => {
    const { options, fields, holds = {}, isKept = false } = form;
    const { output, code, last } = await run(entry, options);
    expect(last, output).toMatch(/^\{.*\}$/);
    const figures: unknown = JSON.parse(last);
    expect(Object.keys(Object(figures)), output).toEqual(expect.arrayContaining([...fields]));
    expect(figures, output).toMatchObject(holds);
    // Ended by itself, with a budget missed at most.
    expect(isKept ? [0] : [0, 1], output).toContain(code);
    expect(listProcesses().filter((process) => process.includes(folder))).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});
