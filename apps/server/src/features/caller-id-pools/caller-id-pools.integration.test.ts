import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readActivity } from '../../auth/testing/start-auth.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { addCallerId } from '../../testing/add-caller-id.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addEmptyOrganization, addMember, type TestMember } from '../../testing/add-member.ts';
import { approveScript } from '../../testing/approve-script.ts';
import { refusalOf } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let admin: TestMember;
let member: TestMember;
let organizationId: string;

beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());
beforeEach(async () => {
  const { address } = dialing.application;
  organizationId = await addEmptyOrganization(database, 'Harbor Recovery');
  admin = await addMember(database, address, organizationId, 'admin');
  member = await addMember(database, address, organizationId);
});

const pools = (who = admin) => who.clientIn(organizationId).callerIdPools;
const refused = (path: string) => ({ code: 'validation_failed', errors: [{ path }] });

async function addNumber() {
  const e164 = await addCallerId(database, { organizationId });
  const { callerIds } = await admin.clientIn(organizationId).settings.listCallerIds();
  const callerIdId = callerIds.find((one) => one.e164 === e164)?.id ?? '';
  return { e164, callerIdId };
}

async function addPool(name = 'Midwest', dailyLimit: number | null = 100) {
  const pool = await pools().create({ name });
  const number = await addNumber();
  await pools().place({ ...number, poolId: pool.id, dailyLimit });
  return { poolId: pool.id, ...number };
}

const insertAccount = testStatement(
  `insert into carrier_accounts (organization_id, carrier, title, settings, secrets, secrets_key,
     calls_per_second, calls_at_once)
   values ($1, 'simulator', 'Second', '{"sid": "Second"}', 'none', 'none', 1, 1) returning id`,
  { id: 'uuid' },
);
const callFrom = testStatement(`update campaigns set caller_id = $2 where id = $1`, {});
const setAccount = testStatement(`update caller_ids set account_id = $2 where id = $1`, {});
const insertRest = testStatement(
  `with number as (
     update caller_ids set rests_until = $2::timestamptz + interval '3 days' where id = $1
     returning organization_id, id, rests_until
   )
   insert into caller_id_rests (organization_id, caller_id_id, started_at, until, because,
     recent_placed, recent_answered, past_placed, past_answered, others_placed, others_answered)
   select organization_id, id, $2, rests_until, 'answer_rate', 100, 11, 500, 155, 300, 93 from number
   returning id`,
  { id: 'uuid' },
);
const insertDays = testStatement(
  `insert into caller_id_days (organization_id, caller_id, day, placed, answered)
   values ($1, $2, $3::date, 10, 3), ($1, $2, $3::date - 6, 10, 1), ($1, $2, $3::date - 7, 100, 50),
     ($1, $2, $3::date - 29, 1, 1), ($1, $2, $3::date - 30, 1000, 0)`,
  {},
);

