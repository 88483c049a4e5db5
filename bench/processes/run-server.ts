import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadTestDatabaseUrl } from '@ringfence/server/src/config.ts';
import {
  addressOf,
  dropDatabase,
  runOnServer,
} from '@ringfence/server/src/testing/run-on-server.ts';
import { startTestServer } from '@ringfence/server/src/testing/test-server.ts';
import * as z from 'zod';

export interface RunningServer {
  address: string;
  /** Of the database it works on. */
  connectionString: string;
  /** The most memory that its process ever had, in MB. */
  readPeak(): number;
  /** Ends the process and leaves its database: nothing else happens there any more. */
  stopWorking(): Promise<void>;
  stop(): Promise<void>;
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
export async function runServer(name: string): Promise<RunningServer> {
  const database = await startTestServer(loadTestDatabaseUrl(), { isDurable: true });
  await dropDatabase(database.connectionString, name);
  await runOnServer(database.connectionString, `create database ${name}`);
  const connectionString = addressOf(database.connectionString, name);
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
  const stop = async (): Promise<void> => {
    await stopWorking();
    await dropDatabase(database.connectionString, name).finally(database.stop);
  };
  try {
    const port = await waitForPort(child);
    return {
      address: `http://127.0.0.1:${port}`,
      connectionString,
      readPeak() {
        const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
        return Math.round(Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024);
      },
      stopWorking,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
