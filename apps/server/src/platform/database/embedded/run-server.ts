import { spawn } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import { readFreeBytes } from './check-free-space.ts';
import type { Account } from './choose-account.ts';
import { chooseBuffers } from './choose-buffers.ts';
import type { Places } from './choose-places.ts';
import { chooseWriteAhead } from './choose-write-ahead.ts';
import {
  findRunningServer,
  isAlive,
  parsePostmasterFile,
  type RunningServer,
} from './find-running-server.ts';
import { clusterFolder, databaseEnvironment } from './initialise-cluster.ts';

const startLimitMilliseconds = 60_000;
const stopLimitMilliseconds = 30_000;

export function logFile(places: Places): string {
  return join(places.data, 'postgres.log');
}

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

/**
 * A message about a value quotes it, and the statement, its parameters and the row go with it: names, numbers and
 * tokens. The sender of the statement sees all of it; the log keeps what concerns the server itself.
 */
const silence = {
  // Above errors of statements: the server's own messages, and what ends a connection or the server.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
  log_lock_waits: 'off',
};

/** Of the machine, or of the container, whose limit is 0 where there is none. */
const readMemory = (): number => Math.min(totalmem(), process.constrainedMemory() || totalmem());

/** Of a server that is thrown away: nothing needs to outlive it, and a hundred small databases come and go. */
const passing = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  // Each database that is dropped is looked for in all of it.
  shared_buffers: '256MB',
};

const settingsOf = (port: number, durable: boolean, freeBytes: number): Record<string, string> => ({
  port: String(port),
  listen_addresses: '127.0.0.1',
  // No socket file: its path may be longer than the system allows.
  unix_socket_directories: '',
  timezone: 'UTC',
  log_timezone: 'UTC',
  max_connections: '200',
  ...silence,
  shared_buffers: `${chooseBuffers(readMemory())}MB`,
  max_wal_size: `${chooseWriteAhead(freeBytes)}MB`,
  checkpoint_timeout: '15min',
  ...(durable ? {} : passing),
});

/** Starts PostgreSQL in a process group of its own, so that Ctrl-C drains before it stops. */
export async function startServer(
  places: Places,
  account: Account | undefined,
  durable: boolean,
): Promise<RunningServer> {
  const port = await findFreePort();
  const log = openSync(logFile(places), 'a', 0o600);
  if (account !== undefined) chownSync(logFile(places), account.uid, account.gid);
  const freeBytes = await readFreeBytes(places.data);
  const flags = Object.entries(settingsOf(port, durable, freeBytes)).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const child = spawn(
    join(places.binaries, 'bin', 'postgres'),
    ['-D', clusterFolder(places), ...flags],
    {
      cwd: '/',
      env: databaseEnvironment,
      detached: true,
      stdio: ['ignore', log, log],
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    },
  );
  closeSync(log);
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  child.unref();
  const deadline = Date.now() + startLimitMilliseconds;
  while (!ended && Date.now() < deadline) {
    if (isReady(places, child.pid, port)) return { processId: child.pid ?? 0, port };
    await wait(25);
  }
  if (!ended) child.kill('SIGQUIT');
  throw explainStartFailure(places, child.pid);
}

/** The file says so as soon as connections are taken; one left by a crash names another process. */
function isReady(places: Places, processId: number | undefined, port: number): boolean {
  try {
    const text = readFileSync(join(clusterFolder(places), 'postmaster.pid'), 'utf8');
    const server = parsePostmasterFile(text);
    const isOurs = server?.processId === processId && server?.port === port;
    return isOurs && text.split('\n')[7]?.trim() === 'ready';
  } catch {
    return false;
  }
}

/** Another process holds the cluster, or did when it crashed. */
export class LockHeldError extends StartError {
  constructor(places: Places) {
    super(
      `the data folder ${places.data} is in use by another process. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
}

/** What this server wrote and no other: several may have written to the same log. */
function readOwnLog(places: Places, processId: number | undefined): string {
  const lines = readFileSync(logFile(places), 'utf8').split('\n');
  const own = lines.filter((line) => line.includes(`[${processId}]`));
  // A server that cannot even load writes lines without its number.
  return (own.length > 0 ? own : lines).slice(-6).join('\n').trim();
}

function explainStartFailure(places: Places, processId: number | undefined): StartError {
  const tail = readOwnLog(places, processId);
  if (/No space left on device|Disk quota exceeded/.test(tail)) {
    return new StartError(
      `the disk that holds ${places.data} is full. Free some space, or set DATA_DIR to a folder on another disk.`,
    );
  }
  if (/lock file "postmaster.pid" (already exists|is empty)/.test(tail)) {
    return new LockHeldError(places);
  }
  return new StartError(
    `the embedded database did not start. The end of ${logFile(places)} says: ${tail}`,
  );
}

/** Ends connections and stops ("fast"); where that takes too long, at once: the log replays. */
export async function stopServer(places: Places): Promise<void> {
  const server = findRunningServer(clusterFolder(places));
  if (server === undefined) return;
  for (const [signal, limit] of [
    ['SIGINT', stopLimitMilliseconds],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const) {
    sendSignal(server.processId, signal);
    const deadline = Date.now() + limit;
    while (Date.now() < deadline) {
      if (!isAlive(server.processId)) return;
      await wait(20);
    }
  }
}

function sendSignal(processId: number, signal: NodeJS.Signals): void {
  try {
    process.kill(processId, signal);
  } catch {
    // It ended in the meantime, which is what was asked.
  }
}
