import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { type ApiPerson, createClient, refusalOf, signInToApi } from '../../testing/ask-api.ts';
import { fillTables } from '../../testing/fill-tables.ts';
import { startTestApplication, type TestApplication } from '../../testing/test-application.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherWrites } from '../../testing/while-another-writes.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let superPerson: ApiPerson;
let superId: string;
let administration: ApiPerson['client']['administration'];
let admin: TestMember;
let organizationId: string;
let name: string;

const join = testStatement(
  'insert into user_organizations (organization_id, user_id, role) values ($1, $2, $3)',
  {},
);
const endCalls = testStatement(
  `with over as (delete from calls_under_way where organization_id = $1)
   update calls set state = 'ended', outcome = 'right_party', placing_at = $2, ended_at = $2,
     answered_at = $2, talk_seconds = 61
   where organization_id = $1`,
  {},
);

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  superPerson = await signInToApi(application.address, 'super@ringfence.example');
  superId = (await superPerson.client.profile.show()).id;
  administration = superPerson.client.administration;
  admin = await addMember(database, application.address);
});
afterAll(() => application.stop());
beforeEach(async () => {
  name = `Harbor ${randomUUID()}`;
  organizationId = await addEmptyOrganization(database, name);
  await askSystem(database, join, [organizationId, admin.userId, 'admin']);
});

const fill = () => fillTables(database, { organizationId, userId: admin.userId });
const here = () => admin.clientIn(organizationId);

const countRows = async (table: string) => {
  const text = `select count(*) as rows from ${table} where organization_id = $1`;
  const [row] = await askSystem(database, testStatement(text, { rows: 'int8' }), [organizationId]);
  return row?.rows;
};

const noticesOf = async (kind: string) => {
  const { notifications } = await admin.client.notifications.list({});
  return notifications.filter(
    (notice) => notice.kind === kind && notice.organization?.id === organizationId,
  );
};

describe('the list of organizations', () => {
  const tag = randomUUID();
  beforeAll(async () => {
    for (const [called, day] of [
      ['beta', 1],
      ['Alpha', 3],
      ['100% gamma', 2],
    ] as const) {
      const id = await addEmptyOrganization(database, `${called} ${tag}`);
      const age = testStatement('update organizations set created_at = $2 where id = $1', {});
      await askSystem(database, age, [id, `2026-01-0${day}T00:00Z`]);
      if (called === 'beta') {
        await administration.suspendOrganization({ organizationId: id, because: 'Complaints' });
      }
    }
  });

  const listNames = async (input: object) => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await administration.listOrganizations({
        search: tag.toUpperCase(),
        limit: 2,
        ...input,
        ...(cursor === undefined ? {} : { cursor }),
      });
      found.push(
        ...page.organizations.map((organization) => organization.name.split(' ')[0] ?? ''),
      );
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    return found;
  };

  it.each([
    [{}, ['100%', 'Alpha', 'beta']],
    [{ order: 'desc' }, ['beta', 'Alpha', '100%']],
    [{ sort: 'created_at' }, ['beta', '100%', 'Alpha']],
    [{ sort: 'created_at', order: 'desc' }, ['Alpha', '100%', 'beta']],
    [{ state: 'suspended' }, ['beta']],
    [{ state: 'active' }, ['100%', 'Alpha']],
    [{ search: `0% gamma ${tag}` }, ['100%']],
    [{ search: `_lpha ${tag}` }, []],
  ])('asked for with %o is sorted, filtered and paged', async (input, names) => {
    expect(await listNames(input)).toEqual(names);
  });

  it('goes on after an organization that was deleted since the page before', async () => {
    const part = randomUUID();
    const ids = [];
    for (const letter of ['a', 'b']) ids.push(await addEmptyOrganization(database, letter + part));
    const search = { search: part, limit: 1 };
    const { nextCursor } = await administration.listOrganizations(search);
    const [organizationId = ''] = ids;
    await administration.deleteOrganization({ organizationId, confirmation: `a${part}` });
    const next = await administration.listOrganizations({ ...search, cursor: nextCursor ?? '' });
    expect(next.organizations.map(({ id }) => id)).toEqual([ids[1]]);
  });

  it('counts so many contacts and no more, and one organization to the end', async () => {
    const insert = testStatement(
      `insert into contacts (organization_id, external_reference, full_name, country)
       select $1, number, 'Ann', 'US' from generate_series(1, 10001) as number`,
      {},
    );
    await askSystem(database, insert, [organizationId]);
    const { organizations } = await administration.listOrganizations({ search: name });
    expect(organizations).toMatchObject([{ contacts: 10_000, hasMoreContacts: true }]);
    const one = await administration.showOrganization({ organizationId });
    expect(one).toMatchObject({ contacts: 10_001, hasMoreContacts: false });
  });

  it('tells what each holds, and what it used this month', async () => {
    await fill();
    const { organizations } = await administration.listOrganizations({ search: name });
    expect(organizations).toEqual([
      {
        id: organizationId,
        name,
        createdAt: expect.stringMatching(/Z$/),
        suspendedAt: null,
        suspendedBecause: null,
        members: 1,
        contacts: 3,
        hasMoreContacts: false,
        callsUnderWay: 1,
        usage: { calls: 1, minutes: 0 },
      },
    ]);
    await askSystem(database, endCalls, [organizationId, new Date()]);
    expect(await administration.showOrganization({ organizationId })).toMatchObject({
      callsUnderWay: 0,
      usage: { calls: 2, minutes: 4 },
    });
  });
});

