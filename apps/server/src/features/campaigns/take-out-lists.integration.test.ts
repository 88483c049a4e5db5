import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import {
  type Dialing,
  dialAndPlace,
  placeAll,
  startDialing,
} from '../../dialer/testing/start-dialing.ts';
import { decideAndReserve } from '../../dialer/testing/take-steps.ts';
import { bringBackSome, endLeftOver, firstId, listReturns } from '../../ledger/index.ts';
import { takeOutTargets } from '../../ledger/queries/take-out.ts';
import { addCampaign, addList, addListOf } from '../../testing/add-campaign.ts';
import { addCrowd } from '../../testing/add-crowd.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { type ApiPerson, signInToApi } from '../../testing/ask-api.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { whileAnotherHolds } from '../../testing/while-another-holds.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
/** Noon in Illinois, on a Wednesday. */
const noon = new Date('2026-06-10T17:00:00Z');
let dialing: Dialing;
let admin: ApiPerson;
let userId: string;
const findUser = testStatement(`select id from profiles where email = $1`, { id: 'uuid' });
beforeAll(async () => {
  dialing = await startDialing(suite, { now: noon, mostTakenOut: 2 });
  const email = 'admin@harbor.example';
  admin = await signInToApi(dialing.application.address, email);
  userId = (await askSystem(database, findUser, [email]))[0]?.id ?? '';
});
afterAll(() => dialing.stop());
const stopAll = testStatement(
  `update campaigns set state = 'stopped', finished_at = now(), is_ending = false`,
  {},
);
beforeEach(() => askSystem(database, stopAll));

const begin = testStatement('update campaigns set started_at = $2 where id = $1', {});
const bear = testStatement(
  `update contacts set born_on = date '1970-01-01' + (random() * 9000)::integer where id = any($1::uuid[])`,
  {},
);
let line = 2_000;

/** A running campaign over people who may be called, and a list of the same people. */
async function start(...names: string[]) {
  const scope = { organizationId: admin.organizationId, userId };
  const people = names.map((name) => {
    line += 1;
    return { name: `${name} ${line}`, e164: `+1312778${line}`, region: 'IL' };
  });
  const { listId, contactIds } = await addList(database, scope, people);
  const everybody = [...contactIds.values()].toSorted();
  await askSystem(database, bear, [everybody]);
  const campaignId = await addCampaign(database, scope, listId, 3);
  const campaign = { organizationId: scope.organizationId, campaignId };
  await askSystem(database, begin, [campaignId, noon]);
  await judge(campaign);
  const sameList = await addListOf(database, scope, everybody);
  const numbers = new Set(people.map(({ e164 }) => e164));
  return { campaign, campaignId, sameList, everybody, numbers };
}
async function judge(campaign: { organizationId: string; campaignId: string }) {
  while (await forecastTargets(dialing.services, campaign));
}
const countStates = testStatement(
  `select coalesce(ended_because, state) as state, count(*)::integer as people from targets
   where campaign_id = $1 group by 1 order by 1`,
  { state: 'text', people: 'int4' },
);
const statesOf = async (campaignId: string) =>
  Object.fromEntries(
    (await askSystem(database, countStates, [campaignId])).map((row) => [row.state, row.people]),
  );
const findEnding = testStatement('select is_ending from campaigns where id = $1', {
  is_ending: 'bool',
});
const isEnding = async (campaignId: string) =>
  (await askSystem(database, findEnding, [campaignId]))[0]?.is_ending;
