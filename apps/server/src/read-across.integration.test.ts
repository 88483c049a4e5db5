import type { List } from '@ringfence/contract/lists';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listEntries } from './features/activity/queries/entries.ts';
import {
  listCampaigns,
  listCampaignsInState,
  listNotCalled,
} from './features/campaigns/queries.ts';
import { findImport } from './features/imports/queries/shown.ts';
import { listLists } from './features/lists/queries/show-lists.ts';
import { readAllEventsAfter } from './platform/live/queries.ts';
import { addOrganization } from './testing/add-organization.ts';
import { type ApiClient, type ApiPerson, refusalOf, signInToApi } from './testing/ask-api.ts';
import { fillTables } from './testing/fill-tables.ts';
import { startTestApplication, type TestApplication } from './testing/test-application.ts';
import { useTestDatabase } from './testing/test-database.ts';
import { askSystem, testStatement } from './testing/test-statement.ts';

const { database, connectionString } = useTestDatabase();
let application: TestApplication;
let admin: ApiPerson;
let stranger: ApiPerson;
let superAdministrator: ApiPerson;
/** The super administrator, across all organizations. */
let across: ApiClient;

const findPeople = testStatement(
  `select organization_id, user_id from user_organizations
   join profiles on profiles.id = user_id where email = any($1)`,
  { organization_id: 'uuid', user_id: 'uuid' },
);
/** Everybody in a campaign is deferred by a decision. */
const deferTargets = testStatement(
  `with decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, until,
       reasons, zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select organization_id, campaign_id, contact_id, now(), 'defer', now() + interval '1 hour', '[]',
       '[]', 0, 0, '{}', sha256('facts'), 'test'
     from targets returning *
   )
   update targets set state = 'waiting', next_at = decision.until, verdict = 'defer',
     decision_id = decision.id
   from decision
   where targets.organization_id = decision.organization_id
     and targets.campaign_id = decision.campaign_id and targets.contact_id = decision.contact_id`,
  {},
);
/** Of everybody else the call was cancelled. */
const cancelTargets = testStatement(
  `insert into targets (organization_id, campaign_id, contact_id, state, ended_because, cancelled_at)
   select contact.organization_id, campaign.id, contact.id, 'done', 'cancelled', now()
   from contacts contact
   join campaigns campaign on campaign.organization_id = contact.organization_id
     and campaign.state = 'running'
   on conflict do nothing`,
  {},
);
const markDeleted = testStatement(
  `with gone as (delete from user_organizations where organization_id = $1)
   update organizations set deleted_at = now(), name = 'Gone' where id = $1`,
  {},
);
let deletedId = '';

beforeAll(async () => {
  application = await startTestApplication(database, connectionString);
  const { address } = application;
  admin = await signInToApi(address, 'admin@harbor.example');
  stranger = await signInToApi(address, 'admin@northwind.example');
  superAdministrator = await signInToApi(address, 'super@ringfence.example');
  across = superAdministrator.clientWith({ 'x-organization-id': 'all' });
  const people = await askSystem(database, findPeople, [
    ['admin@harbor.example', 'admin@northwind.example'],
  ]);
  for (const { organization_id, user_id } of people) {
    await fillTables(database, { organizationId: organization_id, userId: user_id });
  }
  const gone = await addOrganization(database);
  deletedId = gone.organizationId;
  await fillTables(database, gone);
  await askSystem(database, deferTargets);
  await askSystem(database, cancelTargets);
  await askSystem(database, markDeleted, [deletedId]);
});
afterAll(() => application.stop());

interface Row {
  organization: { id: string; name: string };
}
interface Page {
  rows: Row[];
  nextCursor: string | null;
}
interface PageInput {
  limit: number;
  cursor?: string;
}

/** When it was counted is another moment each time. */
const uncounted = ({ countedAt: _, ...list }: List) => list;

