import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { searchLogs, searchText } from './search-logs.ts';

const frame =
  'at decide (file:///srv/ringfence/node_modules/@orpc/server/dist/find-lawful-minute.ts:12:5)';

describe('a log', () => {
  it.each([
    ['a telephone number', '"to":"+13125550142"'],
    ['a telephone number', 'Key (e164)=(312-555-0142)'],
    ['an email address', 'ann.lee+1@harbor.example'],
    ['an access token', 'Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIx'],
    ['a key of a program', 'rfk_0123456789abcdef'],
    ['the hash of a password', '$argon2id$v=19'],
    ['a password', '"lawful-minute"'],
    ['a name', 'invalid input: "Dora Debtor"'],
    ['a part of a request', 'Unexpected token Z, "zebrafinch" is not valid JSON'],
  ])('is found to hold %s', (what, line) => {
    expect(searchText(`started\n${line}\nstopped`)).toEqual([{ line: 2, what }]);
  });

  it.each([
    '{"requestId":"01a1e0cd-4ab7-7018-abb3-ef957ff1adb0","milliseconds":1555}',
    '2026-11-15 20:02:00.555 UTC [12345] LOG:  checkpoint complete',
    frame,
  ])('may hold ids, times and places: %s', (line) => {
    expect(searchText(line)).toEqual([]);
  });

  it('is named with the line, and the lines of all are counted', () => {
    const folder = mkdtempSync(join(tmpdir(), 'ringfence-logs-'));
    writeFileSync(join(folder, 'a.log'), 'one\ntwo\n');
    writeFileSync(join(folder, 'b.log'), 'one\nGrace Kim\n');
    const file = join(folder, 'b.log');
    expect(searchLogs(folder)).toEqual({
      lines: 4,
      findings: [{ file, line: 2, what: 'a name' }],
    });
    rmSync(folder, { recursive: true });
  });
});
