import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLog } from '../platform/log/log.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { createNewsQueue } from './news-queue.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findStates = testStatement(
  `select id, state from calls_now where organization_id = $1 order by id`,
  { id: 'uuid', state: 'text' },
);

/** As many calls as are asked for, each to somebody else, reserved. */
async function reserveCalls(prefix: string, count: number) {
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    e164: `${prefix}${index}`,
  }));
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId, campaignId };
  await forecastTargets(dialing.services, campaign);
  const calls = await decideAndReserve(dialing.services, campaign);
  expect(calls).toHaveLength(people.length);
  return { organizationId, calls };
}

const countEvents = testStatement(
  'select count(*) as events from carrier_events where organization_id = $1',
  { events: 'int8' },
);

describe('news that come at once', () => {
  it('are kept although one of them cannot be, which is named in the log', async () => {
    const { organizationId, calls } = await reserveCalls('+1312556020', 9);
    const logged: unknown[] = [];
    const queue = createNewsQueue({
      ...dialing.services,
      log: openLog({
        level: 'error',
        destination: { write: (line) => logged.push(JSON.parse(line)) },
      }),
    });
    const bad = 4;
    const kept = await Promise.allSettled(
      calls.map(({ id: callId }, index) =>
        queue.add({
          organizationId,
          callId,
          kind: 'event',
          carrierCallId: `CA${index}`,
          // PostgreSQL stores no such sign.
          event: { key: index === bad ? 'ringing \u0000' : 'ringing', state: 'ringing', at: null },
        }),
      ),
    );
    expect(kept.map(({ status }) => status === 'fulfilled')).toEqual(
      calls.map((_, index) => index !== bad),
    );
    expect(logged).toMatchObject([{ callId: calls[bad]?.id, kind: 'event' }]);
    const states = await askSystem(database, findStates, [organizationId]);
    const stateOf = new Map(states.map(({ id, state }) => [id, state]));
    expect(calls.map(({ id }) => stateOf.get(id))).toEqual(
      calls.map((_, index) => (index === bad ? 'reserved' : 'ringing')),
    );
  });

  it('are committed two batches side by side where there are many, and each is kept once', async () => {
    const { organizationId, calls } = await reserveCalls('+1312556030', 9);
    let underWay = 0;
    let most = 0;
    const asSystem: typeof database.asSystem = async (...parameters) => {
      underWay += 1;
      most = Math.max(most, underWay);
      return database.asSystem(...parameters).finally(() => {
        underWay -= 1;
      });
    };
    const queue = createNewsQueue({ ...dialing.services, database: { ...database, asSystem } });
    const tell = (callId: string, key: string, state: 'ringing' | 'answered') =>
      queue.add({
        organizationId,
        callId,
        kind: 'event',
        carrierCallId: `CA${callId}`,
        event: { key, state, at: null },
      });
    // News of every call in each of the batches.
    const ringing = Array.from({ length: 60 }, (_, nth) =>
      calls.map(({ id }) => tell(id, `ringing ${nth}`, 'ringing')),
    ).flat();
    const answered = calls.map(({ id }) => tell(id, 'answered', 'answered'));
    await Promise.all([...ringing, ...answered]);
    expect(most).toBe(2);
    const states = await askSystem(database, findStates, [organizationId]);
    expect(states.map(({ state }) => state)).toEqual(calls.map(() => 'answered'));
    expect(await askSystem(database, countEvents, [organizationId])).toEqual([
      { events: ringing.length + answered.length },
    ]);
  });
});
