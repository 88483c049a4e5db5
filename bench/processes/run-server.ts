import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import type { Stops } from '../../e2e/support/run-with-stops.ts';
import { makeDatabase } from './start-database.ts';

export interface RunningServer {
  address: string;
  /** Of the database it works on. */
  connectionString: string;
  /** The most memory that its process ever had, in MB. */
  readPeak(): number;
  /** Ends the process and leaves its database: nothing else happens there any more. */
  stopWorking(): Promise<void>;
}

const entry = fileURLToPath(import.meta.resolve('@ringfence/server/src/serve.ts'));
const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));

/** What `npm run serve` tells Node, such as how much memory it may take before it tidies up. */
function readNodeOptions(): string[] {
  const { scripts } = z
    .object({ scripts: z.object({ serve: z.string() }) })
    .parse(JSON.parse(readFileSync(manifest, 'utf8')));
  return scripts.serve.split(' ').filter((word) => word.startsWith('--'));
}

const longestStart = 60_000;

function waitForPort(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let text = '';
    const timer = setTimeout(() => reject(new Error(`it did not start: ${text}`)), longestStart);
    const listen = (chunk: Buffer): void => {
      text += chunk.toString();
      const found = /"port":(\d+)/.exec(text)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      // What it logs from here on is let go: nobody reads it, and it must not wait for a reader.
      child.stdout?.off('data', listen).resume();
      resolve(Number(found));
    };
    child.stdout?.on('data', listen);
    child.once('close', (code) => reject(new Error(`it ended with ${code}: ${text}`)));
  });
}

/**
 * One process for everything, as `npm run serve` starts it, on a database that goes away again and is as durable as
 * that of users; on the server that TEST_DATABASE_URL names, as durable as that one is.
 */
export async function runServer(stops: Stops, name: string): Promise<RunningServer> {
  const connectionString = await makeDatabase(stops, name);
  const settings = { DATABASE_URL: connectionString, PORT: '0', EMAIL_AUTOCONFIRM: 'on' };
  const assignments = Object.entries(settings).map(([key, value]) => `${key}=${value}`);
  const child = spawn('env', [...assignments, process.execPath, ...readNodeOptions(), entry], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stopWorking = async (): Promise<void> => {
    if (child.exitCode === null) child.kill('SIGTERM');
    await ended;
  };
  stops.add(stopWorking);
  const port = await waitForPort(child);
  return {
    address: `http://127.0.0.1:${port}`,
    connectionString,
    readPeak() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
    },
    stopWorking,
  };
}
