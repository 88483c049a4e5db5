import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../../start-error.ts';
import type { Account } from './choose-account.ts';
import type { Places } from './choose-places.ts';
import { connect, connectionString } from './connect.ts';
import { findRunningServer, type RunningServer } from './find-running-server.ts';
import { clusterFolder, superuser } from './initialise-cluster.ts';
import { LockHeldError, startServer } from './run-server.ts';

const patienceMilliseconds = 15_000;
const remnantMilliseconds = 2_000;

/** A server that a killed start left behind is used again, unless a living one holds it. */
async function reuseServer(places: Places, password: string): Promise<RunningServer | undefined> {
  const deadline = Date.now() + 30_000;
  for (;;) {
    const server = findRunningServer(clusterFolder(places));
    if (server === undefined) return undefined;
    try {
      const client = await connect(connectionString(server, superuser, password, 'postgres'));
      await client.end();
      return server;
    } catch {
      // It is still starting or already stopping; both end soon.
      if (Date.now() > deadline) {
        throw new StartError(
          `the data folder ${places.data} is in use by process ${server.processId}, which does not answer. Stop that process, or set DATA_DIR to another folder.`,
        );
      }
      await wait(100);
    }
  }
}

/** A server fills its lock file at once; one that stays empty was left by a crash or a full disk. */
function removeEmptyLock(places: Places): void {
  const file = join(clusterFolder(places), 'postmaster.pid');
  const found = statSync(file, { throwIfNoEntry: false });
  if (found?.size === 0 && Date.now() - found.mtimeMs > remnantMilliseconds) rmSync(file);
}

/**
 * The living server of the cluster, or a new one. Of two starts at the same moment one makes it;
 * the other is refused by PostgreSQL, looks again, and finds it.
 */
export async function obtainServer(
  places: Places,
  account: Account | undefined,
  durable: boolean,
  password: string,
): Promise<RunningServer> {
  const deadline = Date.now() + patienceMilliseconds;
  for (;;) {
    const survivor = await reuseServer(places, password);
    if (survivor !== undefined) return survivor;
    removeEmptyLock(places);
    try {
      return await startServer(places, account, durable);
    } catch (error) {
      if (!(error instanceof LockHeldError) || Date.now() > deadline) throw error;
      await wait(100);
    }
  }
}
