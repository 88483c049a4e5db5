import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

const line = JSON.stringify({
  now: '2026-11-01T12:15:00Z',
  policy: { pack: 'us' },
  mode: 'human',
  person: { id: 'p1', postalCode: '10001' },
  phone: { e164: '+12125550100' },
  debt: { id: 'a' },
});

function run() {
  const child = spawn('npm', ['run', '--silent', 'decide'], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  // What is written after its end goes nowhere.
  child.stdin.on('error', () => {});
  return { child, printed: () => printed, closed: once(child, 'close') };
}

describe('npm run --silent decide', () => {
  it('answers each line of the standard input with one, and prints nothing else', async () => {
    const { child, printed, closed } = run();
    child.stdin.end(`${line}\nnonsense\n${line}`);
    expect(await closed).toEqual([0, null]);
    const answers = printed().split('\n');
    expect(answers).toHaveLength(4);
    expect(answers[3]).toBe('');
    expect(JSON.parse(answers[0] ?? '')).toMatchObject({
      verdict: 'defer',
      until: '2026-11-01T13:00:00Z',
    });
    expect(JSON.parse(answers[1] ?? '')).toEqual({ error: 'The line is not JSON.', line: 2 });
    expect(answers[2]).toBe(answers[0]);
  });

  it('prints nothing for nothing', async () => {
    const { child, printed, closed } = run();
    child.stdin.end();
    expect(await closed).toEqual([0, null]);
    expect(printed()).toBe('');
  });

  it('answers a line before the next one is given', async () => {
    const { child, printed, closed } = run();
    child.stdin.write(`${line}\n`);
    await once(child.stdout, 'data');
    expect(printed().split('\n')).toHaveLength(2);
    child.stdin.end();
    await closed;
  });

  it('ends quietly when nobody reads its answers any more', async () => {
    const { child, closed } = run();
    child.stdin.write(`${line}\n`);
    await once(child.stdout, 'data');
    child.stdout.destroy();
    child.stdin.end(`${line}\n`.repeat(10_000));
    expect(await closed).toEqual([0, null]);
  });
});
