import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chooseAccount } from '@ringfence/server/src/platform/database/embedded/choose-account.ts';
import {
  findRunningServer,
  isAlive,
} from '@ringfence/server/src/platform/database/embedded/find-running-server.ts';
import { databaseEnvironment } from '@ringfence/server/src/platform/database/embedded/initialise-cluster.ts';
import pg from 'pg';
import type { Stops } from '../../e2e/support/run-with-stops.ts';
import { startDatabase } from '../processes/start-database.ts';

/** A PostgreSQL of the run's own, durable as in life, that can be killed and comes back at the same address. */
export interface FaultDatabase {
  connectionString: string;
  kill(signal: 'SIGKILL' | 'SIGQUIT'): Promise<void>;
  /** Starts it again, which reads its log again, and waits until it answers. */
  restart(): Promise<void>;
}

const restartMilliseconds = 60_000;

/** The command with which the cluster was started last, as PostgreSQL itself keeps it. */
function readCommand(cluster: string): [string, ...string[]] {
  const text = readFileSync(join(cluster, 'postmaster.opts'), 'utf8').trim();
  const [binary = ''] = text.split(' "', 1);
  return [binary, ...[...text.matchAll(/"([^"]*)"/g)].map(([, argument = '']) => argument)];
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

export async function startFaultDatabase(stops: Stops, folder: string): Promise<FaultDatabase> {
  const embedded = await startDatabase(stops, folder);
  const cluster = join(embedded.folder, 'postgres');
  const { connectionString } = embedded;

  let isStopped = false;
  let restarting = Promise.resolve();

  /** Ends by itself where processes of the dead one still hold the memory that it shared with them. */
  async function startOnce(): Promise<boolean> {
    const [binary, ...given] = readCommand(cluster);
    const account = chooseAccount();
    const log = openSync(join(embedded.folder, 'postgres.log'), 'a');
    const child = spawn(binary, given, {
      cwd: '/',
      env: databaseEnvironment,
      detached: true,
      stdio: ['ignore', log, log],
      ...(account === undefined ? {} : { uid: account.uid, gid: account.gid }),
    });
    closeSync(log);
    child.unref();
    const ended = once(child, 'exit').then(() => true);
    for (;;) {
      if (await answers(connectionString)) return true;
      if (await Promise.race([ended, wait(50, false)])) return false;
    }
  }

  async function startAgain(): Promise<void> {
    const deadline = performance.now() + restartMilliseconds;
    while (!isStopped && !(await startOnce())) {
      if (performance.now() > deadline) throw new Error('the database did not come back');
      await wait(100);
    }
  }

  // One that is on its way back would outlive the stop.
  stops.add(async () => {
    isStopped = true;
    await restarting.catch(() => {});
  });
  return {
    connectionString,
    async kill(signal) {
      const server = findRunningServer(cluster);
      if (server === undefined) throw new Error('the database does not run');
      process.kill(server.processId, signal);
      while (isAlive(server.processId)) await wait(10);
    },
    restart() {
      restarting = startAgain();
      return restarting;
    },
  };
}
