import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, inject, it } from 'vitest';

const entry = fileURLToPath(new URL('measure-faults.ts', import.meta.url));
const small = ['--calls', '250', '--kills', '4', '--workers', '2', '--patience', '25'];

/**
 * The command as it is run by hand, in its own processes: it changes the database's driver for itself. What it said is
 * answered with its counts first, because the first line of a failure is what the report of all tests repeats.
 */
async function run(seed: number): Promise<{ output: string; result: unknown }> {
  const child = spawn(process.execPath, [entry, '--seed', String(seed), ...small], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [output] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  const lines = output.trim().split('\n');
  const [result = ''] = lines.slice(-1);
  return { output: [lines.slice(-2).join(' '), ...lines].join('\n'), result: JSON.parse(result) };
}

const none = { duplicates: 0, lost: 0, over_cap: 0, after_stop: 0, violations: 0 };

describe('calls while workers, the listener and the database are killed', () => {
  // One that is always the same, and the one of this run, which repeats it.
  it.each([7, inject('drawing').seed])(
    'are neither repeated nor lost, with seed %i',
    async (seed) => {
      const { output, result } = await run(seed);
      expect(result, output).toMatchObject({ seed, kills: 4, ...none });
      expect(result, output).toMatchObject({
        kills_by_kind: { worker: 2, listener: 1, postgres: 1 },
      });
    },
  );
});
