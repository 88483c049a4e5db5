import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findCampaign } from '../features/campaigns/find-campaign.ts';
import { resumeCampaign } from '../features/campaigns/resume-campaign.ts';
import { startCampaign } from '../features/campaigns/start-campaign.ts';
import { changes, steerCampaign } from '../features/campaigns/steer-campaign.ts';
import { endLeftOver, endTargets, planCampaign } from '../ledger/index.ts';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addList, addListOf } from '../testing/add-campaign.ts';
import { addCrowd } from '../testing/add-crowd.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { approveScript } from '../testing/approve-script.ts';
import { holdUpload, makeDebtor, uploadRows } from '../testing/imports/upload-rows.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { whileAnotherWrites } from '../testing/while-another-writes.ts';
import { dialRound } from './dial-round.ts';
import { finishCampaign } from './finish-campaign.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
let organization: TestOrganization;
beforeAll(async () => {
  dialing = await startDialing(suite);
  organization = await addOrganization(database);
});
afterAll(() => dialing.stop());

const insertCampaign = testStatement(
  `insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
     spoken_name, most_attempts, started_by, account_id)
   values ($1, 'Long', $2, $5, 1, '+13125550000', 'Harbor', 1, $3, $4)
   returning id`,
  { id: 'uuid' },
);
const listTargets = testStatement(
  `select contact.full_name as name from targets target
   join contacts contact on contact.organization_id = target.organization_id
     and contact.id = target.contact_id
   where target.campaign_id = $1 order by 1`,
  { name: 'text' },
);
const countStates = testStatement(
  `select state, count(*) as people from targets where campaign_id = $1 group by 1 order by 1`,
  { state: 'text', people: 'int8' },
);
const settleAll = testStatement(
  `update targets set state = 'done', ended_because = 'reached' where campaign_id = $1`,
  {},
);
const setToPlan = testStatement(`update campaigns set to_plan_count = $2 where id = $1`, {});
const joinList = testStatement(
  `insert into list_contacts (organization_id, list_id, contact_id) values ($1, $2, $3)`,
  {},
);
const listWaiting = testStatement(
  `select pid from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))`,
  { pid: 'int4' },
);
const findList = testStatement(
  `select id from lists where organization_id = $1 and name = 'March'`,
  {
    id: 'uuid',
  },
);

const people = ['Ann', 'Bob', 'Cid', 'Dee', 'Eve'].map((name, index) => ({
  name,
  e164: `+1312555019${index}`,
}));
const namesOf = async (campaignId: string) =>
  (await askSystem(database, listTargets, [campaignId])).map(({ name }) => name);
const showOf = (campaignId: string, of = organization) =>
  database.asTenant(of, (transaction) =>
    findCampaign(transaction, campaignId, dialing.services.now()),
  );

/** A campaign of which nobody is planned yet. */
async function addUnplanned(listId: string, of = organization): Promise<string> {
  const { organizationId, userId } = of;
  const scriptId = await approveScript(database, organizationId);
  const values = [organizationId, listId, userId, dialing.accountId, scriptId];
  const made = await askSystem(database, insertCampaign, values);
  return made[0]?.id ?? '';
}

/** As a worker does, with batches of two. */
const planTwo = (campaignId: string, of = organization): Promise<boolean> =>
  database.asSystem((transaction) =>
    planCampaign(transaction, { ...of, campaignId }, dialing.services.now(), 2),
  );

async function addLong(): Promise<{ campaignId: string; listId: string }> {
  const { listId } = await addList(database, organization, people);
  return { campaignId: await addUnplanned(listId), listId };
}

