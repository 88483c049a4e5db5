import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changeHours } from '../features/campaigns/change-hours.ts';
import { startCampaign } from '../features/campaigns/index.ts';
import { prepareMerge } from '../features/lists/index.ts';
import { planWaiting } from '../ledger/index.ts';
import type { Database } from '../platform/database/database.ts';
import { addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { approveScript } from '../testing/approve-script.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { endOnTime } from './end-on-time.ts';
import { forecastTargets } from './forecast-targets.ts';
import { claimDue } from './queries/claim.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
/** Noon in Illinois, on a Wednesday. */
const noon = new Date('2026-06-10T17:00:00Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: noon });
});
afterAll(() => dialing.stop());

const stopAll = testStatement(`update campaigns set state = 'stopped', finished_at = now()`, {});
beforeEach(async () => {
  dialing.clock.now = noon;
  await askSystem(database, stopAll);
});

const insertCallerId = testStatement(
  `insert into caller_ids (organization_id, e164, label, verified_at, verified_how, account_id)
   select $1, $2, '', now(), 'carrier', id from carrier_accounts where state = 'active' limit 1`,
  {},
);
const nameTargets = testStatement(
  `select contact.full_name from targets target join contacts contact
     on contact.organization_id = target.organization_id and contact.id = target.contact_id
   where target.campaign_id = $1 order by 1`,
  { full_name: 'text' },
);
const nameContacts = testStatement(
  'select id, full_name from contacts where organization_id = $1',
  { id: 'uuid', full_name: 'text' },
);
const owe = testStatement(
  `update debts debt set balance_minor = owed.minor, opened_on = owed.due
   from jsonb_to_recordset($2) as owed ("contactId" uuid, minor bigint, due date)
   where debt.organization_id = $1 and debt.contact_id = owed."contactId"`,
  {},
);
const call = testStatement(
  `update contact_summaries summary set last_called_at = called.at
   from jsonb_to_recordset($2) as called ("contactId" uuid, at timestamptz)
   where summary.organization_id = $1 and summary.contact_id = called."contactId"`,
  {},
);
const readState = testStatement(
  `select state, finished_at,
     (select count(*)::integer from activity_entries entry where entry.organization_id = campaign.organization_id
        and entry.action = 'campaign.ended') as ended,
     (select count(*)::integer from targets target where target.organization_id = campaign.organization_id
        and target.campaign_id = campaign.id and target.state in ('planned', 'waiting')) as waiting
   from campaigns campaign where id = $1`,
  { state: 'text', finished_at: 'timestamptz?', ended: 'int4', waiting: 'int4' },
);
const moveList = testStatement(
  `with moved as (update list_contacts set list_id = $2 where list_id = $1)
   update lists set merged_into = $2, archived_at = now() where id = $1`,
  {},
);

let line = 1_000;
function makePeople(names: readonly string[]) {
  return names.map((name) => {
    line += 1;
    return { name, e164: `+1312666${line}`, region: 'IL' };
  });
}

async function addPlace() {
  const scope = await addOrganization(database);
  const scriptId = await approveScript(database, scope.organizationId);
  line += 1;
  const callerId = `+1312665${line}`;
  await askSystem(database, insertCallerId, [scope.organizationId, callerId]);
  const lists = async (...names: string[]) => addList(database, scope, makePeople(names));
  const start = async (listId: string, choices: object) => {
    const spoken = { name: 'June', scriptId, callerId, spokenName: 'Harbor', mostAttempts: 3 };
    const context = { scope, headers: new Headers() };
    const made = await startCampaign(dialing.services, context, { ...spoken, listId, ...choices });
    const campaign = { organizationId: scope.organizationId, campaignId: made.id };
    while (await planWaiting(dialing.services, campaign));
    return campaign;
  };
  return { scope, lists, start };
}

const targetsOf = async ({ campaignId }: { campaignId: string }) =>
  (await askSystem(database, nameTargets, [campaignId])).map(({ full_name }) => full_name);