const countWaiting = testStatement(
  `select count(*)::integer as waiting from pg_stat_activity
   where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  { waiting: 'int4' },
);
/** As a call does that has ended. */
const endCalled = testStatement(
  `update targets set state = 'done', ended_because = 'removed', removed_at = $2
   where campaign_id = $1 and state = 'calling'`,
  {},
);
const lockTarget = (contactId: string | undefined): [string, unknown[]] => [
  'select from targets where contact_id = $1 for update',
  [contactId],
];

describe('a list that is longer than a request takes out', () => {
  it('is called by nobody from the answer on, is taken out by workers, and comes back', async () => {
    const { campaign, campaignId, sameList, numbers } = await start('A', 'B', 'C', 'D', 'E');
    const reserved = await decideAndReserve(dialing.services, campaign, 1);
    expect(reserved).toHaveLength(1);
    const input = { campaignId, listIds: [sameList], contactIds: [] };
    const removed = await admin.client.campaigns.removePeople(input);
    expect(removed).toMatchObject({ removed: 4, onCall: 1, notWaiting: 0 });
    const partly = await statesOf(campaignId);
    expect(partly.waiting).toBeGreaterThanOrEqual(2);
    expect(await isEnding(campaignId)).toBe(true);

    await placeAll(dialing.services, reserved);
    await dialAndPlace(dialing.services);
    expect(dialing.simulator.calls().filter(({ to }) => numbers.has(to))).toEqual([]);

    for (let round = 0; round < 6; round += 1) await endLeftOver(dialing.services, 1);
    expect(await statesOf(campaignId)).toEqual({ removed: 5 });
    expect(await isEnding(campaignId)).toBe(false);
    const { changedAt } = removed;
    const undone = await admin.client.campaigns.undoPeople({ campaignId, changedAt });
    expect(undone).toMatchObject({ added: 5, removed: 0 });
    // As many as a request takes, the others by workers; the campaign does not end meanwhile.
    expect(await statesOf(campaignId)).toEqual({ planned: 2, removed: 3 });
    expect(await isEnding(campaignId)).toBe(true);
    for (let round = 0; round < 4; round += 1) await endLeftOver(dialing.services, 1);
    expect(await isEnding(campaignId)).toBe(false);
    await judge(campaign);
    expect(await statesOf(campaignId)).toEqual({ waiting: 5 });
  });

  it('that comes back while the campaign is stopped leaves nobody waiting in it', async () => {
    const { campaign, campaignId, sameList } = await start('R', 'S', 'T', 'U');
    const input = { campaignId, listIds: [sameList], contactIds: [] };
    const { changedAt } = await admin.client.campaigns.removePeople(input);
    for (let round = 0; round < 3; round += 1) await endLeftOver(dialing.services);
    expect(await statesOf(campaignId)).toEqual({ removed: 4 });
    await admin.client.campaigns.undoPeople({ campaignId, changedAt });
    expect(await statesOf(campaignId)).toEqual({ planned: 2, removed: 2 });
    const key = [campaign.organizationId, campaignId];
    const stopping = await database.asSystem(async (transaction) => {
      const [back] = await transaction.all(listReturns, key);
      if (back === undefined) throw new Error('nobody is to come back');
      await bringBackSome(transaction, campaign, back, 10);
      const stop = admin.client.campaigns.stop({ campaignId });
      // It waits for those who are being brought back.
      await expect.poll(() => askSystem(database, countWaiting)).toMatchObject([{ waiting: 1 }]);
      return { stop };
    });
    await stopping.stop;
    await endLeftOver(dialing.services);
    expect(await statesOf(campaignId)).toEqual({ campaign_stopped: 4 });
    expect(await isEnding(campaignId)).toBe(false);
  });

  it('does not come back any further once the campaign is stopped', async () => {
    const { campaign, campaignId, sameList } = await start('V', 'W', 'X', 'Y');
    const input = { campaignId, listIds: [sameList], contactIds: [] };
    const { changedAt } = await admin.client.campaigns.removePeople(input);
    for (let round = 0; round < 3; round += 1) await endLeftOver(dialing.services);
    await admin.client.campaigns.undoPeople({ campaignId, changedAt });
    await admin.client.campaigns.stop({ campaignId });
    const key = [campaign.organizationId, campaignId];
    await database.asSystem(async (transaction) => {
      for (const back of await transaction.all(listReturns, key)) {
        await bringBackSome(transaction, campaign, back, 10);
      }
    });
    expect(await statesOf(campaignId)).toEqual({ campaign_stopped: 2, removed: 2 });
  });

  it('or single people come back also where a call ends at that moment, and takes them out', async () => {
    const { campaign, campaignId, everybody } = await start('Z');
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(1);
    const named = { campaignId, listIds: [], contactIds: everybody };
    const { changedAt } = await admin.client.campaigns.removePeople(named);
    const undoing = await database.asSystem(async (transaction) => {
      await transaction.all(endCalled, [campaignId, changedAt]);
      const undo = admin.client.campaigns.undoPeople({ campaignId, changedAt });
      await expect.poll(() => askSystem(database, countWaiting)).toMatchObject([{ waiting: 1 }]);
      return { undo };
    });
    expect(await undoing.undo).toMatchObject({ added: 1 });
    expect(await statesOf(campaignId)).toEqual({ planned: 1 });
    for (let round = 0; round < 2; round += 1) await endLeftOver(dialing.services);
    expect(await isEnding(campaignId)).toBe(false);
  });

  it('that is taken back before a worker came to its end is not taken out any further', async () => {
    const { campaign, campaignId, sameList } = await start('F', 'G', 'H', 'I');
    const input = { campaignId, listIds: [sameList], contactIds: [] };
    const { changedAt } = await admin.client.campaigns.removePeople(input);
    expect(await statesOf(campaignId)).toEqual({ removed: 2, waiting: 2 });
    const undone = await admin.client.campaigns.undoPeople({ campaignId, changedAt });
    expect(undone).toMatchObject({ added: 2 });
    await endLeftOver(dialing.services);
    await judge(campaign);
    expect(await statesOf(campaignId)).toEqual({ waiting: 4 });
    expect(await isEnding(campaignId)).toBe(false);
  });

  it('leaves somebody who is held, when it is taken back, to the next time through', async () => {
    const { campaign, campaignId, sameList, everybody } = await start('O', 'P', 'Q');
    const input = { campaignId, listIds: [sameList], contactIds: [] };
    const { changedAt } = await admin.client.campaigns.removePeople(input);
    await endLeftOver(dialing.services);
    await whileAnotherHolds(connectionString, lockTarget(everybody[0]), async () => {
      await admin.client.campaigns.undoPeople({ campaignId, changedAt });
      await endLeftOver(dialing.services);
      expect(await statesOf(campaignId)).toEqual({ planned: 2, removed: 1 });
    });
    await endLeftOver(dialing.services);
    await judge(campaign);
    expect(await statesOf(campaignId)).toEqual({ waiting: 3 });
    expect(await isEnding(campaignId)).toBe(false);
  });

  it('leaves somebody who is held to the next time through', async () => {
    const { campaignId, sameList, everybody } = await start('J', 'K', 'L');
    await whileAnotherHolds(connectionString, lockTarget(everybody[0]), async () => {
      const input = { campaignId, listIds: [sameList], contactIds: [] };
      await admin.client.campaigns.removePeople(input);
      await endLeftOver(dialing.services);
    });
    expect(await statesOf(campaignId)).toEqual({ removed: 2, waiting: 1 });
    await endLeftOver(dialing.services);
    expect(await statesOf(campaignId)).toEqual({ removed: 3 });
    expect(await isEnding(campaignId)).toBe(false);
  });

  it('is read from where the last batch ended, however many come before', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const listId = await addCrowd(database, organization, 600);
    const campaignId = await addCampaign(database, organization, listId);
    const members = await askSystem(database, listMembers, [listId]);
    const readAfter = (contactId: string | undefined) =>
      database.asSystem(async (transaction) => {
        await transaction.all(avoidScans);
        const values = [organizationId, campaignId, listId, contactId, noon, 100];
        const rows = await transaction.all(explainTakingOut, values);
        const { taken } = (await transaction.first(takeOutTargets, values)) ?? {};
        // What was explained was done: nobody is left of them.
        expect(taken).toBe(0);
        return countRead(rows[0]?.['QUERY PLAN'], 'list_contacts');
      });
    expect(await readAfter(firstId)).toBe(100);
    expect(await readAfter(members[499]?.contact_id)).toBe(100);
    expect(await statesOf(campaignId)).toEqual({ planned: 400, removed: 200 });
  });
});

describe('a list that brought more people than a request takes out', () => {
  it('is not undone, and nobody of it is waited for', async () => {
    const { campaignId, campaign } = await start('R');
    const scope = { organizationId: admin.organizationId, userId };
    const more = ['S', 'T', 'U'].map((name, nth) => ({ name, e164: `+131277899${nth}0` }));
    const { listId, contactIds } = await addList(database, scope, more);
    const input = { campaignId, listIds: [listId], contactIds: [] };
    const { changedAt } = await admin.client.campaigns.addPeople(input);
    await judge(campaign);
    const first = [...contactIds.values()].toSorted()[0];
    await whileAnotherHolds(connectionString, lockTarget(first), async () => {
      const undone = admin.client.campaigns.undoPeople({ campaignId, changedAt });
      await expect(undone).rejects.toMatchObject({ code: 'conflict' });
    });
  });
});

describe('a campaign of which a long list is being taken out', () => {
  it.each(['list', 'people'] as const)('is paused meanwhile: %s', async (kind) => {
    const { campaign, campaignId, sameList, everybody } = await start('M', 'N');
    await decideAndReserve(dialing.services, campaign, 1);
    const [onCall] = await askSystem(database, listCalling, [campaignId]);
    const input =
      kind === 'list'
        ? { campaignId, listIds: [sameList], contactIds: [] }
        : { campaignId, listIds: [], contactIds: everybody };
    const { removal } = await whileAnotherHolds(
      connectionString,
      lockTarget(onCall?.contact_id),
      async () => {
        const removal = admin.client.campaigns.removePeople(input);
        removal.catch(() => {});
        const read = async () => (await askSystem(database, countWaiting))[0]?.waiting;
        // Single people are waited for by nobody.
        const waiting = kind === 'list' ? 1 : 0;
        if (kind === 'people') await removal;
        await expect.poll(read, { timeout: 30_000 }).toBe(waiting);
        const paused = await admin.client.campaigns.pause({ campaignId });
        expect(paused).toMatchObject({
          state: 'paused',
          excludedLists: kind === 'list' ? [{ id: sameList }] : [],
        });
        const pace = { campaignId, callsPerSecond: 5, callsAtOnce: null };
        expect(await admin.client.campaigns.changePace(pace)).toMatchObject({ callsPerSecond: 5 });
        // It is still under way.
        expect(await read()).toBe(waiting);
        return { removal };
      },
    );
    const state = kind === 'list' ? 'paused' : 'running';
    expect(await removal).toMatchObject({ removed: 1, onCall: 1, campaign: { state } });
  });
});

const listCalling = testStatement(
  `select contact_id from targets where campaign_id = $1 and state = 'calling'`,
  { contact_id: 'uuid' },
);
const listMembers = testStatement(
  'select contact_id from list_contacts where list_id = $1 order by contact_id',
  { contact_id: 'uuid' },
);
/** So few people are read whole otherwise. */
const avoidScans = testStatement(
  `select set_config(name, 'off', true) as off
   from unnest('{enable_seqscan,enable_bitmapscan}'::text[]) as name`,
  { off: 'text' },
);
const explainTakingOut = testStatement(`explain (analyze, format json) ${takeOutTargets.text}`, {
  'QUERY PLAN': 'jsonb',
});

/** How many rows of a table were read, whether they were used or not. */
function countRead(plan: unknown, table: string): number {
  if (Array.isArray(plan)) return plan.reduce((sum: number, one) => sum + countRead(one, table), 0);
  if (typeof plan !== 'object' || plan === null) return 0;
  const fields = new Map<string, unknown>(Object.entries(plan));
  const own =
    fields.get('Relation Name') === table
      ? (Number(fields.get('Actual Rows')) + Number(fields.get('Rows Removed by Filter') ?? 0)) *
        Number(fields.get('Actual Loops'))
      : 0;
  return own + [...fields.values()].reduce((sum: number, one) => sum + countRead(one, table), 0);
}
