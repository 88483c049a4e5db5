import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { runOnServer } from '../../testing/run-on-server.ts';
import { useEmptyDatabase, useTestDatabase } from '../../testing/test-database.ts';
import { applyFunctions, type FunctionFile, readFunctions } from './apply-functions.ts';
import { migrate, readMigrations } from './migrate.ts';

const made = useTestDatabase();
const changing = useTestDatabase();
const previous = useTestDatabase();
const foreign = useEmptyDatabase();

interface Described {
  signature: string;
  definition: string;
  owner: string;
  privileges: string[];
}

/** What is in these schemas and of no extension, with all that a file says of it. */
const describeFunctions = `
  select p.oid::regprocedure::text as signature, pg_get_functiondef(p.oid) as definition,
    p.proowner::regrole::text as owner,
    array(select privilege::text from unnest(p.proacl) privilege order by 1) as privileges
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any($1)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by n.nspname, p.oid::regprocedure::text`;

async function using<Result>(
  { connectionString }: { connectionString: string },
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client(connectionString);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function listFunctions(client: pg.Client, ...schemas: string[]): Promise<Described[]> {
  return (await client.query<Described>(describeFunctions, [schemas])).rows;
}

const listAll = (database: { connectionString: string }) =>
  using(database, (client) => listFunctions(client, 'public', 'auth'));

async function find(database: { connectionString: string }, name: string) {
  return (await listAll(database)).find(({ signature }) => signature.startsWith(`${name}(`));
}

const release = readFunctions();

function takeFile(name: string): FunctionFile {
  const file = release.find((one) => one.name === name);
  if (file === undefined) throw new Error(`there is no file for ${name}`);
  return file;
}

/** The release with other files of some names. */
const releaseWith = (...changed: FunctionFile[]): FunctionFile[] => [
  ...release.filter(({ name }) => changed.every((one) => one.name !== name)),
  ...changed,
];

function write(name: string, text: string, owner?: string): FunctionFile {
  return { name, text, checksum: text, owner };
}

/** The same function with a comment in its body. */
function annotate(name: string): FunctionFile {
  const { text, owner } = takeFile(name);
  return write(
    name,
    text.replace('as $$\n', (opening) => `${opening}-- Changed\n`),
    owner,
  );
}

async function start(
  { connectionString }: { connectionString: string },
  functions: readonly FunctionFile[] = release,
): Promise<string[]> {
  return (await migrate(connectionString, readMigrations(), functions)).functions;
}

describe('the functions of the database', () => {
  const fromSlate = (text: string) => text.replaceAll('slate.', 'public.');

  it('are those that the files give where there were none', async () => {
    await using(made, async (client) => {
      await client.query('create schema slate');
      await client.query('grant all on schema slate to ringfence_search, ringfence_auth');
      await client.query('delete from schema_functions');
      await client.query('set search_path = slate, public');
      await applyFunctions(client, release);
      // Every name with its schema.
      await client.query('set search_path = pg_catalog');
      const written = await listFunctions(client, 'slate');
      expect(
        written.map(({ signature, definition, ...rest }) => ({
          signature: fromSlate(signature),
          definition: fromSlate(definition),
          ...rest,
        })),
      ).toEqual(await listFunctions(client, 'public', 'auth'));
      expect(written.length).toBeGreaterThan(130);
      await client.query('drop schema slate cascade');
    });
  });

  it('stay as they are when every file is applied again', async () => {
    const before = await listAll(made);
    await runOnServer(made.connectionString, 'delete from schema_functions');
    expect(await start(made)).toHaveLength(release.length);
    expect(await listAll(made)).toEqual(before);
  });

  it('have bodies that the tables allow', async () => {
    await using(made, async (client) => {
      for (const { signature, definition, owner } of await listFunctions(
        client,
        'public',
        'auth',
      )) {
        const validator = definition.includes('LANGUAGE plpgsql') ? 'plpgsql' : 'fmgr_sql';
        await client.query(`set role ${owner}`);
        await client.query(`select ${validator}_validator($1::regprocedure)`, [signature]);
        await client.query('reset role');
      }
    });
  });
});

describe('a start', () => {
  it('applies what changed, also back to what it was, and nothing else', async () => {
    expect(await start(changing)).toEqual([]);
    const before = await listAll(changing);
    const changed = releaseWith(annotate('fold_creditor'));
    expect(await start(changing, changed)).toEqual(['fold_creditor']);
    expect((await find(changing, 'fold_creditor'))?.definition).toContain('-- Changed');
    expect(await start(changing, changed)).toEqual([]);
    expect(await start(changing)).toEqual(['fold_creditor']);
    expect(await listAll(changing)).toEqual(before);
  });

  it('replaces a function of another role, which may create nothing afterwards', async () => {
    const before = await find(changing, 'pick_contacts');
    expect(before?.owner).toBe('ringfence_search');
    expect(await start(changing, releaseWith(annotate('pick_contacts')))).toEqual([
      'pick_contacts',
    ]);
    const after = await find(changing, 'pick_contacts');
    expect(after?.definition).toContain('-- Changed');
    expect({ ...after, definition: '' }).toEqual({ ...before, definition: '' });
    const mayCreate = `select has_schema_privilege('ringfence_search', 'public', 'create') as may`;
    await using(changing, async (client) => {
      expect((await client.query(mayCreate)).rows).toEqual([{ may: false }]);
    });
    expect(await start(changing)).toEqual(['pick_contacts']);
  });

  it('waits for another one, which has then done it', async () => {
    const changed = releaseWith(annotate('find_named'), annotate('fold_creditor'));
    const done = await Promise.all([1, 2, 3].map(() => start(changing, changed)));
    expect(done.flat().sort()).toEqual(['find_named', 'fold_creditor']);
    await start(changing);
  });

  it.each([
    {
      what: 'is not SQL',
      broken: write('find_named', '-- Named\n\ncreate or replace boom'),
      says: 'apps/server/functions/find_named.sql, line 3: syntax error at or near "boom". All functions are as the migrations left them. Correct that file.',
    },
    {
      what: 'returns something else',
      broken: write(
        'fold_creditor',
        'create or replace function fold_creditor(name text) returns integer language sql as $$ select 1 $$',
      ),
      says: 'Use DROP FUNCTION fold_creditor(text) first. A migration does that.',
    },
    {
      what: 'belongs to a role that there is not',
      broken: write('a_function', '', 'ringfence_nobody'),
      says: 'apps/server/functions/a_function.sql: role "ringfence_nobody" does not exist.',
    },
  ])('changes no function where a file $what, and names it', async ({ broken, says }) => {
    const before = await listAll(changing);
    const changed = [annotate('is_same_name'), annotate('pick_contacts')];
    await expect(start(changing, releaseWith(...changed, broken))).rejects.toThrow(says);
    expect(await listAll(changing)).toEqual(before);
    expect(await start(changing)).toEqual([]);
  });

  it('forgets a file that is gone, and leaves the function to a migration', async () => {
    const added = releaseWith(
      write(
        'added_for_a_test',
        `create or replace function added_for_a_test() returns integer language sql as $$ select 1 $$`,
      ),
    );
    expect(await start(changing, added)).toEqual(['added_for_a_test']);
    expect(await start(changing)).toEqual([]);
    expect(await find(changing, 'added_for_a_test')).toBeDefined();
    expect(await start(changing, added)).toEqual(['added_for_a_test']);
    await runOnServer(changing.connectionString, 'drop function added_for_a_test()');
    await start(changing);
  });
});

describe('a database of the release before there were files', () => {
  it('comes to the same functions, and to all of them again behind each migration', async () => {
    const known = readMigrations();
    await runOnServer(previous.connectionString, 'drop table schema_functions');
    expect(await start(previous)).toHaveLength(release.length);
    const all = await listAll(made);
    expect(await listAll(previous)).toEqual(all);

    const version = Math.max(...known.map((migration) => migration.version)) + 1;
    const text = 'drop function account_pace';
    const dropping = { version, name: 'dropping', checksum: 'x', text };
    const migrated = await migrate(previous.connectionString, [...known, dropping], release);
    expect(migrated.migrations).toEqual(['dropping']);
    expect(migrated.functions).toHaveLength(release.length);
    expect(await listAll(previous)).toEqual(all);
  });
});

describe('a server of somebody else', () => {
  it('has its functions replaced by a login that may do no more than take their roles', async () => {
    const login = `ringfence_renter_${process.pid}`;
    const roles =
      'ringfence_tenant, ringfence_system, ringfence_auth, ringfence_super, ringfence_search, ringfence_idle';
    const address = new URL(foreign.connectionString);
    const name = address.pathname.slice(1);
    const before = decodeURIComponent(address.username);
    address.username = login;
    address.password = 'renter';
    const rented = { connectionString: address.href };
    await runOnServer(
      made.connectionString,
      `create role ${login} createrole login password 'renter'`,
      `grant ${roles} to ${login} with inherit false, set true`,
      `grant ${login} to ${before}`,
      `alter database ${name} owner to ${login}`,
    );
    try {
      expect(await start(rented)).toHaveLength(release.length);
      expect(await start(rented, releaseWith(annotate('pick_contacts')))).toEqual([
        'pick_contacts',
      ]);
      expect((await find(rented, 'pick_contacts'))?.definition).toContain('-- Changed');
      await runOnServer(
        rented.connectionString,
        'grant create on schema public to ringfence_auth',
        'alter function fold_creditor(text) owner to ringfence_auth',
      );
      await expect(start(rented, releaseWith(annotate('fold_creditor')))).rejects.toThrow(
        'Start with the login that has migrated this database, which owns its functions.',
      );
    } finally {
      await runOnServer(
        foreign.connectionString,
        `alter database ${name} owner to ${before}`,
        `reassign owned by ${login} to ${before}`,
        `drop owned by ${login}`,
      );
      await runOnServer(made.connectionString, `drop role ${login}`);
    }
  });
});
