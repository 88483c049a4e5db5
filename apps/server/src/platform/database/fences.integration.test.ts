import { beforeAll, describe, expect, it } from 'vitest';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import type { TenantScope } from './database.ts';

const { database } = useTestDatabase();
let here: TestOrganization;
let there: TestOrganization;
let memberId: string;
let superId: string;

const insertProfile = testStatement(
  `insert into profiles (email) values (gen_random_uuid()::text || '@example.com') returning id`,
  { id: 'uuid' },
);
const join = testStatement(
  'insert into user_organizations (organization_id, user_id) values ($1, $2)',
  {},
);
const insertHalts = testStatement(
  `insert into call_halts (organization_id, started_by, started_at, by_super_administrator)
   values ($1, $2, now(), false), (null, $2, now(), true)`,
  {},
);

beforeAll(async () => {
  [here, there] = [await addOrganization(database), await addOrganization(database)];
  for (const organization of [here, there]) await fillTables(database, organization);
  const addProfile = async () => (await askSystem(database, insertProfile))[0]?.id ?? '';
  [memberId, superId] = [await addProfile(), await addProfile()];
  await askSystem(database, join, [here.organizationId, memberId]);
  await askSystem(database, insertHalts, [here.organizationId, here.userId]);
});

/** What came of it, undone again: how many rows it wrote, or why it may not. */
async function attempt(scope: TenantScope, text: string): Promise<number | string> {
  const undo = new Error('undone');
  let rows = 0;
  const statement = testStatement(
    `with done as (${text} returning 1) select count(*) as rows from done`,
    {
      rows: 'int8',
    },
  );
  const work = database.asTenant(scope, async (transaction) => {
    rows = (await transaction.first(statement))?.rows ?? 0;
    throw undo;
  });
  return work.catch((error: unknown) => {
    if (error === undo) return rows;
    return /row-level security|permission denied/.exec(String(error))?.[0] ?? String(error);
  });
}

const fenced = 'row-level security';
const asMember = () => ({ ...here, userId: memberId });
const asSuper = (organizationId: string | null) => ({
  userId: superId,
  organizationId,
  isSuperAdministrator: true,
});

/** What an admin does; in each there is one row of the organization for it. */
const deeds: [string, () => string][] = [
  [
    'renaming the organization',
    () => `update organizations set name = 'x' where id = '${here.organizationId}'`,
  ],
  [
    'changing a role',
    () => `update user_organizations set role = 'admin' where user_id = '${memberId}'`,
  ],
  ['removing a member', () => `delete from user_organizations where user_id = '${memberId}'`],
  ['taking an invitation back', () => 'update invitations set revoked_at = now()'],
  ['changing a licence', () => `update licences set number = 'x'`],
  ['removing a licence', () => 'delete from licences'],
  ['resting a number', () => `update caller_ids set state = 'resting'`],
  ['removing a number', () => 'delete from caller_ids'],
  [
    'resting an account',
    () => `update carrier_accounts set state = 'resting' where title = 'Filled'`,
  ],
  ['removing an account', () => `delete from carrier_accounts where title = 'Filled'`],
  [
    'allowing calls',
    () => `update call_halts set lifted_at = now(), lifted_by = current_user_id()`,
  ],
];
const additions: [string, () => string][] = [
  [
    'adding a licence',
    () =>
      `insert into licences (organization_id, region, number)
       values ('${here.organizationId}', 'NY', 'x')`,
  ],
  [
    'adding a number',
    () =>
      `insert into caller_ids (organization_id, e164)
       values ('${here.organizationId}', '+13125550177')`,
  ],
  [
    'adding an account',
    () =>
      `insert into carrier_accounts (organization_id, carrier, title, secrets, secrets_key,
         calls_per_second, calls_at_once)
       values ('${here.organizationId}', 'simulator', 'x', 'x', 'x', 1, 1)`,
  ],
];

describe.each(deeds)('%s', (_, text) => {
  it('is for the admins of the organization, in it alone', async () => {
    expect(await attempt(here, text())).toBe(1);
    expect(await attempt(asMember(), text())).toBe(0);
    expect(await attempt({ ...here, userId: there.userId }, text())).toBe(0);
    expect(await attempt({ userId: here.userId, organizationId: null }, text())).toBe(0);
  });

  it('is done by a super administrator only in the organization that they name', async () => {
    expect(await attempt(asSuper(here.organizationId), text())).toBe(1);
    expect([0, fenced]).toContain(await attempt(asSuper(null), text()));
  });
});

