import { spawnSync } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { existsSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openLog } from './log.ts';

function logTo(lines: string[]) {
  return openLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const logModule = new URL('log.ts', import.meta.url).href;

describe.runIf(existsSync('/dev/full'))('the log on a full disk', () => {
  it.each([
    ['a file', `{ level: 'info', file: '/dev/full' }`, 'ignore' as const],
    ['standard output', `{ level: 'info' }`, openSync('/dev/full', 'w')],
  ])('lets the process work and end, written to %s', (_, options, output) => {
    const program = `
      import { openLog } from ${JSON.stringify(logModule)};
      const log = openLog(${options});
      for (let line = 0; line < 100; line += 1) log.info({ line }, 'full');
      setTimeout(() => { log.info({}, 'more'); process.exit(7); }, 300);`;
    const { status } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', output, 'ignore'],
      timeout: 60_000,
    });
    expect(status).toBe(7);
  });

  it('goes on once there is room again, and says how many lines are missing', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ringfence-log-'));
    const [link, file] = [join(folder, 'link.log'), join(folder, 'file.log')];
    // The same name leads to a full disk first, and then to one with room.
    await symlink('/dev/full', link);
    const open = vi.spyOn(pino, 'destination');
    vi.useFakeTimers({ toFake: ['performance'] });
    const log = openLog({ level: 'info', file: link });
    const destination = open.mock.results[0]?.value;
    if (!(destination instanceof EventEmitter)) throw new Error('Nothing was opened.');
    const failed = once(destination, 'error');
    log.info({ line: 1 }, 'full');
    await failed;
    await symlink(file, `${link}.new`);
    await rename(`${link}.new`, link);
    log.info({ line: 2 }, 'still full');
    vi.advanceTimersByTime(1_000);
    log.info({ line: 3 }, 'room again');
    await vi.waitFor(async () => expect(await readFile(file, 'utf8')).toContain('room again'), {
      timeout: 60_000,
    });
    const lines = (await readFile(file, 'utf8')).trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 40, lost: 2, msg: 'lines could not be written' },
      { line: 3 },
    ]);
    await rm(folder, { recursive: true });
  });
});

describe.skipIf(process.platform === 'win32')('the file of the log', () => {
  it('is readable by nobody else, also where it was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'ringfence-log-'));
    const [fresh, old] = [join(folder, 'fresh.log'), join(folder, 'old.log')];
    await writeFile(old, '', { mode: 0o644 });
    for (const file of [fresh, old]) {
      openLog({ level: 'info', file }).info({}, 'first');
      await vi.waitFor(async () => expect((await stat(file)).mode & 0o777).toBe(0o600), {
        timeout: 60_000,
      });
    }
    await rm(folder, { recursive: true });
  });
});

describe('the log', () => {
  it('keeps ids and counts', () => {
    const lines: string[] = [];
    logTo(lines).info({ requestId: 'r-1', rows: 3 }, 'done');
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ requestId: 'r-1', rows: 3, msg: 'done' });
  });

  it.each([
    { phone: '+13125550100' },
    { contact: { name: '+13125550100' } },
    { call: { contact: { e164: '+13125550100' } } },
    { password: '+13125550100' },
    { headers: { authorization: '+13125550100' } },
  ])('removes what is personal or secret: %j', (fields) => {
    const lines: string[] = [];
    logTo(lines).info(fields, 'something');
    expect(lines.join()).not.toContain('5550100');
    expect(lines.join()).toContain('[redacted]');
  });

  it('keeps the fault of a database error and not the row it quotes', () => {
    const lines: string[] = [];
    const error = Object.assign(new Error('duplicate key value'), {
      code: '23505',
      constraint: 'profiles_email',
      detail: 'Key (email)=(ann@example.com) already exists.',
    });
    logTo(lines).error({ error }, 'failed');
    expect(lines.join()).toContain('23505');
    expect(lines.join()).not.toContain('ann@example.com');
  });
});
