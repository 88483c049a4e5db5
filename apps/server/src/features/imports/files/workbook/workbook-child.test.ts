import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFrame } from './child-messages.ts';

const path = join(import.meta.dirname, 'workbook-child.ts');

function start() {
  const child = spawn(process.execPath, [path, '1900'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  child.stdin.on('error', () => {});
  return { child, ended: once(child, 'exit') };
}

const endOfPart = writeFrame(new Uint8Array());
const rows = Buffer.from('<row><c t="str"><v>Jane Doe</v></c></row>'.repeat(1000));

// A busy machine takes its time to start one.
describe('the process that reads a workbook', { timeout: 60_000 }, () => {
  it('ends when nobody gives it anything any more', async () => {
    const { child, ended } = start();
    child.stdin.write(endOfPart);
    child.stdin.end();
    await expect(ended).resolves.toEqual([0, null]);
  });

  it('ends when nobody listens to it any more', async () => {
    const { child, ended } = start();
    child.stdin.write(Buffer.concat([endOfPart, endOfPart, writeFrame(rows)]));
    await once(child.stdout, 'readable');
    child.stdout.destroy();
    for (let frame = 0; frame < 100; frame += 1) child.stdin.write(writeFrame(rows));
    const [code, signal] = await ended;
    expect(code === 0 && signal === null).toBe(false);
  });
});
