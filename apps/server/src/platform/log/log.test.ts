import { describe, expect, it } from 'vitest';
import { openLog } from './log.ts';

function logTo(lines: string[]) {
  return openLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
}

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