describe('whom a campaign calls', () => {
  it('are the people of its lists, each once, without those of the lists that it leaves out', async () => {
    const { lists, start } = await addPlace();
    const first = await lists('Ann', 'Bea');
    const second = await lists('Cid', 'Dan');
    const out = await lists('Eve');
    await addMembers(second.listId, [first.contactIds.get('Ann')]);
    await addMembers(out.listId, [first.contactIds.get('Bea'), second.contactIds.get('Dan')]);
    const campaign = await start(first.listId, {
      furtherListIds: [second.listId],
      excludedListIds: [out.listId],
    });
    expect(await targetsOf(campaign)).toEqual(['Ann', 'Cid']);
  });

  it('leaves out those of a list that was merged into another since', async () => {
    const { lists, start } = await addPlace();
    const first = await lists('Ann', 'Bea');
    const out = await lists('Eve');
    const other = await lists('Fay');
    await addMembers(out.listId, [first.contactIds.get('Bea')]);
    await askSystem(database, moveList, [out.listId, other.listId]);
    const campaign = await start(first.listId, { excludedListIds: [out.listId] });
    expect(await targetsOf(campaign)).toEqual(['Ann']);
  });

  it('cannot change by a merge of what it leaves out, before it is over', async () => {
    const { scope, lists, start } = await addPlace();
    const first = await lists('Ann');
    const out = await lists('Eve');
    const other = await lists('Fay');
    const merge = () =>
      database.asTenant(scope, (transaction) =>
        prepareMerge(transaction, { listId: other.listId, listIds: [out.listId] }),
      );
    const campaign = await start(first.listId, { excludedListIds: [out.listId] });
    await expect(merge()).rejects.toMatchObject({ code: 'conflict' });
    await askSystem(database, stopAll);
    expect(await merge()).toMatchObject({ people: 1 });
    expect(await targetsOf(campaign)).toEqual(['Ann']);
  });

  it('waits for an upload into a list that it leaves out', async () => {
    const { scope, lists, start } = await addPlace();
    const first = await lists('Ann');
    const out = await lists('Eve');
    await askSystem(database, insertUpload, [scope.organizationId, out.listId, scope.userId]);
    const campaign = await start(first.listId, { excludedListIds: [out.listId] });
    expect(await targetsOf(campaign)).toEqual([]);
  });

  it('cannot be called and left out at once', async () => {
    const { lists, start } = await addPlace();
    const { listId } = await lists('Ann');
    await expect(start(listId, { excludedListIds: [listId] })).rejects.toMatchObject({
      fields: [{ path: 'excludedListIds.0' }],
    });
  });
});