/** Every list that spans organizations. */
const lists: [string, (client: ApiClient, input: PageInput) => Promise<Page>][] = [
  [
    'lists',
    async (client, input) => {
      const { lists: found, nextCursor } = await client.lists.list(input);
      return asPage('lists', { lists: found.map(uncounted), nextCursor });
    },
  ],
  ['contacts', async (client, input) => asPage('contacts', await client.contacts.list(input))],
  [
    'contacts that are searched for',
    async (client, input) =>
      asPage('contacts', await client.contacts.list({ ...input, search: 'cid' })),
  ],
  ['campaigns', async (client, input) => asPage('campaigns', await client.campaigns.list(input))],
  [
    'people not called',
    async (client, input) => asPage('targets', await client.campaigns.notCalled(input)),
  ],
  ['calls', async (client, input) => asPage('calls', await client.calls.list(input))],
  ['activity', async (client, input) => asPage('entries', await client.activity.list(input))],
  [
    'scheduled calls',
    async (client, input) => asPage('scheduled', await client.activity.scheduled(input)),
  ],
  [
    'cancelled calls',
    async (client, input) => asPage('cancelled', await client.scheduled.cancelled(input)),
  ],
];

function asPage<Key extends string>(
  key: Key,
  answer: { [Each in Key]: Row[] } & { nextCursor: string | null },
): Page {
  return { rows: answer[key], nextCursor: answer.nextCursor };
}

