import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import { type Dialing, startDialing } from '../../dialer/testing/start-dialing.ts';
import { endLeftOver, planWaiting } from '../../ledger/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { changes, steerCampaign } from './steer-campaign.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  // Noon in Illinois, on a Wednesday.
  dialing = await startDialing(suite, { now: new Date('2026-06-10T17:00:00Z') });
});
afterAll(() => dialing.stop());

const listTargets = testStatement(
  `select state, ended_because from targets where campaign_id = $1`,
  { state: 'text', ended_because: 'text?' },
);
const listStops = testStatement(
  `select action from activity_entries where organization_id = $1 and action = 'campaign.stopped'`,
  { action: 'text' },
);
const readStop = testStatement('select state, is_ending from campaigns where id = $1', {
  state: 'text',
  is_ending: 'bool',
});

describe('a stop', () => {
  it('holds before its people are ended, and a worker ends them where the process dies in between', async () => {
    const scope = await addOrganization(database);
    const people = ['Abe', 'Ben'].map((name, index) => {
      return { name, e164: `+1312778100${index}`, region: 'IL' };
    });
    const { listId } = await addList(database, scope, people);
    const campaignId = await addCampaign(database, scope, listId, 3);
    const campaign = { organizationId: scope.organizationId, campaignId };
    while (await planWaiting(dialing.services, campaign));
    while (await forecastTargets(dialing.services, campaign));
    let answered = 0;
    const dying: Database = {
      ...database,
      asTenant(asked, work) {
        answered += 1;
        return answered > 1 ? Promise.reject(new Error('it died')) : database.asTenant(asked, work);
      },
    };
    const stop = (through: Database) =>
      steerCampaign({ ...dialing.services, database: through }, scope, campaignId, changes.stop);
    await expect(stop(dying)).rejects.toThrow('it died');
    const read = async () => (await askSystem(database, readStop, [campaignId]))[0];
    expect(await read()).toEqual({ state: 'stopped', is_ending: true });
    const targets = () => askSystem(database, listTargets, [campaignId]);
    const waiting = { state: 'waiting', ended_because: null };
    expect(await targets()).toEqual([waiting, waiting]);
    await endLeftOver(dialing.services);
    const ended = { state: 'done', ended_because: 'campaign_stopped' };
    expect(await targets()).toEqual([ended, ended]);
    expect(await read()).toEqual({ state: 'stopped', is_ending: false });
    // Once more changes nothing, and it is on record once.
    expect(await stop(database)).toMatchObject({ state: 'stopped', targets: { stopped: 2 } });
    expect(await askSystem(database, listStops, [scope.organizationId])).toHaveLength(1);
  });
});
