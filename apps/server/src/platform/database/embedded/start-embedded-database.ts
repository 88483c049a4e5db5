import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../../start-error.ts';
import { checkFreeSpace } from './check-free-space.ts';
import { chooseAccount } from './choose-account.ts';
import { choosePlaces, type Places } from './choose-places.ts';
import { findRunningServer, type RunningServer } from './find-running-server.ts';
import { clusterFolder, initialiseCluster, readPassword, superuser } from './initialise-cluster.ts';
import { locateBinaries } from './locate-binaries.ts';
import { startServer, stopServer } from './run-server.ts';

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
}

const applicationRole = 'ringfence';
const applicationDatabase = 'ringfence';
/** One living Ringfence per data folder: it holds this lock for as long as it runs. */
const ownerLock = 7_246_643;

function connectionString(server: RunningServer, role: string, password: string, database: string) {
  return `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${server.port}/${database}`;
}

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address,
    application_name: `ringfence-owner-${process.pid}`,
    keepAlive: true,
  });
  await client.connect();
  return client;
}

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

async function takeOwnership(client: pg.Client, places: Places): Promise<void> {
  const locked = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_lock(${ownerLock}) as taken`,
  );
  if (locked.rows[0]?.taken) return;
  const owner = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity join pg_locks using (pid)
     where locktype = 'advisory' and objid = ${ownerLock} and granted`,
  );
  const process = owner.rows[0]?.application_name.replace(/\D+/, '') ?? 'unknown';
  throw new StartError(
    `the data folder ${places.data} is in use by a Ringfence that is running as process ${process}. Stop that one first, or set DATA_DIR to another folder.`,
  );
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
  const survivor = await reuseServer(places, password);
  const server = survivor ?? (await startServer(places, account, durable));
  const address = connectionString(server, superuser, password, 'postgres');
  let stopping = false;
  let owner: pg.Client | undefined;
  try {
    owner = await connect(address);
    owner.on('error', () => {});
    owner.on('end', () => {
      if (!stopping) options.onLost?.();
    });
    await takeOwnership(owner, places);
    await prepareDatabase(owner, password);
  } catch (error) {
    stopping = true;
    await owner?.end().catch(() => {});
    // What this start has not started may serve another one.
    if (survivor === undefined) await stopServer(places);
    throw error;
  }
  return {
    connectionString: connectionString(server, applicationRole, password, applicationDatabase),
    superuserConnectionString: address,
    folder: places.data,
    async stop() {
      stopping = true;
      await owner.end();
      await stopServer(places);
    },
  };
}