describe('a campaign over a long list', () => {
  it('begins with the first thousand, and plans the others while those are judged', async () => {
    const listId = await addCrowd(database, organization, 1_200);
    const started = await startCampaign(
      dialing.services,
      { scope: organization, headers: new Headers() },
      {
        name: 'Crowd',
        listId,
        callerId: await addCallerId(database, organization),
        scriptId: await approveScript(database, organization.organizationId),
        spokenName: 'Harbor',
        mostAttempts: 1,
      },
    );
    expect(started).toMatchObject({
      plannedAt: null,
      plan: { planned: 1_000, toPlan: null, awaitsUpload: false },
      targets: { planned: 1_000 },
    });
    while ((await dialRound(dialing.services, ['forecasts'])).busy);
    expect(await askSystem(database, countStates, [started.id])).toEqual([
      { state: 'blocked', people: 1_000 },
    ]);
    await dialRound(dialing.services, ['plans']);
    expect(await showOf(started.id)).toMatchObject({
      plannedAt: expect.any(String),
      plan: null,
      targets: { planned: 200, blocked: 1_000 },
    });
  });

  it('is planned to the end in batches, each person once', async () => {
    const { campaignId } = await addLong();
    expect(await planTwo(campaignId)).toBe(true);
    expect(await namesOf(campaignId)).toHaveLength(2);
    while (await planTwo(campaignId));
    expect(await namesOf(campaignId)).toEqual(['Ann', 'Bob', 'Cid', 'Dee', 'Eve']);
    expect((await showOf(campaignId)).plan).toBeNull();
  });

  it('says how many of how many are planned, also when people joined since', async () => {
    const { campaignId } = await addLong();
    await planTwo(campaignId);
    await askSystem(database, setToPlan, [campaignId, 5]);
    expect((await showOf(campaignId)).plan).toEqual({
      planned: 2,
      toPlan: 5,
      awaitsUpload: false,
    });
    await askSystem(database, setToPlan, [campaignId, 1]);
    expect((await showOf(campaignId)).plan).toMatchObject({ planned: 2, toPlan: 2 });
  });

  it('goes on where a worker died, with nobody twice and nobody left out', async () => {
    const { campaignId } = await addLong();
    await planTwo(campaignId);
    const killed = database.asSystem(async (transaction) => {
      await planCampaign(transaction, { ...organization, campaignId }, new Date(), 2);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    expect(await namesOf(campaignId)).toHaveLength(2);
    while (await planTwo(campaignId));
    expect(await namesOf(campaignId)).toEqual(['Ann', 'Bob', 'Cid', 'Dee', 'Eve']);
  });

  it('is planned by one worker at a time, and the other waits for nobody', async () => {
    const { campaignId } = await addLong();
    await database.asSystem(async (transaction) => {
      expect(await planCampaign(transaction, { ...organization, campaignId }, new Date(), 2)).toBe(
        true,
      );
      expect(await planTwo(campaignId)).toBe(false);
    });
    expect(await namesOf(campaignId)).toHaveLength(2);
  });

  it('plans who joins the list behind the place that it has reached', async () => {
    const { contactIds } = await addList(database, organization, people);
    const [first, ...others] = [...contactIds.values()].sort();
    const listId = await addListOf(database, organization, others);
    const campaignId = await addUnplanned(listId);
    await planTwo(campaignId);
    await askSystem(database, joinList, [organization.organizationId, listId, first]);
    while (await planTwo(campaignId));
    expect(await namesOf(campaignId)).toHaveLength(5);
  });

  it('is not finished before all of it is planned, although nobody planned is left', async () => {
    const { campaignId } = await addLong();
    await planTwo(campaignId);
    await askSystem(database, settleAll, [campaignId]);
    await finishCampaign(dialing.services, { ...organization, campaignId });
    await dialRound(dialing.services, ['forecasts', 'calls']);
    expect(await showOf(campaignId)).toMatchObject({ state: 'running', finishedAt: null });
    while (await planTwo(campaignId));
    await askSystem(database, settleAll, [campaignId]);
    await dialRound(dialing.services);
    expect(await showOf(campaignId)).toMatchObject({ state: 'finished', targets: { done: 5 } });
  });
});

describe('a campaign that would end', () => {
  it('goes on where a call is restored at that moment', async () => {
    const { campaignId } = await addLong();
    while (await planTwo(campaignId));
    await askSystem(database, settleAll, [campaignId]);
    await whileAnotherWrites(
      suite.connectionString,
      [
        [`select from campaigns where id = $1 for share`, [campaignId]],
        [
          `update targets set state = 'planned', ended_because = null where campaign_id = $1`,
          [campaignId],
        ],
      ],
      () => finishCampaign(dialing.services, { ...organization, campaignId }),
    );
    expect(await showOf(campaignId)).toMatchObject({ state: 'running', finishedAt: null });
  });
});

describe('a campaign that is steered while it is planned', () => {
  const services = () => dialing.services;

  it('plans nobody while it is paused, and goes on when it is resumed', async () => {
    const { campaignId } = await addLong();
    await planTwo(campaignId);
    await steerCampaign(services(), organization, campaignId, changes.pause);
    expect(await planTwo(campaignId)).toBe(false);
    expect(await namesOf(campaignId)).toHaveLength(2);
    await resumeCampaign(services(), organization, { campaignId, reason: '' });
    while (await planTwo(campaignId));
    expect(await namesOf(campaignId)).toHaveLength(5);
  });

  it('plans nobody after a stop, be it given in the middle of a batch', async () => {
    const { campaignId } = await addLong();
    let stopped: Promise<unknown> = Promise.resolve();
    await database.asSystem(async (transaction) => {
      await planCampaign(transaction, { ...organization, campaignId }, new Date(), 2);
      stopped = steerCampaign(services(), organization, campaignId, changes.stop);
      await expect.poll(async () => (await transaction.all(listWaiting)).length).toBe(1);
    });
    expect(await stopped).toMatchObject({
      state: 'stopped',
      targets: { planned: 0, stopped: 2 },
      plan: { planned: 2 },
    });
    expect(await planTwo(campaignId)).toBe(false);
    await dialRound(services());
    expect(await askSystem(database, countStates, [campaignId])).toEqual([
      { state: 'done', people: 2 },
    ]);
  });
});

describe('a campaign that an upload into its list meets in the middle of its plan', () => {
  const debtors = ['1', '2', '3', '4', '5'].map((reference, index) =>
    makeDebtor(reference, {
      fullName: `Person ${reference}`,
      phones: [{ e164: `+1312555018${index}` }],
    }),
  );

  it('waits for it, says so, and plans those whom it brings', async () => {
    const own = await addOrganization(database);
    await uploadRows(database, own, debtors.slice(0, 4));
    const listId = (await askSystem(database, findList, [own.organizationId]))[0]?.id ?? '';
    const campaignId = await addUnplanned(listId, own);
    await planTwo(campaignId, own);
    const upload = await holdUpload(database, own, debtors.slice(4));
    expect(await planTwo(campaignId, own)).toBe(false);
    expect(await namesOf(campaignId)).toHaveLength(2);
    await upload.release();
    const markStoring = testStatement(`update imports set state = $2 where id = $1`, {});
    await askSystem(database, markStoring, [upload.importId, 'storing']);
    expect((await showOf(campaignId, own)).plan).toMatchObject({ planned: 2, awaitsUpload: true });
    expect(await planTwo(campaignId, own)).toBe(false);
    await askSystem(database, markStoring, [upload.importId, 'stored']);
    while (await planTwo(campaignId, own));
    expect(await namesOf(campaignId)).toEqual(debtors.map((_, index) => `Person ${index + 1}`));
  });
});

describe('a campaign of very many that is stopped', () => {
  it('shows all of them as left at once, and a worker ends them in batches', async () => {
    const { campaignId } = await addLong();
    const key = { ...organization, campaignId };
    while (await planTwo(campaignId));
    const makeDue = testStatement(
      `update targets set state = 'waiting', next_at = now() where campaign_id = $1
         and contact_id in (select contact_id from targets where campaign_id = $1 limit 2)`,
      {},
    );
    await askSystem(database, makeDue, [campaignId]);
    const stop = testStatement(
      `update campaigns set state = 'stopped', finished_at = now() where id = $1`,
      {},
    );
    await database.asSystem(async (transaction) => {
      await transaction.all(stop, [campaignId]);
      await endTargets(transaction, key, 1);
    });
    expect(await showOf(campaignId)).toMatchObject({
      targets: { planned: 0, ready: 0, deferred: 0, stopped: 5 },
      nextAt: null,
    });
    expect(await askSystem(database, countStates, [campaignId])).toEqual([
      { state: 'done', people: 2 },
      { state: 'planned', people: 2 },
      { state: 'waiting', people: 1 },
    ]);
    await endLeftOver(dialing.services);
    expect(await askSystem(database, countStates, [campaignId])).toEqual([
      { state: 'done', people: 5 },
    ]);
    const listEnding = testStatement(`select id from campaigns where is_ending`, { id: 'uuid' });
    expect(await askSystem(database, listEnding)).toEqual([]);
  });
});
