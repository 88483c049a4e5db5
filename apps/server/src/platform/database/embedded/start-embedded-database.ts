import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartError } from '../../start-error.ts';
import { checkFreeSpace } from './check-free-space.ts';
import { chooseAccount } from './choose-account.ts';
import { choosePlaces } from './choose-places.ts';
import { connect, connectionString } from './connect.ts';
import { findRunningServer } from './find-running-server.ts';
import { clusterFolder, initialiseCluster, readPassword, superuser } from './initialise-cluster.ts';
import { locateBinaries } from './locate-binaries.ts';
import { obtainServer } from './obtain-server.ts';
import { stopServer } from './run-server.ts';

export interface EmbeddedDatabase {
  /** For the application: an ordinary login that owns its database and nothing else. */
  connectionString: string;
  /** For the tests, which make and drop whole databases. */
  superuserConnectionString: string;
  folder: string;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataFolder: string;
  onProgress(sentence: string): void;
  /** Called when the database ends although nobody asked it to. */
  onLost?(): void;
  /** False only for data that a test throws away. */
  durable?: boolean;
  /** Works beside a Ringfence that is running, on its server, and leaves that alone. */
  joins?: boolean;
}

const applicationRole = 'ringfence';
const applicationDatabase = 'ringfence';
/** One living Ringfence per data folder: it holds this lock for as long as it runs. */
const ownerLock = 7_246_643;
/** So long may the server take to come round after one of its processes has crashed. */
const recoveryMilliseconds = 60_000;

async function takeOwnership(client: pg.Client): Promise<boolean> {
  const locked = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${ownerLock}) as taken`,
  );
  return locked.rows[0]?.taken ?? false;
}

/**
 * A full disk or want of memory may end one process of the server: it then ends every connection, reads
 * its log again and goes on. Returns the lock, held again, or nothing where the server itself has ended.
 */
async function regainOwnership(
  isThere: () => boolean,
  address: string,
): Promise<pg.Client | undefined> {
  const deadline = Date.now() + recoveryMilliseconds;
  while (isThere() && Date.now() < deadline) {
    try {
      const client = await connect(address);
      client.on('error', () => {});
      if (await takeOwnership(client)) return client;
      // Another one has moved in.
      await client.end();
      return undefined;
    } catch {
      await wait(100);
    }
  }
  return undefined;
}

async function findOwner(client: pg.Client): Promise<string> {
  const owner = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = ${ownerLock} and granted`,
  );
  return owner.rows[0]?.application_name.replace(/\D+/, '') ?? 'unknown';
}

async function prepareDatabase(client: pg.Client, password: string): Promise<void> {
  const secret = client.escapeLiteral(password);
  const roles = await client.query(`select from pg_roles where rolname = '${applicationRole}'`);
  if (roles.rowCount === 0) {
    await client.query(`create role ${applicationRole} login createrole password ${secret}`);
  }
  const databases = await client.query(
    `select from pg_database where datname = '${applicationDatabase}'`,
  );
  if (databases.rowCount === 0) {
    await client.query(`create database ${applicationDatabase} owner ${applicationRole}`);
  }
}

export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const durable = options.durable ?? true;
  const account = chooseAccount();
  const places = choosePlaces(locateBinaries(), options.dataFolder, account);
  checkFreeSpace(places.data);
  if (places.data !== options.dataFolder) {
    options.onProgress(
      `The database runs as the user ${account?.name}, who cannot enter ${options.dataFolder}: the data is kept in ${places.data}`,
    );
  }
  const password = readPassword(places);
  if (initialiseCluster(places, account, durable)) options.onProgress('Made a new database');
  const server = await obtainServer(places, account, durable, password);
  const address = connectionString(server, superuser, password, 'postgres');
  let owner = await connect(address);
  let stopping = false;
  const isThere = () =>
    !stopping && findRunningServer(clusterFolder(places))?.processId === server.processId;
  function watch(client: pg.Client): void {
    client.on('error', () => {});
    client.on('end', async () => {
      const regained = await regainOwnership(isThere, address);
      if (regained !== undefined && !stopping) {
        owner = regained;
        watch(regained);
        return;
      }
      await regained?.end().catch(() => {});
      if (!stopping) options.onLost?.();
    });
  }
  watch(owner);
  const stop = async (): Promise<void> => {
    stopping = true;
    // The lock is held to the end: a process that starts in the meantime waits instead of moving in.
    await stopServer(places);
    await owner.end().catch(() => {});
  };
  const found = {
    connectionString: connectionString(server, applicationRole, password, applicationDatabase),
    superuserConnectionString: address,
    folder: places.data,
  };
  if (!(await takeOwnership(owner))) {
    stopping = true;
    const process = await findOwner(owner);
    await owner.end();
    if (options.joins === true) return { ...found, stop: async () => {} };
    throw new StartError(
      `the data folder ${places.data} is in use by a Ringfence that is running as process ${process}. Stop that one first, or set DATA_DIR to another folder.`,
    );
  }
  try {
    await prepareDatabase(owner, password);
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...found, stop };
}