async function readAll(read: (typeof lists)[number][1], client: ApiClient, limit: number) {
  const rows: Row[] = [];
  let cursor: string | null = null;
  do {
    const page: Page = await read(client, { limit, ...(cursor === null ? {} : { cursor }) });
    rows.push(...page.rows);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return rows;
}

const namesOf = (rows: readonly Row[]) =>
  new Set(rows.map(({ organization }) => organization.name));

describe.each(lists)('the %s of a super administrator', (_, read) => {
  it('span all organizations that are not deleted, and say which', async () => {
    const { rows } = await read(across, { limit: 200 });
    expect(namesOf(rows)).toEqual(new Set(['Harbor Recovery', 'Northwind Water']));
    expect(rows.map(({ organization }) => organization.id)).not.toContain(deletedId);
  });

  it('come page by page in the same order, each once', async () => {
    const whole = await readAll(read, across, 200);
    expect(await readAll(read, across, 1)).toEqual(whole);
    expect(new Set(whole.map((row) => JSON.stringify(row))).size).toBe(whole.length);
  });

  it('are those of one organization where it is named', async () => {
    const inHarbor = superAdministrator.clientWith({ 'x-organization-id': admin.organizationId });
    const rows = await readAll(read, inHarbor, 200);
    expect(namesOf(rows)).toEqual(new Set(['Harbor Recovery']));
    expect(rows).toEqual(await readAll(read, admin.client, 200));
  });

  it('are refused to everybody else', async () => {
    const members = admin.clientWith({ 'x-organization-id': 'all' });
    expect(await refusalOf(read(members, { limit: 1 }))).toMatchObject({ code: 'not_permitted' });
    const others = stranger.clientWith({ 'x-organization-id': admin.organizationId });
    expect(await refusalOf(read(others, { limit: 1 }))).toMatchObject({ code: 'not_permitted' });
    expect(namesOf((await read(stranger.client, { limit: 200 })).rows)).toEqual(
      new Set(['Northwind Water']),
    );
  });
});

const findImportId = testStatement(`select id from imports where organization_id = $1`, {
  id: 'uuid',
});
async function idsOf(person: ApiPerson) {
  const [list] = (await person.client.lists.list({})).lists;
  const [campaign] = (await person.client.campaigns.list({})).campaigns;
  const [call] = (await person.client.calls.list({})).calls;
  const [contact] = (await person.client.contacts.list({})).contacts;
  const [file] = await askSystem(database, findImportId, [person.organizationId]);
  return {
    listId: list?.id ?? '',
    campaignId: campaign?.id ?? '',
    callId: call?.id ?? '',
    importId: file?.id ?? '',
    contactId: contact?.id ?? '',
  };
}
type Ids = Awaited<ReturnType<typeof idsOf>>;

const soon = new Date(Date.now() + 3_600_000).toISOString();
const shows: [string, (client: ApiClient, ids: Ids) => Promise<unknown>][] = [
  ['a list', async (client, { listId }) => uncounted(await client.lists.show({ listId }))],
  ['a campaign', (client, { campaignId }) => client.campaigns.show({ campaignId })],
  ['a call', (client, { callId }) => client.calls.show({ callId })],
  [
    'what the engine says of a person',
    (client, { contactId }) => client.compliance.showContact({ contactId, at: soon }),
  ],
  ['an import', (client, { importId }) => client.imports.show({ importId })],
  ['rejected rows', (client, { importId }) => client.imports.rejections({ importId })],
];

describe.each(shows)('%s', (_, show) => {
  it('is shown to a super administrator wherever it is', async () => {
    const ids = await idsOf(stranger);
    expect(await show(across, ids)).toEqual(await show(stranger.client, ids));
  });

  it('is nowhere in an organization that is deleted', async () => {
    const [list] = await askSystem(
      database,
      testStatement(
        `select list.id as list_id, campaign.id as campaign_id, call.id as call_id,
           import.id as import_id, contact.id as contact_id
         from lists list, campaigns campaign, calls call, imports import, contacts contact
         where list.organization_id = $1 and campaign.organization_id = $1
           and call.organization_id = $1 and import.organization_id = $1
           and contact.organization_id = $1 limit 1`,
        {
          list_id: 'uuid',
          campaign_id: 'uuid',
          call_id: 'uuid',
          import_id: 'uuid',
          contact_id: 'uuid',
        },
      ),
      [deletedId],
    );
    const ids = {
      listId: list?.list_id ?? '',
      campaignId: list?.campaign_id ?? '',
      callId: list?.call_id ?? '',
      importId: list?.import_id ?? '',
      contactId: list?.contact_id ?? '',
    };
    expect(await refusalOf(show(across, ids))).toMatchObject({ code: 'not_found' });
  });

  it('is nothing that anybody else sees from outside', async () => {
    const ids = await idsOf(admin);
    expect(await refusalOf(show(stranger.client, ids))).toMatchObject({ code: 'not_found' });
    const all = stranger.clientWith({ 'x-organization-id': 'all' });
    expect(await refusalOf(show(all, ids))).toMatchObject({ code: 'not_permitted' });
  });
});

describe('a super administrator across organizations', () => {
  it('sees the contacts, calls and people not called of one list or campaign', async () => {
    const { listId, campaignId } = await idsOf(stranger);
    expect(await across.contacts.list({ listId })).toEqual(
      await stranger.client.contacts.list({ listId }),
    );
    expect(await across.contacts.list({ listId, search: 'cid' })).toEqual(
      await stranger.client.contacts.list({ listId, search: 'cid' }),
    );
    expect(await across.calls.list({ campaignId })).toEqual(
      await stranger.client.calls.list({ campaignId }),
    );
    const { targets } = await across.campaigns.notCalled({ campaignId, verdict: 'defer' });
    expect(targets).toEqual((await stranger.client.campaigns.notCalled({ campaignId })).targets);
    expect(targets).toHaveLength(1);
    for (const page of [{ campaignId }, { campaignId, search: 'cid' }]) {
      const people = await across.campaigns.targets(page);
      expect(people.targets.length).toBeGreaterThan(0);
      expect(people).toEqual(await stranger.client.campaigns.targets(page));
    }
  });

  it('finds people, lists and campaigns wherever they are, and everybody else in their own', async () => {
    const find = async (client: ApiClient) => {
      const { contacts, lists: found } = await client.search.find({ query: 'Cid' });
      expect(found).toEqual([]);
      return contacts.map(({ organization }) => organization.name).toSorted();
    };
    expect(await find(across)).toEqual(['Harbor Recovery', 'Northwind Water']);
    expect(await find(stranger.client)).toEqual(['Northwind Water']);
    const { lists: found, calls } = await across.search.find({ query: 'filled' });
    expect(namesOf(found)).toEqual(new Set(['Harbor Recovery', 'Northwind Water']));
    expect(calls).toEqual([]);
    for (const organizationId of ['all', admin.organizationId]) {
      const outside = stranger.clientWith({ 'x-organization-id': organizationId });
      const refusal = await refusalOf(outside.search.find({ query: 'Cid' }));
      expect(refusal.code).toBe('not_permitted');
    }
  });

  it('is written down in the organization whose rejected rows were read, and named there', async () => {
    const { importId } = await idsOf(admin);
    await across.imports.rejections({ importId });
    const { entries } = await admin.client.activity.list({ limit: 1 });
    expect(entries).toMatchObject([
      {
        action: 'list.rejections_read',
        actor: { kind: 'super_administrator', name: 'Sam Okafor' },
        subject: { kind: 'list', name: 'Filled' },
      },
    ]);
  });

  it('changes nothing without naming an organization', async () => {
    const { contacts } = await across.contacts.list({ limit: 1 });
    const contact = contacts[0];
    const { campaignId } = await idsOf(admin);
    const refusals = await Promise.all(
      [
        across.contacts.suppress({ contactId: contact?.id ?? '', kind: 'medium_stop' }),
        across.contacts.revealPhone({ phoneId: contact?.phone?.id ?? '' }),
        across.campaigns.pause({ campaignId }),
      ].map(refusalOf),
    );
    expect(refusals.map(({ code }) => code)).toEqual(Array(3).fill('organization_required'));
  });

  it('watches all of them in one stream, and nobody else does', async () => {
    const events = await across.live.stream();
    expect(await events.next()).toMatchObject({ value: { kind: 'ready' } });
    await signInToApi(application.address, 'admin@northwind.example');
    expect(await events.next()).toMatchObject({ value: { kind: 'activity_appended' } });
    await events.return();
    const members = admin.clientWith({ 'x-organization-id': 'all' });
    expect(await refusalOf(members.live.stream())).toMatchObject({ code: 'not_permitted' });
  });
});

describe('what spans organizations is read along an index, in the order in which it is shown', () => {
  const id = '01a1dd2e-e25f-7921-a55b-27832127b126';
  it.each([
    ['lists_by_id', listLists.across, [id, 3, false]],
    ['campaigns_by_id', listCampaigns.across, [new Date(), id, 3]],
    ['campaigns_by_id', listCampaignsInState.across, [new Date(), id, 3, 'paused']],
    ['targets_not_called_across', listNotCalled.across, [id, null, 3]],
    [
      'activity_entries_by_time_across',
      listEntries.across,
      [new Date(), id, 3, new Date(0), null, null, null],
    ],
    ['imports_by_id', findImport.across, [id]],
    ['live_events_in_order_across', readAllEventsAfter, [1]],
  ])('%s', async (index, statement, values) => {
    const explain = testStatement(`explain (costs off) ${statement.text}`, {
      'QUERY PLAN': 'text',
    });
    const nobody = { userId: id, organizationId: null, isSuperAdministrator: true };
    const plan = await database.asTenant(nobody, async (transaction) => {
      // Of tables with a few rows the planner would read all, whatever there is besides.
      await transaction.all(testStatement('set local enable_seqscan = off', {}));
      await transaction.all(testStatement('set local enable_sort = off', {}));
      return transaction.all(explain, values);
    });
    const text = plan.map((row) => row['QUERY PLAN']).join('\n');
    expect(text).toMatch(new RegExp(`Index Scan (Backward )?using ${index} on`));
  });
});