const insertUpload = testStatement(
  `insert into imports (organization_id, list_id, state, file_name, created_by)
   values ($1, $2, 'storing', 'more.csv', $3)`,
  {},
);
const insertMembers = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id)
   select list.organization_id, list.id, unnest($2::uuid[]) from lists list where list.id = $1`,
  {},
);
const addMembers = (listId: string, contactIds: readonly (string | undefined)[]) =>
  askSystem(database, insertMembers, [listId, contactIds]);

/** The people of a campaign in the order in which they are claimed. */
async function listDue({ organizationId, campaignId }: Awaited<ReturnType<Place['start']>>) {
  while (await forecastTargets(dialing.services, { organizationId, campaignId }));
  const later = new Date(noon.getTime() + 60_000);
  const due = await database.asSystem((transaction) =>
    transaction.all(claimDue, [organizationId, campaignId, later, later, 10]),
  );
  const named = await askSystem(database, nameContacts, [organizationId]);
  const names = new Map(named.map(({ id, full_name }) => [id, full_name]));
  return due.map(({ contact_id }) => names.get(contact_id));
}
type Place = Awaited<ReturnType<typeof addPlace>>;

describe('the order of a campaign', () => {
  it.each([
    ['balance', ['Cid', 'Ann', 'Bea']],
    ['age', ['Bea', 'Cid', 'Ann']],
  ] as const)('by %s decides who of those who are due comes first', async (order, expected) => {
    const { scope, lists, start } = await addPlace();
    const { listId, contactIds } = await lists('Ann', 'Bea', 'Cid');
    const owed = [
      { contactId: contactIds.get('Ann'), minor: 50_000, due: '2026-05-01' },
      { contactId: contactIds.get('Bea'), minor: 1_000, due: '2025-01-01' },
      { contactId: contactIds.get('Cid'), minor: 900_000, due: '2026-01-01' },
    ];
    await askSystem(database, owe, [scope.organizationId, JSON.stringify(owed)]);
    expect(await listDue(await start(listId, { order }))).toEqual(expected);
  });

  it('by age tells apart debts of days and of decades', async () => {
    const { scope, lists, start } = await addPlace();
    const opened = {
      Ann: '2016-06-01',
      Bea: '2026-06-09',
      Cid: '1996-06-01',
      Dan: '2023-01-01',
      Eve: '2026-06-08',
      Fay: '1986-06-01',
      Gus: '2022-06-01',
      Hal: '1926-06-10',
    };
    const { listId, contactIds } = await lists(...Object.keys(opened));
    const owed = Object.entries(opened).map(([name, due]) => ({
      ...{ contactId: contactIds.get(name), minor: 1_000, due },
    }));
    await askSystem(database, owe, [scope.organizationId, JSON.stringify(owed)]);
    expect(await listDue(await start(listId, { order: 'age' }))).toEqual([
      ...['Hal', 'Fay', 'Cid', 'Ann', 'Gus', 'Dan', 'Eve', 'Bea'],
    ]);
  });

  it('by the last contact has those first who were never called, then the longest ago', async () => {
    const { scope, lists, start } = await addPlace();
    const { listId, contactIds } = await lists('Ann', 'Bea', 'Cid', 'Dan', 'Eve');
    const called = [
      { contactId: contactIds.get('Ann'), at: '2026-06-09T15:00:00Z' },
      { contactId: contactIds.get('Bea'), at: '2026-03-01T15:00:00Z' },
      { contactId: contactIds.get('Dan'), at: '2024-09-01T15:00:00Z' },
      { contactId: contactIds.get('Eve'), at: '2026-02-28T15:00:00Z' },
    ];
    await askSystem(database, call, [scope.organizationId, JSON.stringify(called)]);
    expect(await listDue(await start(listId, { order: 'last_contact' }))).toEqual([
      ...['Cid', 'Dan', 'Eve', 'Bea', 'Ann'],
    ]);
  });
});

describe('the end of a campaign', () => {
  const endsAt = '2026-06-10T20:00:00.000Z';

  it('stops it when it has come, once, and its people are called no more', async () => {
    const { lists, start } = await addPlace();
    const { listId } = await lists('Ann', 'Bea');
    const campaign = await start(listId, { endsAt });
    await endOnTime(dialing.services);
    expect(await askSystem(database, readState, [campaign.campaignId])).toMatchObject([
      { state: 'running', ended: 0, waiting: 2 },
    ]);
    dialing.clock.now = new Date(endsAt);
    await Promise.all([endOnTime(dialing.services), endOnTime(dialing.services)]);
    await endOnTime(dialing.services);
    expect(await askSystem(database, readState, [campaign.campaignId])).toMatchObject([
      { state: 'stopped', finished_at: new Date(endsAt), ended: 1, waiting: 0 },
    ]);
  });

  it('may be put off until the last moment, and what fails in one campaign ends the others', async () => {
    const { lists, scope, start } = await addPlace();
    const { listId } = await lists('Ann');
    const longer = await start(listId, { endsAt });
    const others = [await start(listId, { endsAt }), await start(listId, { endsAt })];
    dialing.clock.now = new Date(endsAt);
    const services = { ...dialing.services, judgeOrganizationAgain() {} };
    const later = { startsAt: null, endsAt: '2026-06-10T21:00:00.000Z', hours: null };
    let begun = 0;
    const between: Database = {
      ...database,
      async asSystem(work, patience) {
        begun += 1;
        if (begun === 2) await changeHours(services, scope, { ...longer, ...later });
        if (begun === 3) throw new Error('the connection broke');
        return database.asSystem(work, patience);
      },
    };
    const statesOf = (campaigns: readonly { campaignId: string }[]) =>
      Promise.all(
        campaigns.map(async ({ campaignId }) => {
          const [read] = await askSystem(database, readState, [campaignId]);
          return read?.state;
        }),
      );
    await endOnTime({ ...dialing.services, database: between });
    expect(begun).toBe(4);
    expect(await statesOf([longer])).toEqual(['running']);
    expect((await statesOf(others)).toSorted()).toEqual(['running', 'stopped']);
    await endOnTime(dialing.services);
    expect(await statesOf([longer, ...others])).toEqual(['running', 'stopped', 'stopped']);
  });

  it('has to come after its start, and later than now', async () => {
    const { lists, start } = await addPlace();
    const { listId } = await lists('Ann');
    const refusal = { fields: [{ path: 'endsAt' }] };
    await expect(start(listId, { endsAt: noon.toISOString() })).rejects.toMatchObject(refusal);
    await expect(start(listId, { startsAt: endsAt, endsAt })).rejects.toMatchObject(refusal);
    const late = start(listId, { startsAt: '2026-09-01T17:00:00Z' });
    await expect(late).rejects.toMatchObject({ fields: [{ path: 'startsAt' }] });
  });
});
