import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/database/database.ts';
import { addressOf, dropDatabase, runOnServer } from './run-on-server.ts';

interface CopiedTable {
  name: string;
  columns: string;
}

interface Reference {
  dropping: string;
  adding: string;
}

/** Tables with the columns that a dump writes: what is generated is made again. */
const listTables = `
  select format('%I.%I', namespace.nspname, class.relname) as name,
    string_agg(quote_ident(attribute.attname), ', ' order by attribute.attnum) as columns
  from pg_class class
  join pg_namespace namespace on namespace.oid = class.relnamespace
  join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
    and not attribute.attisdropped and attribute.attgenerated = ''
  where namespace.nspname in ('public', 'auth') and class.relkind in ('r', 'p')
    and not class.relispartition
  group by namespace.nspname, class.relname`;

const listReferences = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropping,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname,
      pg_get_constraintdef(oid)) as adding
  from pg_constraint where contype = 'f' and conparentid = 0`;

async function copyTable(from: pg.Client, into: pg.Client, table: CopiedTable): Promise<void> {
  const { name, columns } = table;
  const { rows } = await from.query<{ content: string }>(
    `select coalesce(jsonb_agg(one), '[]')::text as content from ${name} one`,
  );
  await into.query(`delete from ${name}`);
  await into.query(
    `insert into ${name} (${columns}) overriding system value
     select ${columns} from jsonb_populate_recordset(null::${name}, $1::jsonb)`,
    [rows[0]?.content],
  );
}

/**
 * Everything in a new database, as a dump and its restoring leave it: the rows first, without triggers, and
 * what they refer to behind them. The server that tests run on comes without pg_dump.
 */
async function copyEverything(from: pg.Client, into: pg.Client): Promise<void> {
  const { rows: references } = await into.query<Reference>(listReferences);
  const { rows: tables } = await from.query<CopiedTable>(listTables);
  const alterAll = async (client: pg.Client, how: string) => {
    for (const { name } of tables) await client.query(`alter table ${name} ${how}`);
  };
  await from.query('begin');
  // The owner of the tables, who has none of the rights of the role that restores, sees their rows only this way.
  await alterAll(from, 'no force row level security');
  await into.query('begin');
  for (const { dropping } of references) await into.query(dropping);
  await alterAll(into, 'no force row level security, disable trigger user');
  for (const table of tables) await copyTable(from, into, table);
  for (const { adding } of references) await into.query(adding);
  await alterAll(into, 'force row level security, enable trigger user');
  await into.query('commit');
  await from.query('rollback');
}

/** Restores a database into others, which go with the suite. */
export function useRestoring(connectionString: string): () => Promise<Database> {
  const server = inject('databaseServer');
  const made: { name: string; database: Database }[] = [];
  afterAll(async () => {
    for (const { name, database } of made) {
      await database.close();
      await dropDatabase(server, name);
    }
  });
  return async () => {
    const name = `ringfence_restored_${randomBytes(6).toString('hex')}`;
    await runOnServer(server, `create database ${name} template ${inject('templateDatabase')}`);
    const restored = addressOf(server, name);
    const clients = [new pg.Client(connectionString), new pg.Client(restored)] as const;
    for (const client of clients) await client.connect();
    try {
      await copyEverything(...clients);
    } finally {
      for (const client of clients) await client.end();
    }
    const database = openDatabase({
      connectionString: restored,
      poolSize: 4,
      applicationName: 'ringfence-test',
      onError: () => {},
    });
    made.push({ name, database });
    return database;
  };
}
