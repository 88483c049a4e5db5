import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { type Dialing, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const markDemo = testStatement(
  `insert into demo_marks (loaded_at, size) values (now(), 'small')`,
  {},
);
const setCarrier = testStatement(`update carrier_accounts set carrier = $1`, {});

async function reserveOne(e164: string) {
  const organization = await addOrganization(database);
  const { listId } = await addList(database, organization, [{ name: 'Ann', e164 }]);
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId: organization.organizationId, campaignId };
  await forecastTargets(dialing.services, campaign);
  const calls = await decideAndReserve(dialing.services, campaign);
  expect(calls).toHaveLength(1);
  return { e164, calls };
}

const countArrivals = (e164: string): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;

it('places nothing through an account that reaches people once the database holds the demo', async () => {
  const placed = await reserveOne('+13122410190');
  await placeAll(dialing.services, placed.calls);
  expect(countArrivals(placed.e164)).toBe(1);

  const held = await reserveOne('+13122400190');
  await askSystem(database, markDemo);
  // As if the account had been one at such a carrier all along: only the last look is left to see it.
  await askSystem(database, setCarrier, ['twilio']);
  await placeAll(dialing.services, held.calls);
  expect(countArrivals(held.e164)).toBe(0);
});
