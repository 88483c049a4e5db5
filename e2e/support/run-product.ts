import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Product {
  /** Everything it has printed so far. */
  output(): string;
  address: string;
  processId: number;
  exitCode: Promise<number | null>;
  signal(name: NodeJS.Signals): void;
}

export function makeDataFolder(): { path: string; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'ringfence-e2e-'));
  chmodSync(path, 0o755);
  return {
    path,
    remove() {
      keepLogs(path);
      rmSync(path, { recursive: true, force: true });
    },
  };
}

/** Where `npm test` looks for what no log may hold. */
const keptLogs = join(root, 'test-logs');

function keepLogs(dataFolder: string): void {
  mkdirSync(keptLogs, { recursive: true });
  for (const name of readdirSync(dataFolder).filter((name) => name.endsWith('.log'))) {
    copyFileSync(join(dataFolder, name), join(keptLogs, `${basename(dataFolder)}-${name}`));
  }
}

const launched: { processId: number; exitCode: Promise<unknown> }[] = [];

/** For the end of a test, also of a failed one. */
export async function stopEverything(): Promise<void> {
  for (const { processId, exitCode } of launched.splice(0)) {
    if (!isGroupAlive(processId)) continue;
    process.kill(-processId, 'SIGTERM');
    await exitCode;
  }
}

/** Runs the command of the README, in a process group of its own as a terminal does. */
export function launch(
  settings: Record<string, string>,
  options: readonly string[] = [],
): {
  child: ChildProcess;
  output(): string;
  exitCode: Promise<number | null>;
} {
  // Journeys know the six people of the small sample data by name.
  const assignments = Object.entries({ DEMO: 'small', ...settings }).map(
    ([name, value]) => `${name}=${value}`,
  );
  const child = spawn('env', [...assignments, 'npm', 'start', '--', ...options], {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      text += chunk.toString();
    });
  }
  const exitCode = new Promise<number | null>((resolve) => child.once('close', resolve));
  launched.push({ processId: child.pid ?? 0, exitCode });
  return { child, output: () => text, exitCode };
}

/** Starts the product and waits until it says where it is. */
export async function startProduct(
  settings: Record<string, string>,
  options: readonly string[] = [],
): Promise<Product> {
  const { child, output, exitCode } = launch({ PORT: '0', ...settings }, options);
  const address = await new Promise<string>((resolve, reject) => {
    const timer = setInterval(() => {
      const found = /Open (http:\S+)/.exec(output())?.[1];
      if (found !== undefined) {
        clearInterval(timer);
        resolve(found);
      }
    }, 20);
    void exitCode.then((code) => {
      clearInterval(timer);
      reject(new Error(`it ended with ${code}:\n${output()}`));
    });
  });
  const processId = child.pid ?? 0;
  return {
    output,
    address,
    processId,
    exitCode,
    signal: (name) => process.kill(-processId, name),
  };
}

/** The process of the embedded database, as long as its folder says that it runs. */
export function readPostmaster(dataFolder: string): number | undefined {
  const file = join(dataFolder, 'postgres/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : undefined;
}

export function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}

/** Whether any process of the group is left. */
export function isGroupAlive(processId: number): boolean {
  try {
    process.kill(-processId, 0);
    return true;
  } catch {
    return false;
  }
}
