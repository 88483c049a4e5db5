import { spawnSync } from 'node:child_process';
import { existsSync, openSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

function logTo(lines: string[]) {
  return openLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
}

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
      timeout: 20_000,
    });
    expect(status).toBe(7);
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
