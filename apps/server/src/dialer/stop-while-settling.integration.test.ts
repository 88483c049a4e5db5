import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changes, steerCampaign } from '../features/campaigns/steer-campaign.ts';
import { endLeftOver } from '../ledger/index.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { whileAnotherHolds } from '../testing/while-another-holds.ts';
import { forecastTargets } from './forecast-targets.ts';
import { type Dialing, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const readTargets = testStatement(
  `select target.state, target.ended_because, campaign.is_ending from targets target
   join campaigns campaign on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
   where campaign.id = $1`,
  { state: 'text', ended_because: 'text?', is_ending: 'bool' },
);
const countWaiting = testStatement(
  `select count(*)::integer as waiting from pg_stat_activity
   where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  { waiting: 'int4' },
);
const tenSeconds = 10_000;

describe('somebody whose call is taken back at the moment of a stop', () => {
  it('waits in a stopped campaign, until a worker ends them', async () => {
    const organization = await addOrganization(database);
    const people = [{ name: 'Ann', e164: '+13125557301' }];
    const { listId, contactIds } = await addList(database, organization, people);
    const campaignId = await addCampaign(database, organization, listId, 3);
    const campaign = { organizationId: organization.organizationId, campaignId };
    while (await forecastTargets(dialing.services, campaign));
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(1);
    // The reservation is too old to be dialled on, and is taken back.
    dialing.clock.now = new Date(dialing.clock.now.getTime() + tenSeconds);
    const lock = 'select from targets where contact_id = $1 for update';
    const { placing } = await whileAnotherHolds(
      connectionString,
      [lock, [contactIds.get('Ann')]],
      async () => {
        const placing = placeAll(dialing.services, calls);
        placing.catch(() => {});
        const read = async () => (await askSystem(database, countWaiting))[0]?.waiting;
        await expect.poll(read, { timeout: 30_000 }).toBe(1);
        await steerCampaign(dialing.services, organization, campaignId, changes.stop);
        return { placing };
      },
    );
    await placing;
    const read = () => askSystem(database, readTargets, [campaignId]);
    expect(await read()).toEqual([{ state: 'waiting', ended_because: null, is_ending: true }]);
    await endLeftOver(dialing.services);
    expect(await read()).toEqual([
      { state: 'done', ended_because: 'campaign_stopped', is_ending: false },
    ]);
  });
});
