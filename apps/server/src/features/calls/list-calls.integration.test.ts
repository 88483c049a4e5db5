import type { CallFilter, CallOrder } from '@ringfence/contract/calls';
import { beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { countCalls } from './count-calls.ts';
import { callsWriter } from './download-calls.ts';
import { listCalls } from './list-calls.ts';
import { listChoices } from './list-choices.ts';

const { database } = useTestDatabase();
let organization: TestOrganization;
let other: TestOrganization;
let campaigns: readonly string[];
let listIds: readonly string[];

/** One an hour, each a minute long or unanswered, along with the hours of June. */
const insertCalls = testStatement(
  `with drawn as materialized (
     select target.*, phone.e164, number, '2026-06-01T00:00:00Z'::timestamptz + number * interval '1 hour' as at
     from generate_series(0, $3::integer - 1) as number
     join lateral (select * from targets
       where organization_id = $1 and campaign_id = $2
       order by contact_id offset number % 3 limit 1) target on true
     join phones phone on phone.organization_id = $1 and phone.id = target.phone_id
   ), decision as (
     insert into decisions (organization_id, campaign_id, contact_id, decided_at, verdict, reasons,
       zones, attempts_before, attempts_after, facts, facts_hash, tzdata_version)
     select $1, $2, contact_id, at, 'allow', '[]', '[]', 0, 1, '{}', sha256('facts'), 'test' from drawn
     where number < 3
     returning id, contact_id
   )
   insert into calls (organization_id, id, campaign_id, contact_id, phone_id, e164, debt_id, decision_id,
     attempt, caller_id, carrier, account_id, reserved_at, placing_at, heard_at, state, outcome,
     answered_at, answered_by, ended_at, talk_seconds)
   select $1, overlay(first_id_of(at)::text placing right(gen_random_uuid()::text, 17) from 20)::uuid, $2,
     drawn.contact_id, drawn.phone_id, drawn.e164, drawn.debt_id, decision.id, 1,
     case when number % 10 = 0 then '+13125550001' else '+13125550000' end, 'simulator', $4, at, at, at,
     'ended', case when number % 50 = 7 then 'stop' when number % 5 = 0 then 'right_party' else 'no_answer' end,
     case when number % 5 in (0, 2) then at end,
     case when number % 5 = 0 then 'human' when number % 5 = 2 then 'machine' end, at,
     case when number % 5 = 0 then number else 0 end
   from drawn join decision using (contact_id)`,
  {},
);
/** Every seventh has not ended. */
const takeUp = testStatement(
  `with taken as (
     update calls set state = 'ringing', outcome = null, answered_at = null, answered_by = null,
       ended_at = null, talk_seconds = 0
     where organization_id = $1 and extract(epoch from reserved_at)::bigint / 3600 % 7 = 0
     returning *
   )
   insert into calls_under_way (organization_id, call_id, campaign_id, contact_id, e164, carrier,
     reserved_at, heard_at, ledger_version, policy_version)
   select organization_id, id, campaign_id, contact_id, e164, carrier, reserved_at, heard_at, 0, 0 from taken`,
  {},
);
const answerSome = testStatement(
  `update calls_under_way set state = case when call_id in
     (select call_id from calls_under_way where organization_id = $1 order by call_id limit 2)
     then 'answered' else 'ringing' end
   where organization_id = $1`,
  {},
);
/** As a campaign that calls people back, and has no list. */
const becomeStanding = testStatement(
  `with standing as (update campaigns set origin = 'callback', list_id = null
     where organization_id = $1 and id = $2)
   update calls set origin = 'callback' where organization_id = $1 and campaign_id = $2`,
  {},
);
const account = '01a1dd2e-e25f-7921-a55b-27832127b126';

async function addCalls(of: TestOrganization, calls: number) {
  const people = ['Ann Alvarez', 'Bob Brown', 'Cleo Chen'].map((name, index) => ({
    name,
    e164: `+1312555010${index}`,
  }));
  const { listId, contactIds } = await addList(database, of, people);
  const campaignId = await addCampaign(database, of, listId);
  await askSystem(database, insertCalls, [of.organizationId, campaignId, calls, account]);
  return { listId, campaignId, contactIds };
}

let ann: string;
beforeAll(async () => {
  organization = await addOrganization(database);
  other = await addOrganization(database);
  const first = await addCalls(organization, 200);
  const second = await addCalls(organization, 30);
  await addCalls(other, 20);
  campaigns = [first.campaignId, second.campaignId];
  listIds = [first.listId, second.listId];
  ann = first.contactIds.get('Ann Alvarez') ?? '';
});

/** All pages, one after another. */
async function readAll(
  filter: CallFilter,
  {
    order = 'newest',
    limit = 40,
    of = organization,
  }: { order?: CallOrder; limit?: number; of?: TestOrganization } = {},
) {
  const calls = [];
  let cursor: string | undefined;
  do {
    const page = await listCalls({ database }, of, {
      ...filter,
      order,
      limit,
      ...(cursor === undefined ? {} : { cursor }),
    });
    calls.push(...page.calls);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return calls;
}

describe('the history of calls', () => {
  it('comes page by page, each call once, newest or oldest first', async () => {
    const newest = await readAll({});
    expect(newest).toHaveLength(230);
    expect(new Set(newest.map(({ id }) => id)).size).toBe(230);
    const times = newest.map(({ reservedAt }) => reservedAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const oldest = await readAll({}, { order: 'oldest' });
    expect(oldest.map(({ id }) => id)).toEqual(newest.map(({ id }) => id).toReversed());
  });

  it.each<[string, CallFilter, (all: Awaited<ReturnType<typeof readAll>>[number]) => boolean]>([
    ['outcomes', { outcomes: ['stop', 'right_party'] }, ({ outcome }) => outcome !== 'no_answer'],
    ['a rare outcome', { outcomes: ['stop'] }, ({ outcome }) => outcome === 'stop'],
    ['a caller ID', { callerId: '+13125550001' }, ({ callerId }) => callerId === '+13125550001'],
    ['an account', { accountId: account }, () => true],
    ['another account', { accountId: '01a1dd2e-e25f-7921-a55b-27832127b127' }, () => false],
    ['who answered', { answeredBy: 'machine' }, ({ answeredBy }) => answeredBy === 'machine'],
    ['length', { minimumSeconds: 100 }, ({ talkSeconds }) => (talkSeconds ?? 0) >= 100],
    [
      'length at most',
      { maximumSeconds: 100 },
      ({ answeredAt, talkSeconds }) => answeredAt !== null && (talkSeconds ?? 0) <= 100,
    ],
    [
      'days',
      { from: '2026-06-02', to: '2026-06-03' },
      ({ reservedAt }) => reservedAt >= '2026-06-02' && reservedAt < '2026-06-04',
    ],
    [
      'when they were placed',
      { placedAfter: '2026-06-02T10:00:00Z', placedUntil: '2026-06-03T05:00:00Z' },
      ({ reservedAt }) =>
        reservedAt > '2026-06-02T10:00:00.000Z' && reservedAt <= '2026-06-03T05:00:00.000Z',
    ],
    ['a time that no calendar has', { placedAfter: '0000-01-01T00:00:00Z' }, () => true],
    ['all days that there are', { from: '0000-01-01', to: '9999-12-31' }, () => true],
    ['an hour', { hour: 17 }, ({ reservedAt }) => reservedAt.includes('T17:')],
    ['a weekday', { weekday: 1 }, ({ reservedAt }) => new Date(reservedAt).getUTCDay() === 1],
    [
      'an outcome, a caller ID and an hour together',
      { outcomes: ['right_party'], callerId: '+13125550001', hour: 10 },
      ({ outcome, callerId, reservedAt }) =>
        outcome === 'right_party' && callerId === '+13125550001' && reservedAt.includes('T10:'),
    ],
    ['what is under way', { underWay: true }, () => false],
    ['nobody free', { happened: 'nobody_free' }, () => false],
    [
      'abandonment',
      { happened: 'abandoned' },
      ({ answeredBy, outcome }) => answeredBy === 'human' && outcome !== null,
    ],
    [
      'abandonment and a caller ID',
      { happened: 'abandoned', callerId: '+13125550001' },
      ({ answeredBy, callerId }) => answeredBy === 'human' && callerId === '+13125550001',
    ],
    ['what was placed', { placed: true }, ({ outcome }) => outcome !== 'withdrawn'],
    ['a name', { search: 'alvarez' }, ({ contact }) => contact.fullName === 'Ann Alvarez'],
    ['a number', { search: '+13125550101' }, ({ contact }) => contact.fullName === 'Bob Brown'],
    ['nobody', { search: 'Zacharias' }, () => false],
  ])('is narrowed by %s', async (_, filter, isMeant) => {
    const found = await readAll(filter);
    const meant = (await readAll({})).filter(isMeant);
    expect(found.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
    const counted = await countCalls({ database, now: () => new Date() }, organization, filter);
    expect(counted).toEqual({ count: meant.length, isExact: true });
  });

  it('is narrowed by what gave rise to the calls', async () => {
    const calling = await addOrganization(database);
    await addCalls(calling, 30);
    const { campaignId } = await addCalls(calling, 20);
    await askSystem(database, becomeStanding, [calling.organizationId, campaignId]);
    const read = async (filter: CallFilter) =>
      (await readAll(filter, { of: calling, limit: 7 })).map(({ origin }) => origin);
    expect(await read({ origin: 'callback' })).toEqual(Array(20).fill('callback'));
    expect(await read({ origin: 'campaign' })).toEqual(Array(30).fill('campaign'));
    expect(await read({ origin: 'promise' })).toEqual([]);
    // With another condition, each of them holds.
    expect(await read({ origin: 'campaign', campaignId })).toEqual([]);
    expect(await read({ origin: 'callback', outcomes: ['right_party'] })).toHaveLength(4);
    const count = { count: 20, isExact: true };
    const asked: CallFilter = { origin: 'callback' };
    expect(await countCalls({ database, now: () => new Date() }, calling, asked)).toEqual(count);
    // Across organizations.
    const everywhere = { userId: account, organizationId: null, isSuperAdministrator: true };
    const page = { ...asked, order: 'newest', limit: 40 } as const;
    expect((await listCalls({ database }, everywhere, page)).calls).toHaveLength(20);
  });

  it('joins calls under way with those of an outcome, page by page', async () => {
    const busy = await addOrganization(database);
    await addCalls(busy, 40);
    await askSystem(database, takeUp, [busy.organizationId]);
    const all = await readAll({}, { of: busy });
    const isMeant = ({ outcome }: (typeof all)[number]) =>
      outcome === null || outcome === 'right_party';
    const meant = all.filter(isMeant).map(({ id }) => id);
    const filter: CallFilter = { outcomes: ['right_party'], underWay: true };
    expect(all.filter(({ outcome }) => outcome === null)).toHaveLength(6);
    expect((await readAll(filter, { of: busy, limit: 3 })).map(({ id }) => id)).toEqual(meant);
    const oldest = await readAll(filter, { of: busy, limit: 3, order: 'oldest' });
    expect(oldest.map(({ id }) => id)).toEqual(meant.toReversed());
    const count = (asked: CallFilter) =>
      countCalls({ database, now: () => new Date() }, busy, asked);
    // As it is kept for the dashboard, and as it is counted where nothing is kept.
    const counted = { count: meant.length, isExact: true };
    expect(await count(filter)).toEqual(counted);
    expect(await count({ ...filter, accountId: account })).toEqual(counted);
    expect(await count({ underWay: true })).toEqual({ count: 6, isExact: true });
  });

  it('is narrowed by how far those under way have come, also where people are searched for', async () => {
    const busy = await addOrganization(database);
    await addCalls(busy, 40);
    await askSystem(database, takeUp, [busy.organizationId]);
    await askSystem(database, answerSome, [busy.organizationId]);
    const underWay = await readAll({ underWay: true }, { of: busy });
    const isAnnOf = ({ contact }: (typeof underWay)[number]) => contact.fullName === 'Ann Alvarez';
    const expectAll = async (filter: CallFilter, meant: typeof underWay) => {
      const found = await readAll(filter, { of: busy, limit: 2 });
      expect(found.map(({ id }) => id)).toEqual(meant.map(({ id }) => id));
      const clock = { database, now: () => new Date() };
      expect(await countCalls(clock, busy, filter)).toEqual({ count: meant.length, isExact: true });
    };
    const answered = underWay.filter(({ state }) => state === 'answered');
    expect([underWay.length, answered.length]).toEqual([6, 2]);
    await expectAll({ state: 'answered' }, answered);
    await expectAll({ underWay: true, state: 'answered' }, answered);
    await expectAll({ state: 'placing' }, []);
    await expectAll({ search: 'alvarez', underWay: true }, underWay.filter(isAnnOf));
    await expectAll({ search: 'alvarez', state: 'answered' }, answered.filter(isAnnOf));
  });

  it('is narrowed by campaign, list and contact', async () => {
    expect(await readAll({ campaignId: campaigns[1] ?? '' })).toHaveLength(30);
    expect(await readAll({ listId: listIds[0] ?? '' })).toHaveLength(200);
    const stops = await readAll({ campaignId: campaigns[0] ?? '', outcomes: ['stop'] });
    expect(stops).toHaveLength(4);
    const hers = await readAll({ contactId: ann });
    expect(hers).toHaveLength(67);
    expect(hers[0]).toMatchObject({
      contact: { fullName: 'Ann Alvarez' },
      phone: expect.not.stringContaining('5550100'),
      isSimulated: true,
    });
  });

  it('shows nothing of another organization, whatever is named', async () => {
    const theirs = [{ campaignId: campaigns[0] }, { listId: listIds[0] }, { contactId: ann }];
    for (const filter of theirs) {
      expect(await readAll({ ...filter }, { of: other })).toEqual([]);
    }
    expect(await readAll({}, { of: other })).toHaveLength(20);
  });

  it('offers what there is to narrow it by', async () => {
    const choices = await listChoices({ database }, organization);
    expect(choices.callerIds).toEqual(['+13125550000', '+13125550001']);
    expect(choices.campaigns.map(({ id }) => id).toSorted()).toEqual(campaigns.toSorted());
    expect(choices.lists.map(({ id }) => id).toSorted()).toEqual(listIds.toSorted());
  });

  it('is written to a file row by row, with masked numbers', async () => {
    const now = () => new Date('2026-06-20T12:00:00Z');
    const content = { filter: { outcomes: ['stop'] }, order: 'oldest' };
    const file = await callsWriter.write({ database, now }, organization, content);
    const rows: (readonly string[])[] = [];
    for await (const row of file.rows) rows.push(row);
    expect(rows).toHaveLength(1 + 5);
    expect(rows[0]).toContain('caller ID');
    expect(JSON.stringify(rows)).not.toMatch(/\+1312555010/);
  });

  it('looks at a limited number of calls, and says from where to go on', async () => {
    const pick = testStatement(
      `select id, is_match from pick_calls(jsonb_build_object('home', $1::uuid, 'at_least', 100000),
         false, 'ffffffff-ffff-ffff-ffff-ffffffffffff', 10, 200)`,
      { id: 'uuid', is_match: 'bool' },
    );
    const found = await database.asTenant(organization, (transaction) =>
      transaction.all(pick, [organization.organizationId]),
    );
    expect(found.map(({ is_match }) => is_match)).toEqual([false]);
    const newest = await readAll({});
    expect(found[0]?.id).toBe(newest[199]?.id);
  });

  it('is walked along an index across organizations', async () => {
    const nobody = { userId: account, organizationId: null, isSuperAdministrator: true };
    const text = await database.asTenant(nobody, async (transaction) => {
      await transaction.all(testStatement('set local enable_seqscan = off', {}));
      await transaction.all(testStatement('set local enable_sort = off', {}));
      const walk = await transaction.first(
        testStatement(`select call_walk('{"home": null}', '{true}', false, $1, 100) as walk`, {
          walk: 'text',
        }),
        ['ffffffff-ffff-ffff-ffff-ffffffffffff'],
      );
      const explain = testStatement(
        `explain (costs off) select * from ${walk?.walk} call limit 3`,
        {
          'QUERY PLAN': 'text',
        },
      );
      const plan = await transaction.all(explain);
      return plan.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(text).toMatch(/Index Scan Backward using calls_default_id_idx on/);
  });
});
