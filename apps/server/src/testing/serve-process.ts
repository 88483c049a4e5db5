import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';
import { keepLines } from './kept-logs.ts';

const entry = fileURLToPath(new URL('../serve.ts', import.meta.url));
const children: ChildProcess[] = [];

export interface ServerProcess {
  child: ChildProcess;
  port: number;
  exitCode: Promise<number | null>;
  /** What it has written to its log so far. */
  log(): string;
}

/** `npm run serve`, without npm: a process that can be killed. */
export async function serve(
  settings: Record<string, string>,
  ...nodeOptions: string[]
): Promise<ServerProcess> {
  const all = { PORT: '0', ...settings };
  const assignments = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  const child = spawn('env', [...assignments, process.execPath, ...nodeOptions, entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const keep = keepLines('served');
  let text = '';
  child.stdout.on('data', (chunk: Buffer) => {
    text += chunk.toString();
    keep(chunk.toString());
  });
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  const port = await vi.waitFor(
    () => {
      const found = /"port":(\d+)/.exec(text)?.[1];
      if (found === undefined) throw new Error(`not started: ${text}`);
      return Number(found);
    },
    // A machine with ten times as much to do as it can takes minutes.
    { timeout: 150_000, interval: 50 },
  );
  return { child, port, exitCode, log: () => text };
}

/** For the end of a test, also of a failed one. */
export function killEveryProcess(): void {
  for (const child of children.splice(0)) child.kill('SIGKILL');
}