describe('an organization', () => {
  it('is opened without members, and the record marks by whom', async () => {
    const made = await administration.createOrganization({ name: '  Northwind Two ' });
    expect(made).toMatchObject({ name: 'Northwind Two', members: 0, suspendedAt: null });
    expect(await readActivity(database, made.id)).toEqual([
      {
        action: 'organization.created',
        actor_kind: 'super_administrator',
        actor_id: superId,
        subject_kind: 'organization',
        subject_id: made.id,
        detail: {},
      },
    ]);
  });

  it('is opened once, however often the same request is sent', async () => {
    const again = superPerson.clientWith({ 'idempotency-key': randomUUID() }).administration;
    const [one, other] = await Promise.all([
      again.createOrganization({ name: `Once ${name}` }),
      again.createOrganization({ name: `Once ${name}` }),
    ]);
    expect(one).toEqual(other);
    const { organizations } = await administration.listOrganizations({ search: `Once ${name}` });
    expect(organizations).toHaveLength(1);
    const reused = await refusalOf(again.createOrganization({ name: 'Another' }));
    expect(reused).toMatchObject({ code: 'idempotency_key_reused', status: 422 });
  });

  it('is renamed, once', async () => {
    const renamed = `${name} and Sons`;
    for (let count = 0; count < 2; count += 1) {
      const answer = await administration.renameOrganization({ organizationId, name: renamed });
      expect(answer.name).toBe(renamed);
    }
    expect(await here().settings.show()).toMatchObject({ name: renamed });
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'organization.renamed', actor_kind: 'super_administrator', actor_id: superId },
    ]);
  });

  it('is suspended: its members learn it, see everything and change nothing, until it is reinstated', async () => {
    for (const because of ['A complaint', 'Another']) {
      const answer = await administration.suspendOrganization({ organizationId, because });
      expect(answer).toMatchObject({ suspendedBecause: 'A complaint' });
      expect(answer.suspendedAt).not.toBeNull();
    }
    expect(await noticesOf('organization_suspended')).toHaveLength(1);
    expect(await here().settings.show()).toMatchObject({ suspendedBecause: 'A complaint' });
    const change = await refusalOf(here().settings.update({ name: 'Free' }));
    expect(change).toMatchObject({ code: 'organization_suspended', status: 403 });
    const { memberships } = await admin.client.access.memberships();
    const own = memberships.find((membership) => membership.organizationId === organizationId);
    expect(own?.organization.suspendedAt).not.toBeNull();
    for (let count = 0; count < 2; count += 1) {
      const answer = await administration.reinstateOrganization({ organizationId });
      expect(answer).toMatchObject({ suspendedAt: null, suspendedBecause: null });
    }
    expect(await noticesOf('organization_reinstated')).toHaveLength(1);
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'organization.suspended', detail: { because: 'A complaint' } },
      { action: 'organization.reinstated' },
    ]);
  });
});