describe.each(additions)('%s', (_, text) => {
  it('is for the admins of the organization, and for super administrators who name it', async () => {
    expect(await attempt(here, text())).toBe(1);
    expect(await attempt(asSuper(here.organizationId), text())).toBe(1);
    for (const scope of [
      asMember(),
      { ...here, userId: there.userId },
      there,
      asSuper(there.organizationId),
      asSuper(null),
    ]) {
      expect(await attempt(scope, text())).toBe(fenced);
    }
  });
});

describe('an order to stop calls', () => {
  const insertInto = (columns: string, values: string) =>
    `insert into call_halts (organization_id, started_by, started_at, ${columns}) values (${values})`;

  it('for all organizations is given and lifted by no role of a request', async () => {
    const giving = insertInto('by_super_administrator', `null, '${superId}', now(), true`);
    expect(await attempt(asSuper(null), giving)).toBe(fenced);
    const lifting = `update call_halts set lifted_at = now(), lifted_by = '${superId}'
      where organization_id is null`;
    for (const scope of [asSuper(null), asSuper(here.organizationId), here]) {
      expect(await attempt(scope, lifting)).toBe(0);
    }
  });

  it('is not lifted a second time, in whose name ever', async () => {
    const again = `update call_halts set lifted_at = now(), lifted_by = current_user_id()
      where lifted_at is not null`;
    expect(await attempt(here, again)).toBe(0);
    expect(await attempt(asSuper(here.organizationId), again)).toBe(0);
    const lifted = insertInto(
      'lifted_at, lifted_by',
      `'${there.organizationId}', '${there.userId}', now(), now(), '${superId}'`,
    );
    expect(await attempt(there, lifted)).toBe(fenced);
  });
});

describe('a super administrator', () => {
  const countRows = (table: string) =>
    testStatement(
      `select count(*) filter (where organization_id = $1) as here,
         count(*) filter (where organization_id = $2) as there from ${table}`,
      { here: 'int8', there: 'int8' },
    );

  it('reads the rows of the organization that they name, or of all', async () => {
    const tables = await askSystem(
      database,
      testStatement(
        `select attrelid::regclass::text as name from pg_attribute join pg_class on oid = attrelid
         where attname = 'organization_id' and relkind in ('r', 'p')
           and relnamespace = 'public'::regnamespace
           and has_table_privilege('ringfence_super', attrelid, 'select')
           -- Theirs alone, like everybody's.
           and relname not in ('notifications', 'idempotency_keys')`,
        { name: 'text' },
      ),
    );
    expect(tables.length).toBeGreaterThanOrEqual(19);
    for (const { name } of tables) {
      const read = (organizationId: string | null) =>
        database.asTenant(asSuper(organizationId), (transaction) =>
          transaction.first(countRows(name), [here.organizationId, there.organizationId]),
        );
      const [one, all] = [await read(here.organizationId), await read(null)];
      expect(one?.there, name).toBe(0);
      expect(one?.here, name).toBe(all?.here);
    }
  });

  it.each(['notifications', 'idempotency_keys'])('sees none of the %s of others', async (table) => {
    const seen = await database.asTenant(asSuper(here.organizationId), (transaction) =>
      transaction.first(countRows(table), [here.organizationId, there.organizationId]),
    );
    expect(seen).toEqual({ here: 0, there: 0 });
  });

  it.each([
    ['unmarked', () => `'profile', '${superId}'`],
    ['in the name of another', () => `'super_administrator', '${here.userId}'`],
  ])('writes down no deed %s', async (_, actor) => {
    const text = `insert into activity_entries (organization_id, actor_kind, actor_id, action)
      values ('${here.organizationId}', ${actor()}, 'test.done')`;
    expect(await attempt(asSuper(here.organizationId), text)).toBe(fenced);
  });
});

describe('an invitation', () => {
  it('is seen by the admins of its organization, and by no member', async () => {
    const read = testStatement('select email from invitations', { email: 'text' });
    const seenBy = (scope: TenantScope) =>
      database.asTenant(scope, (transaction) => transaction.all(read));
    expect(await seenBy(here)).toEqual([{ email: 'filled@example.com' }]);
    expect(await seenBy(asMember())).toEqual([]);
  });
});
