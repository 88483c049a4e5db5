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

describe('news that come at once', () => {
  it('are kept although one of them cannot be, which is named in the log', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const people = Array.from({ length: 9 }, (_, index) => ({
      name: `Person ${index}`,
      e164: `+1312556020${index}`,
    }));
    const { listId } = await addList(database, organization, people);
    const campaignId = await addCampaign(database, organization, listId);
    const campaign = { organizationId, campaignId };
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(people.length);
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
});
