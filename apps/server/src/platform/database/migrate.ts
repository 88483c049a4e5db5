import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { StartError } from '../start-error.ts';
import { applyFunctions, type FunctionFile, readFunctions } from './apply-functions.ts';

export interface Migration {
  version: number;
  name: string;
  text: string;
  checksum: string;
}

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
const smallestServerVersion = 160_000;
const migrationLock = 7_246_644;

export function readMigrations(folder = migrationsFolder): Migration[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}_[a-z0-9_]+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        version: Number(file.slice(0, 4)),
        name: file.slice(5, -4),
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
      };
    });
}

export function checkServerVersion(version: number): void {
  if (version >= smallestServerVersion) return;
  throw new StartError(
    `the database is PostgreSQL ${Math.floor(version / 10_000)}, and Ringfence needs PostgreSQL 16 or newer. Upgrade that server, or point DATABASE_URL to another one.`,
  );
}

interface AppliedMigration {
  version: number;
  name: string;
  checksum: string;
}

/** Which migrations are still to run; refuses a database that another release has changed. */
export function planMigrations(
  known: readonly Migration[],
  applied: readonly AppliedMigration[],
): Migration[] {
  const byVersion = new Map(known.map((migration) => [migration.version, migration]));
  for (const done of applied) {
    const migration = byVersion.get(done.version);
    if (migration === undefined) {
      throw new StartError(
        `the database was migrated by a newer release (to ${done.version}_${done.name}). Start that release, or restore the database from before.`,
      );
    }
    if (migration.checksum !== done.checksum) {
      throw new StartError(
        `the migration ${done.version}_${done.name} was changed after it ran on this database. Restore the file and put the change into a new migration.`,
      );
    }
  }
  const versions = new Set(applied.map((done) => done.version));
  return known.filter((migration) => !versions.has(migration.version));
}

async function connectOrExplain(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString,
    application_name: 'ringfence-migrate',
    connectionTimeoutMillis: 10_000,
  });
  // The next query reports a loss; unheard, it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    const { host, port, database } = client;
    throw new StartError(
      `the database ${database} at ${host}:${port} does not answer (${error instanceof Error ? error.message : error}). Start it, or correct DATABASE_URL.`,
    );
  }
}

/** A migration that raises an exception with a hint speaks to the person who runs it. */
function explainMigrationFailure(error: unknown): unknown {
  const isOurs = error instanceof pg.DatabaseError && error.code === 'P0001' && error.hint;
  return isOurs ? new StartError(`${error.message}. ${error.hint}`) : error;
}

async function applyPending(client: pg.Client, known: readonly Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       version integer primary key,
       name text not null,
       checksum text not null,
       applied_at timestamptz(3) not null default now());
     create table if not exists schema_functions (
       name text primary key,
       checksum text not null,
       applied_at timestamptz(3) not null default now())`,
  );
  const applied = await client.query<AppliedMigration>(
    'select version, name, checksum from schema_migrations order by version',
  );
  const pending = planMigrations(known, applied.rows);
  for (const migration of pending) {
    await client.query('begin');
    try {
      await client.query(migration.text);
      // It may have dropped or replaced any function, so all are applied behind it.
      await client.query(
        `with forgotten as (delete from schema_functions)
         insert into schema_migrations (version, name, checksum) values ($1, $2, $3)`,
        [migration.version, migration.name, migration.checksum],
      );
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw explainMigrationFailure(error);
    }
  }
  return pending.map((migration) => migration.name);
}

export interface Migrated {
  /** The names of what was applied. */
  migrations: string[];
  functions: string[];
}

/** As people read it; empty where nothing was applied. */
export function describeMigrated({ migrations, functions }: Migrated): string {
  const count = functions.length;
  const replaced = count === 0 ? [] : [count === 1 ? '1 function' : `${count} functions`];
  return [...migrations, ...replaced].join(', ');
}

/**
 * Brings the database to this release. Processes that start together wait for one another. The functions are for
 * all of its migrations: none fits a database that is to have fewer.
 */
export async function migrate(
  connectionString: string,
  given?: readonly Migration[],
  functions: readonly FunctionFile[] = given === undefined ? readFunctions() : [],
): Promise<Migrated> {
  const known = given ?? readMigrations();
  const client = await connectOrExplain(connectionString);
  try {
    const version = await client.query<{ version: number }>(
      `select current_setting('server_version_num')::int as version`,
    );
    checkServerVersion(version.rows[0]?.version ?? 0);
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const migrations = await applyPending(client, known);
    return { migrations, functions: await applyFunctions(client, functions) };
  } finally {
    await client.end();
  }
}
