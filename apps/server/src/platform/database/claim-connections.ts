import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { mostCopying } from './database.ts';

/** Beside the pool: those that copy rows, four for jobs, one that listens, and the one that holds the claim. */
const besidePool = mostCopying + 6;
const smallestPool = 2;
/** Left for people who look after the database by hand. */
const headroom = 3;
/** The first number of the locks whose second says how many connections a process may open. */
const claims = 7_246_644;
const turns = 7_246_645;
const againMilliseconds = 1_000;
const tooManyConnections = '53300';

export interface ConnectionClaim {
  poolSize: number;
  /** Where it is less than was asked for. */
  sentence: string | undefined;
  stop(): Promise<void>;
}

interface Room {
  allowed: number;
  /** Of processes like this one, whether open or not. */
  claimed: number;
  /** Of other programs. */
  others: number;
}

/** The server, this database and the role may each have a limit: the one that leaves the least counts. */
async function readRoom(client: pg.Client): Promise<Room> {
  const { rows } = await client.query<Room>(
    `with claim as (
       select objid::bigint as connections, database = current.oid as is_here
       from pg_locks, (select oid from pg_database where datname = current_database()) current
       where locktype = 'advisory' and classid = ${claims} and objsubid = 2 and granted
     ), other as (
       select datname = current_database() as is_here from pg_stat_activity
       where backend_type = 'client backend' and usename <> session_user
     )
     select allowed, claimed::integer, others::integer from (
       select current_setting('max_connections')::integer
           - current_setting('superuser_reserved_connections')::integer
           - coalesce(current_setting('reserved_connections', true)::integer, 0) as allowed,
         (select coalesce(sum(connections), 0) from claim) as claimed,
         (select count(*) from other) as others
       union all
       select datconnlimit, (select coalesce(sum(connections), 0) from claim where is_here),
         (select count(*) from other where is_here)
       from pg_database where datname = current_database() and datconnlimit >= 0
       union all
       select rolconnlimit, (select coalesce(sum(connections), 0) from claim), 0
       from pg_roles where rolname = session_user and rolconnlimit >= 0) room
     order by allowed - claimed - others limit 1`,
  );
  const [room] = rows;
  if (room === undefined)
    throw new Error('the database did not say how many connections it allows');
  return room;
}

function choosePool(wanted: number, { allowed, claimed, others }: Room): number {
  const pool = Math.min(wanted, allowed - headroom - claimed - others - besidePool);
  if (pool >= smallestPool) return pool;
  throw new StartError(
    `the database allows ${allowed} connections. Other processes of Ringfence may take ${claimed} of them and other programs hold ${others}, so not even ${smallestPool + besidePool} are left for this one. Stop one of them, lower DATABASE_POOL_SIZE, or raise max_connections.`,
  );
}

async function open(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'ringfence',
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  return client;
}

/**
 * Pools open their connections when they need them, long after a process has started: what all of them may take is
 * claimed when each starts, so that the one too many is refused then, in a sentence, and not in the middle of a call.
 * The claim is a lock, which ends with its process.
 */
export async function claimConnections(
  connectionString: string,
  wanted: number,
): Promise<ConnectionClaim> {
  let client = await open(connectionString).catch((error: unknown) => {
    if (!(error instanceof pg.DatabaseError) || error.code !== tooManyConnections) throw error;
    throw new StartError(
      'all connections that the database allows are in use. Stop another process, lower DATABASE_POOL_SIZE, or raise max_connections.',
    );
  });
  let isStopped = false;
  let share = 0;
  const hold = () => client.query(`select pg_advisory_lock_shared(${claims}, ${share})`);

  async function holdAgain(): Promise<void> {
    while (!isStopped) {
      await wait(againMilliseconds, undefined, { ref: false });
      try {
        client = await open(connectionString);
        await hold();
        client.on('end', () => void holdAgain());
        return;
      } catch {
        await client.end().catch(() => {});
      }
    }
  }

  try {
    // One at a time, so that two who start at once see each other.
    await client.query(`select pg_advisory_lock(${turns})`);
    const room = await readRoom(client);
    const poolSize = choosePool(wanted, room);
    share = poolSize + besidePool;
    await hold();
    await client.query(`select pg_advisory_unlock(${turns})`);
    client.on('end', () => void holdAgain());
    const sentence =
      poolSize === wanted
        ? undefined
        : `The database allows ${room.allowed} connections, of which few are left: this process takes ${poolSize} for requests instead of ${wanted}`;
    return {
      poolSize,
      sentence,
      async stop() {
        isStopped = true;
        await client.end().catch(() => {});
      },
    };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}