describe('pools of caller IDs', () => {
  it('are created, renamed, filled and deleted, each written down', async () => {
    const { poolId, callerIdId, e164 } = await addPool();
    await pools().rename({ poolId, name: 'Lakes' });
    const shown = await pools(member).list();
    expect(shown.pools).toEqual([
      {
        id: poolId,
        name: 'Lakes',
        accountId: dialing.accountId,
        numbers: 1,
        callingNumbers: 1,
        campaigns: 0,
      },
    ]);
    const none = { placed: 0, answered: 0 };
    expect(shown.numbers).toEqual([
      {
        ...{ callerIdId, e164, label: '', region: 'IL', poolId, dailyLimit: 100, callsToday: 0 },
        ...{ last7Days: none, last30Days: none, rest: null, rests: [] },
      },
    ]);
    await pools().remove({ poolId });
    const left = await pools().list();
    expect(left.pools).toEqual([]);
    expect(left.numbers).toMatchObject([{ callerIdId, poolId: null, dailyLimit: null }]);
    const deeds = (await readActivity(database, organizationId)).map(({ action }) => action);
    expect(deeds.filter((action) => action.startsWith('caller_id'))).toEqual([
      'caller_id_pool.created',
      'caller_id.pooled',
      'caller_id_pool.renamed',
      'caller_id_pool.removed',
    ]);
  });

  it('have names of their own, until one is deleted', async () => {
    const { poolId } = await addPool('Midwest');
    expect(await refusalOf(pools().create({ name: 'MIDWEST' }))).toMatchObject(refused('name'));
    const other = await pools().create({ name: 'East' });
    const renaming = pools().rename({ poolId: other.id, name: 'midwest' });
    expect(await refusalOf(renaming)).toMatchObject(refused('name'));
    await pools().remove({ poolId });
    expect(await pools().rename({ poolId: other.id, name: 'midwest' })).toMatchObject({
      name: 'midwest',
    });
  });

  it('are changed by admins alone', async () => {
    const { poolId, callerIdId } = await addPool();
    const acts = [
      () => pools(member).create({ name: 'East' }),
      () => pools(member).rename({ poolId, name: 'East' }),
      () => pools(member).remove({ poolId }),
      () => pools(member).place({ callerIdId, poolId: null }),
    ];
    for (const act of acts) expect(await refusalOf(act())).toMatchObject({ code: 'not_permitted' });
  });

  it('are of one carrier account', async () => {
    const { poolId } = await addPool();
    const { callerIdId } = await addNumber();
    const [second] = await askSystem(database, insertAccount, [organizationId]);
    await askSystem(database, setAccount, [callerIdId, second?.id]);
    const placing = pools().place({ callerIdId, poolId });
    expect(await refusalOf(placing)).toMatchObject(refused('poolId'));
    const empty = await pools().create({ name: 'East' });
    await pools().place({ callerIdId, poolId: empty.id });
    const { settings } = admin.clientIn(organizationId);
    const moving = settings.changeCallerId({ callerIdId, accountId: dialing.accountId });
    expect(await refusalOf(moving)).toMatchObject(refused('accountId'));
    const shown = await pools().list();
    expect(shown.pools.map(({ name, accountId }) => [name, accountId])).toEqual([
      ['East', second?.id],
      ['Midwest', dialing.accountId],
    ]);
  });

  it('take no number that a campaign calls from by itself, and give it to no campaign', async () => {
    const { poolId, e164 } = await addPool();
    const alone = await addNumber();
    const scope = { organizationId, userId: admin.userId };
    const people = [{ name: 'Ann', e164: '+13125550142' }];
    const { listId } = await addList(database, scope, people);
    const campaignId = await addCampaign(database, scope, listId);
    await askSystem(database, callFrom, [campaignId, alone.e164]);
    const placing = pools().place({ callerIdId: alone.callerIdId, poolId });
    expect(await refusalOf(placing)).toMatchObject(refused('poolId'));
    const scriptId = await approveScript(database, organizationId);
    const campaign = { name: 'C', listId, scriptId, spokenName: 'Harbor', mostAttempts: 1 };
    const { campaigns } = admin.clientIn(organizationId);
    const starts: [object, string][] = [
      [{ callerId: e164 }, 'callerId'],
      [{}, 'callerId'],
      [{ callerId: e164, callerPoolId: poolId }, 'callerId'],
      [{ callerPoolId: (await pools().create({ name: 'Empty' })).id }, 'callerPoolId'],
    ];
    for (const [source, path] of starts) {
      const starting = campaigns.start({ ...campaign, ...source });
      expect(await refusalOf(starting)).toMatchObject(refused(path));
    }
    const started = await campaigns.start({ ...campaign, callerPoolId: poolId });
    expect(started).toMatchObject({
      callerId: null,
      callerPool: { id: poolId, name: 'Midwest' },
      waits: null,
    });
    expect(await refusalOf(pools().remove({ poolId }))).toMatchObject({ code: 'conflict' });
  });
});

describe('a number', () => {
  it('shows how it was answered in the last 7 and 30 days', async () => {
    const { e164 } = await addPool();
    await askSystem(database, insertDays, [organizationId, e164, '2026-06-10']);
    expect((await pools().list()).numbers).toMatchObject([
      { last7Days: { placed: 20, answered: 4 }, last30Days: { placed: 121, answered: 55 } },
    ]);
  });

  it('shows why it rests, until an admin ends that with a reason', async () => {
    const { callerIdId, poolId } = await addPool();
    const [rest] = await askSystem(database, insertRest, [callerIdId, dialing.clock.now]);
    const restId = rest?.id ?? '';
    const [number] = (await pools().list()).numbers;
    expect(number?.rest).toEqual({
      id: restId,
      startedAt: '2026-06-10T16:00:00.000Z',
      until: '2026-06-13T16:00:00.000Z',
      because: 'answer_rate',
      recent: { placed: 100, answered: 11 },
      past: { placed: 500, answered: 155 },
      others: { placed: 300, answered: 93 },
      ended: null,
    });
    expect((await pools().list()).pools).toMatchObject([{ id: poolId, callingNumbers: 0 }]);
    expect(await refusalOf(pools().endRest({ restId, reason: ' ' }))).toMatchObject(
      refused('reason'),
    );
    const ended = await pools().endRest({ restId, reason: 'The carrier took the label off' });
    expect(ended).toMatchObject({
      rest: null,
      rests: [{ ended: { reason: 'The carrier took the label off' } }],
    });
    expect((await pools().list()).pools).toMatchObject([{ id: poolId, callingNumbers: 1 }]);
    const again = pools().endRest({ restId, reason: 'Again' });
    expect(await refusalOf(again)).toMatchObject({ code: 'conflict' });
    expect(await readActivity(database, organizationId)).toContainEqual(
      expect.objectContaining({ action: 'caller_id.rest_ended' }),
    );
  });
});
