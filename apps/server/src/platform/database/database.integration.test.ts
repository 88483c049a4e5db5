import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { appendEntries } from '../activity/append-entries.ts';
import { sealEntries } from '../activity/seal-entries.ts';
import { mostCopying, type Transaction } from './database.ts';
import { askOnce, transact } from './run-transaction.ts';

const { database, connectionString } = useTestDatabase();
const outsider = new pg.Client(connectionString);
beforeAll(async () => void (await outsider.connect()));
afterAll(() => outsider.end());

const ask = (text: string) => testStatement(text, { id: 'uuid' });
const insertOrganization = ask(`insert into organizations (name) values ($1) returning id`);
const insertProfile = ask(`insert into profiles (email) values ($1) returning id`);
const insertMembership = ask(
  `insert into user_organizations (organization_id, user_id, role) values ($1, $2, 'admin')
   returning user_id as id`,
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

/** A row in every table that an organization sees. */
async function addRows(organizationId: string, userId: string): Promise<void> {
  await database.asSystem((transaction) =>
    appendEntries(transaction, { wakeRelay: () => {}, wakeSealing: () => {} }, [
      { organizationId, actor: { kind: 'system' }, action: 'test.happened' },
    ]),
  );
  await sealEntries(database, () => {});
  await fillTables(database, { organizationId, userId });
}

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

  it('sees its own memberships where no organization is named', async () => {
    const rows = await database.asTenant(
      { userId: here.user, organizationId: null },
      (transaction) => transaction.all(ask('select organization_id as id from user_organizations')),
    );
    expect(rows).toEqual([{ id: here.organization }]);
  });

  it('sees nothing of an organization that it names without being a member', async () => {
    const tables = await database.asSystem((transaction) =>
      transaction.all(
        testStatement(
          `select attrelid::regclass::text as name from pg_attribute join pg_class on oid = attrelid
           where attname = 'organization_id' and relkind in ('r', 'p')
             and relnamespace = 'public'::regnamespace
             and has_table_privilege('ringfence_tenant', attrelid, 'select')`,
          { name: 'text' },
        ),
      ),
    );
    expect(tables.length).toBeGreaterThanOrEqual(19);
    await addRows(there.organization, there.user);
    for (const { name } of tables) {
      const text = `select count(*) as rows from ${name} where organization_id = '${there.organization}'`;
      const count = testStatement(text, { rows: 'int8' });
      const intruder = { userId: here.user, organizationId: there.organization };
      const seen = await database.asTenant(intruder, (transaction) => transaction.first(count));
      expect(seen?.rows, name).toBe(0);
      const owner = { userId: there.user, organizationId: there.organization };
      const own = await database.asTenant(owner, (transaction) => transaction.first(count));
      expect(own?.rows, name).toBeGreaterThan(0);
    }
  });

  it('cannot make anybody due before the wait between attempts ends, nor move a person who is being called', async () => {
    const { listId } = await addList(database, asHere(), [{ name: 'One', e164: '+13125550142' }]);
    const campaignId = await addCampaign(database, asHere(), listId);
    const makeDue = testStatement(
      `update targets set state = 'waiting', next_at = now() where campaign_id = $1 returning state`,
      { state: 'text' },
    );
    const asTenant = () =>
      database.asTenant(asHere(), (transaction) => transaction.all(makeDue, [campaignId]));
    await askSystem(
      database,
      testStatement(
        `update targets set not_before = now() + interval '1 hour' where campaign_id = $1`,
        {},
      ),
      [campaignId],
    );
    await expect(asTenant()).rejects.toThrow(/row-level security/);
    await askSystem(
      database,
      testStatement(`update targets set state = 'calling' where campaign_id = $1`, {}),
      [campaignId],
    );
    expect(await asTenant()).toEqual([]);
  });

  it('cannot vouch for a consent in the name of another', async () => {
    const { contactIds } = await addList(database, asHere(), [
      { name: 'Two', e164: '+13125550143' },
    ]);
    const vouch = database.asTenant(asHere(), (transaction) =>
      transaction.all(
        testStatement(
          `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
             obtained_on, recorded_by)
           values (current_organization_id(), $1, '+13125550143', 'tcpa', 'given_to_us', 'x',
             '2026-01-01', $2)`,
          {},
        ),
        [contactIds.get('Two'), there.user],
      ),
    );
    await expect(vouch).rejects.toThrow(/row-level security/);
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

  it('of one statement sees the same, and leaves as little behind', async () => {
    const mine = ask('select id from organizations');
    expect(await database.askAsTenant(asHere(), mine)).toEqual([{ id: here.organization }]);
    const intruder = { userId: here.user, organizationId: there.organization };
    expect(await database.askAsTenant(intruder, mine)).toEqual([{ id: here.organization }]);
    const text = `select current_organization_id() as id, current_user::text as role`;
    const who = testStatement(text, { id: 'uuid?', role: 'text' });
    expect(await database.askAsSystem(who)).toEqual([{ id: null, role: 'ringfence_system' }]);
    expect(await database.askAsAuth(who)).toEqual([{ id: null, role: 'ringfence_auth' }]);
    const write = ask(`insert into activity_entries (organization_id, actor_kind, action)
      values ($1, 'system', 'test.forged') returning id`);
    const forged = database.askAsTenant(asHere(), write, [there.organization]);
    await expect(forged).rejects.toThrow(/row-level security/);
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

describe('a transaction that goes wrong', () => {
  const sleep = testStatement(`select pg_sleep(20)::text as slept`, { slept: 'text' });
  const cut = testStatement(
    `select count(pg_terminate_backend(pid))::int as connections from pg_stat_activity
     where query like '%pg_sleep(20)%' and pid <> pg_backend_pid() and datname = current_database()`,
    { connections: 'int4' },
  );

  it('fails alone when its connection is cut, and the next one works', async () => {
    const lost = database.asAuth((transaction) => transaction.all(sleep));
    const refused = expect(lost).rejects.toThrow(/terminat/);
    await vi.waitFor(
      async () => {
        const { rows } = await outsider.query(cut.text);
        expect(rows[0]?.connections).toBe(1);
      },
      { timeout: 60_000 },
    );
    await refused;
    const rows = await database.asTenant(asHere(), (transaction) =>
      transaction.all(ask('select id from organizations')),
    );
    expect(rows).toHaveLength(1);
  });

  it('goes on without a part that was only attempted', async () => {
    const effects: string[] = [];
    const name = `attempt ${Date.now()}`;
    await database.asSystem(async (transaction) => {
      await transaction.attempt(() => transaction.all(insertOrganization, [name]));
      const failing = transaction.attempt(async () => {
        await transaction.all(insertOrganization, [`${name} undone`]);
        transaction.afterCommit(() => effects.push('undone'));
        return transaction.all(ask('select 1 / 0 as id'));
      });
      await expect(failing).rejects.toThrow(/division by zero/);
      transaction.afterCommit(() => effects.push('kept'));
    });
    const found = await askSystem(
      database,
      testStatement('select name from organizations where name like $1', { name: 'text' }),
      [`${name}%`],
    );
    expect(found).toEqual([{ name }]);
    expect(effects).toEqual(['kept']);
  });

  describe('where it could not be opened', () => {
    const insert = testStatement('insert into organizations (name) values ($1)', {});
    const pool = new pg.Pool({
      connectionString,
      max: 1,
      pipeline: true,
      options: '-c role=ringfence_idle',
    });
    afterAll(() => pool.end());

    it.each([
      ['after its beginning', 'begin; set local role nobody_at_all', /nobody_at_all/],
      ['before its beginning', 'begins; set local role ringfence_system', /syntax error/],
    ])('runs nothing of its work, and says why: %s', async (_, begin, sentence) => {
      const way = { pool, cancelling: pool, begin, onError: () => {} };
      let came = 0;
      const opened = transact(way, async (transaction) => {
        await transaction.all(insert, ['never']);
        came += 1;
      });
      await expect(opened).rejects.toThrow(sentence);
      await expect(askOnce(pool, begin, insert, ['never'])).rejects.toThrow(sentence);
      expect(came).toBe(0);
      const left = testStatement(`select name from organizations where name = 'never'`, {});
      expect(await askSystem(database, left)).toEqual([]);
    });

    it('gives no answer, even to what anybody may ask', async () => {
      const way = { pool, cancelling: pool, begin: 'begins', onError: () => {} };
      const answers: unknown[] = [];
      const asked = transact(way, async (transaction) => {
        answers.push(await transaction.all(testStatement('select 1 as one', { one: 'int4' })));
      });
      await expect(asked).rejects.toThrow(/syntax error/);
      expect(answers).toEqual([]);
    });
  });

  it('sends nothing after its end, which would be in the transaction of another', async () => {
    const mine = ask('select id from organizations');
    const kept: Transaction[] = [];
    await database.asTenant(asHere(), async (transaction) => kept.push(transaction));
    const failed = database.asTenant(asHere(), async (transaction) => {
      kept.push(transaction);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    for (const transaction of kept) {
      await expect(transaction.all(mine)).rejects.toThrow(/after the end/);
      await expect(transaction.attempt(() => transaction.all(mine))).rejects.toThrow(
        /after the end/,
      );
    }
    expect(kept).toHaveLength(2);
  });

  it('is cancelled although others like it hold every connection of their kind', async () => {
    const leaving = new AbortController();
    const staying = new AbortController();
    const patience = { longestMilliseconds: 60_000, copiesRows: true };
    const work = (signal: AbortSignal) =>
      database.asSystem((transaction) => transaction.all(sleep), { ...patience, signal });
    const all = Array.from({ length: mostCopying }, (_, index) =>
      work(index === 0 ? leaving.signal : staying.signal).catch((error: unknown) => error),
    );
    await vi.waitFor(
      async () => {
        const { rows } = await outsider.query(
          `select count(*)::int as sleeping from pg_stat_activity
           where query like '%pg_sleep(20)%' and pid <> pg_backend_pid() and state = 'active'
             and datname = current_database()`,
        );
        expect(rows[0]?.sleeping).toBe(mostCopying);
      },
      { timeout: 60_000 },
    );
    leaving.abort();
    expect(await all[0]).toMatchObject({ message: expect.stringMatching(/cancel|abort/) });
    expect(await Promise.race([all[1], 'still at work'])).toBe('still at work');
    staying.abort();
    await Promise.all(all);
  });

  it('of one statement keeps nothing where that fails, and the next one works', async () => {
    for (const statement of [ask('select 1 / 0 as id'), ask('select nothing from nowhere')]) {
      await expect(database.askAsSystem(statement)).rejects.toThrow(/division|nowhere/);
    }
    const name = `one ${Date.now()}`;
    const [made] = await database.askAsSystem(insertOrganization, [name]);
    const find = ask('select id from organizations where name = $1');
    expect(await database.askAsSystem(find, [name])).toEqual([made]);
  });

  it('that copies rows says so first', async () => {
    const target = { table: 'organizations', columns: ['name'] };
    const rows = async function* () {
      yield Buffer.from('copied\n');
    };
    const copy = (copiesRows: boolean) =>
      database.asSystem((transaction) => transaction.copyFrom(target, rows()), {
        longestMilliseconds: 60_000,
        copiesRows,
      });
    await expect(copy(false)).rejects.toThrow('says so first');
    await expect(copy(true)).rejects.toThrow(/row-level security/);
  });

  it('is not taken for committed when a failed statement was overlooked', async () => {
    const effects: string[] = [];
    const overlooked = database.asSystem(async (transaction) => {
      transaction.afterCommit(() => effects.push('ran'));
      await transaction.all(ask('select 1 / 0 as id')).catch(() => {});
      return 'fine';
    });
    await expect(overlooked).rejects.toThrow(/failed transaction/);
    expect(effects).toEqual([]);
  });
});