describe('deleting an organization', () => {
  it('wants its name typed exactly', async () => {
    for (const confirmation of ['', name.toLowerCase(), `${name}.`]) {
      const refusal = await refusalOf(
        administration.deleteOrganization({ organizationId, confirmation }),
      );
      expect(refusal).toMatchObject({
        code: 'validation_failed',
        errors: [{ path: 'confirmation' }],
      });
    }
    expect(await countRows('user_organizations')).toBe(1);
  });

  it('is refused while calls are under way, and leaves everything as it was', async () => {
    await fill();
    const refusal = await refusalOf(
      administration.deleteOrganization({ organizationId, confirmation: name }),
    );
    expect(refusal).toMatchObject({ code: 'calls_in_flight', status: 409 });
    const { campaigns } = await here().campaigns.list({});
    expect(campaigns.map(({ state }) => state)).toEqual(['running']);
  });

  it('keeps what the law says to keep, and nothing of who belonged there', async () => {
    await fill();
    await askSystem(database, endCalls, [organizationId, '2026-05-06T23:30Z']);
    const kept = ['contacts', 'debts', 'consents', 'suppressions', 'decisions', 'calls'];
    const alsoKept = ['campaigns', 'targets', 'carrier_events', 'imports', 'lists', 'phones'];
    const tables = [...kept, ...alsoKept];
    const before = await Promise.all(tables.map(countRows));
    const confirmation = ` ${name} `;
    const answer = await administration.deleteOrganization({ organizationId, confirmation });
    expect(answer).toEqual({ keptUntil: '2029-05-06' });
    expect(await Promise.all(tables.map(countRows))).toEqual(before);
    for (const table of [
      'user_organizations',
      'invitations',
      'notifications',
      'idempotency_keys',
      'import_rejections',
      'carrier_accounts',
    ]) {
      expect(await countRows(table), table).toBe(0);
    }
    const states = testStatement(
      `select distinct campaign.state, target.state as target_state
       from campaigns campaign join targets target
         on target.organization_id = campaign.organization_id and target.campaign_id = campaign.id
       where campaign.organization_id = $1`,
      { state: 'text', target_state: 'text' },
    );
    expect(await askSystem(database, states, [organizationId])).toEqual([
      { state: 'stopped', target_state: 'done' },
    ]);
    expect(await readActivity(database, organizationId)).toMatchObject([
      { action: 'list.imported' },
      { action: 'organization.deleted', actor_kind: 'super_administrator', actor_id: superId },
    ]);
  });

  it('hides it from everybody, and lets its name be used again', async () => {
    // As everybody does before deleting.
    await superPerson.clientWith({ 'x-organization-id': organizationId }).halts.start({});
    const answer = await administration.deleteOrganization({ organizationId, confirmation: name });
    expect(answer).toEqual({ keptUntil: null });
    const everywhere = superPerson.clientWith({ 'x-organization-id': 'all' });
    expect((await everywhere.halts.list()).halts).toEqual([]);
    expect(await refusalOf(here().settings.show())).toMatchObject({ code: 'not_permitted' });
    const inside = superPerson.clientWith({ 'x-organization-id': organizationId });
    expect(await refusalOf(inside.settings.show())).toMatchObject({ code: 'not_permitted' });
    const again = [
      administration.showOrganization({ organizationId }),
      administration.renameOrganization({ organizationId, name: 'Back' }),
      administration.suspendOrganization({ organizationId, because: 'x' }),
      administration.reinstateOrganization({ organizationId }),
      administration.deleteOrganization({ organizationId, confirmation: name }),
    ];
    for (const refusal of await Promise.all(again.map(refusalOf))) {
      expect(refusal).toMatchObject({ code: 'not_found' });
    }
    const successor = await administration.createOrganization({ name });
    const { organizations } = await administration.listOrganizations({ search: name });
    expect(organizations.map(({ id }) => id)).toEqual([successor.id]);
    const joining = askSystem(database, join, [organizationId, admin.userId, 'member']);
    await expect(joining).rejects.toThrow('nobody joins a deleted organization');
  });

  it('waits for a call that is being reserved at the same moment, and is refused then', async () => {
    await fill();
    await askSystem(database, endCalls, [organizationId, new Date()]);
    const reserve = `with call as (
         insert into calls (organization_id, campaign_id, contact_id, phone_id, e164, debt_id,
           decision_id, attempt, caller_id, carrier, reserved_at, heard_at)
         select organization_id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id, 2,
           caller_id, carrier, now(), now()
         from calls where organization_id = $1 limit 1
         returning *)
       insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier,
         reserved_at, heard_at, ledger_version, policy_version)
       select organization_id, id, campaign_id, contact_id, e164, carrier, now(), now(), 0, 0 from call`;
    const refusal = await whileAnotherWrites(connectionString, [[reserve, [organizationId]]], () =>
      refusalOf(administration.deleteOrganization({ organizationId, confirmation: name })),
    );
    expect(refusal).toMatchObject({ code: 'calls_in_flight' });
    expect(await countRows('user_organizations')).toBe(1);
  });

  it('happens once for two who ask at the same moment', async () => {
    const all = await Promise.allSettled(
      [1, 2].map(() => administration.deleteOrganization({ organizationId, confirmation: name })),
    );
    expect(all.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await readActivity(database, organizationId)).toHaveLength(1);
  });
});

describe('anybody else', () => {
  type Administration = typeof administration;
  const organization = { organizationId: randomUUID() };
  const operations: readonly [string, (asked: Administration) => Promise<unknown>][] = [
    ['listing', (asked) => asked.listOrganizations({})],
    ['seeing one', (asked) => asked.showOrganization(organization)],
    ['opening one', (asked) => asked.createOrganization({ name: 'Mine' })],
    ['renaming', (asked) => asked.renameOrganization({ ...organization, name: 'Mine' })],
    ['suspending', (asked) => asked.suspendOrganization({ ...organization, because: 'x' })],
    ['reinstating', (asked) => asked.reinstateOrganization(organization)],
    ['deleting', (asked) => asked.deleteOrganization({ ...organization, confirmation: 'x' })],
    ['seeing people', (asked) => asked.listProfiles({})],
    [
      'creating a user',
      (asked) =>
        asked.createUser({
          email: 'mallory@example.com',
          password: 'correct horse battery',
          fullName: 'Mallory',
        }),
    ],
  ];

  it.each(operations)('is refused %s', async (_, ask) => {
    const clients = [
      [here(), 'not_permitted'],
      [admin.clientIn('all'), 'not_permitted'],
      [createClient(application.address), 'not_signed_in'],
    ] as const;
    for (const [client, code] of clients) {
      expect(await refusalOf(ask(client.administration)), code).toMatchObject({ code });
    }
  });
});
