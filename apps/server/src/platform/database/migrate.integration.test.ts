import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { runOnServer } from '../../testing/run-on-server.ts';
import { useEmptyDatabase, useTestDatabase } from '../../testing/test-database.ts';
import { readFunctions } from './apply-functions.ts';
import { dumpSchema } from './dump-schema.ts';
import { migrate, readMigrations } from './migrate.ts';

const { connectionString } = useTestDatabase();
const untouched = useEmptyDatabase();
const refusing = useEmptyDatabase();

async function ask<Row extends pg.QueryResultRow>(
  text: string,
  address = connectionString,
): Promise<Row[]> {
  const client = new pg.Client(address);
  await client.connect();
  const result = await client.query<Row>(text);
  await client.end();
  return result.rows;
}

describe('migrating', () => {
  it('is done once when several processes start together', async () => {
    const applied = await Promise.all(
      Array.from({ length: 4 }, () => migrate(untouched.connectionString)),
    );
    const names = readMigrations().map(({ name }) => name);
    expect(applied.flatMap(({ migrations }) => migrations).sort()).toEqual([...names].sort());
    expect(applied.flatMap(({ functions }) => functions).sort()).toEqual(
      readFunctions().map(({ name }) => name),
    );
    const rows = await ask<{ name: string }>(
      'select name from schema_migrations order by version',
      untouched.connectionString,
    );
    expect(rows.map(({ name }) => name)).toEqual(names);
  });

  it('changes nothing of a failing migration and can go on after its mend', async () => {
    const next = Math.max(...readMigrations().map(({ version }) => version)) + 1;
    const broken = {
      version: next,
      name: 'broken',
      checksum: 'x',
      text: 'create table half (); boom',
    };
    await expect(migrate(connectionString, [...readMigrations(), broken])).rejects.toThrow(
      /syntax/,
    );
    expect(await ask(`select from pg_class where relname = 'half'`)).toEqual([]);
    expect(await migrate(connectionString)).toEqual({ migrations: [], functions: [] });
  });

  it('explains a server that does not answer', async () => {
    await expect(migrate('postgres://nobody@127.0.0.1:1/nothing')).rejects.toThrow(
      /the database nothing at 127\.0\.0\.1:1 does not answer .* Start it, or correct DATABASE_URL/,
    );
  });

  it('says what to do where it may not create an extension', async () => {
    const login = `ringfence_guest_${process.pid}`;
    const guest = new URL(refusing.connectionString);
    guest.username = login;
    guest.password = 'guest';
    await runOnServer(
      refusing.connectionString,
      `create role ${login} login password 'guest'`,
      `grant create on schema public to ${login}`,
    );
    const search = readMigrations().filter(({ name }) => name === 'search');
    try {
      await expect(migrate(guest.href, search)).rejects.toThrow(
        /the extension pg_trgm may not be created by ringfence_guest_\d+\. Let a superuser run in this database: create extension pg_trgm/,
      );
    } finally {
      await runOnServer(guest.href, 'drop owned by current_user');
      await runOnServer(
        refusing.connectionString,
        `revoke create on schema public from ${login}`,
        `drop role ${login}`,
      );
    }
  });

  it('gives the schema that schema.sql shows', async () => {
    const client = new pg.Client(connectionString);
    await client.connect();
    const schema = await dumpSchema(client);
    await client.end();
    await expect(schema).toMatchFileSnapshot('../../../migrations/schema.sql');
  });

  it('protects every table of an organization', async () => {
    const unprotected = await ask(`
      select c.oid::regclass::text as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'auth') and c.relkind in ('r', 'p')
        and c.relname not in ('schema_migrations', 'schema_functions')
        and not (c.relrowsecurity and c.relforcerowsecurity)
        -- What is staged is written by COPY, which goes through no policy.
        and c.relname not in ('import_rows', 'import_people')`);
    expect(unprotected).toEqual([]);
    const staging = await ask(`
      select distinct table_name || ' ' || grantee as name from information_schema.table_privileges
      where table_name in ('import_rows', 'import_people') and grantee <> current_user
      order by 1`);
    expect(staging).toEqual([
      { name: 'import_people ringfence_system' },
      { name: 'import_rows ringfence_system' },
    ]);
    const withoutCompositeKey = await ask(`
      select c.oid::regclass::text as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'organization_id'
      join pg_index i on i.indrelid = c.oid and i.indisprimary
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        -- What may be of no organization in particular cannot have it in its key.
        and a.attnotnull and i.indkey[0] <> a.attnum`);
    expect(withoutCompositeKey).toEqual([]);
  });
});
