import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  findRunningServer,
  isAlive,
} from '@ringfence/server/src/platform/database/embedded/find-running-server.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const entry = fileURLToPath(new URL('../idle/measure-idle.ts', import.meta.url));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringfence-interrupt-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a benchmark that is interrupted as its database starts leaves neither server nor files', async () => {
  const child = spawn('env', [`TMPDIR=${folder}`, process.execPath, entry], {
    detached: true,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const processId = await vi.waitFor(
    () => {
      const [own = ''] = readdirSync(folder);
      const server = findRunningServer(join(folder, own, 'postgres'));
      if (server === undefined) throw new Error('no database has started');
      return server.processId;
    },
    { timeout: 60_000, interval: 20 },
  );
  process.kill(-(child.pid ?? 0), 'SIGINT');
  expect(await ended).toEqual([130, null]);
  expect(isAlive(processId)).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
