import { beforeAll, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../testing/test-database.ts';
import { testStatement } from '../../testing/test-statement.ts';

const { database } = useTestDatabase();

const ask = (text: string) => testStatement(text, { id: 'uuid' });
const insertOrganization = ask(`insert into organizations (name) values ($1) returning id`);
const insertProfile = ask(`insert into profiles (email) values ($1) returning id`);
const insertMembership = ask(
  `insert into user_organizations (organization_id, user_id) values ($1, $2) returning user_id as id`,
);

const here = { organization: '', user: '' };
const there = { organization: '', user: '' };

beforeAll(async () => {
  await database.asSystem(async (transaction) => {
    for (const [place, name] of [
      [here, 'here'],
      [there, 'there'],
    ] as const) {
      place.organization = (await transaction.first(insertOrganization, [name]))?.id ?? '';
      place.user = (await transaction.first(insertProfile, [`${name}@example.com`]))?.id ?? '';
      await transaction.all(insertMembership, [place.organization, place.user]);
    }
  });
});

const asHere = () => ({ userId: here.user, organizationId: here.organization });

describe('a tenant transaction', () => {
  it.each(['organizations', 'profiles'])(
    'sees only its own %s without any filter',
    async (table) => {
      const rows = await database.asTenant(asHere(), (transaction) =>
        transaction.all(ask(`select id from ${table}`)),
      );
      expect(rows).toEqual([{ id: table === 'profiles' ? here.user : here.organization }]);
    },
  );

  it('sees nothing in an organization named without being a member, but its own', async () => {
    const rows = await database.asTenant(
      { userId: here.user, organizationId: null },
      (transaction) => transaction.all(ask('select organization_id as id from user_organizations')),
    );
    expect(rows).toEqual([{ id: here.organization }]);
  });

  it('cannot write into another organization', async () => {
    const write = database.asTenant(asHere(), (transaction) =>
      transaction.all(
        ask(`insert into activity_entries (organization_id, actor_kind, action)
             values ($1, 'system', 'test.forged') returning id`),
        [there.organization],
      ),
    );
    await expect(write).rejects.toThrow(/row-level security/);
  });

  it.each([
    ['of its own person', () => here.user, true],
    ['in the name of another', () => there.user, false],
  ])('may write down a deed %s: %#', async (_, actor, allowed) => {
    const write = database.asTenant(asHere(), (transaction) =>
      transaction.all(
        testStatement(
          `insert into activity_entries (organization_id, actor_kind, actor_id, action)
           values (current_organization_id(), 'profile', $1, 'test.done')`,
          {},
        ),
        [actor()],
      ),
    );
    if (allowed) await expect(write).resolves.toEqual([]);
    else await expect(write).rejects.toThrow(/row-level security/);
  });

  it('leaves neither role nor organization on the connection', async () => {
    await database.asTenant(asHere(), (transaction) =>
      transaction.all(ask('select id from profiles')),
    );
    const text = `select current_organization_id() as id, current_user::text as role`;
    const [row] = await database.asSystem((transaction) =>
      transaction.all(testStatement(text, { id: 'uuid?', role: 'text' })),
    );
    expect(row).toEqual({ id: null, role: 'ringfence_system' });
  });

  it('refuses anything but an id where an id belongs', async () => {
    const attack = database.asTenant(
      { userId: `x'; reset role; --`, organizationId: null },
      (transaction) => transaction.all(ask('select id from profiles')),
    );
    await expect(attack).rejects.toThrow(/not an id/);
  });

  it('runs its effects after the commit, and none after a rollback', async () => {
    const effects: string[] = [];
    await database.asSystem(async (transaction) => {
      transaction.afterCommit(() => effects.push('committed'));
      expect(effects).toEqual([]);
    });
    await database
      .asSystem(async (transaction) => {
        transaction.afterCommit(() => effects.push('rolled back'));
        throw new Error('no');
      })
      .catch(() => {});
    expect(effects).toEqual(['committed']);
  });
});
