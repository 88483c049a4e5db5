import { randomUUID } from 'node:crypto';
import diagnostics from 'node:diagnostics_channel';
import { setTimeout as wait } from 'node:timers/promises';
import { findCarrier } from '@ringfence/carriers/registry';
import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { resumeCampaign } from '../features/campaigns/resume-campaign.ts';
import { changes, steerCampaign } from '../features/campaigns/steer-campaign.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { startHearing } from './hear-calls.ts';
import { startDialer } from './run-dialer.ts';
import { type Dialing, startDialing, withAccounts } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database } = suite;
const pace = { callsPerSecond: 100, callsAtOnce: 1_000 };
const people = 900;
/** How long the carrier is watched after each answer: what comes in its first second may have been under way. */
const watchedMilliseconds = 2_500;
const allowedMilliseconds = 1_000;

let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { pace });
});
afterAll(() => dialing.stop());

/** The people behind the carrier hang up more often than is ordinary, which would pause the campaign by itself. */
const switchBreakersOff = testStatement(
  `insert into breaker_limits (organization_id, kind, is_on, ordinary_percent)
   select $1, kind, false, case when kind not in ('answer_rate', 'caller_id') then 30 end
   from unnest($2::text[]) as kind`,
  {},
);

/** What arrives at the carrier, by its own clock. */
function watchCarrier() {
  const times: number[] = [];
  const arrival = z.object({ at: z.number() });
  const hear = (message: unknown): void => void times.push(arrival.parse(message).at);
  diagnostics.subscribe('ringfence:loopback:arrival', hear);
  return {
    countSince: (from: number) => times.filter((at) => at >= from).length,
    stop: () => void diagnostics.unsubscribe('ringfence:loopback:arrival', hear),
  };
}

async function startCampaign() {
  const organization = await addOrganization(database);
  await askSystem(database, switchBreakersOff, [organization.organizationId, breakerKinds]);
  const crowd = Array.from({ length: people }, (_, index) => ({
    name: `Person ${index}`,
    e164: `+1312${556 + Math.floor(index / 100)}${2_000 + (index % 100)}`,
  }));
  const { listId } = await addList(database, organization, crowd);
  const campaignId = await addCampaign(database, organization, listId);
  const key = { organizationId: organization.organizationId, campaignId };
  while (await forecastTargets(dialing.services, key));
  return { organization, campaignId };
}

/** A worker that calls through a carrier in this process, while the time of the suite passes as it does outside. */
function startCalling() {
  const carrier = findCarrier('loopback')?.create({});
  if (carrier === undefined) throw new Error('loopback is not registered');
  const services = withAccounts(dialing.services, () => ({ carrier, pace }));
  const [began, from] = [performance.now(), dialing.clock.now.getTime()];
  const passing = setInterval(() => {
    dialing.clock.now = new Date(from + performance.now() - began);
  }, 10);
  const hearing = startHearing(services, randomUUID());
  const worker = startDialer(services);
  return async () => {
    await worker.stop();
    await hearing.stop();
    clearInterval(passing);
  };
}

describe('an order in the middle of a hundred calls a second', () => {
  it('lets none arrive at the carrier later than a second after its answer', {
    timeout: 120_000,
  }, async () => {
    const { organization, campaignId } = await startCampaign();
    const { services } = dialing;
    const arrivals = watchCarrier();
    const stopCalling = startCalling();
    const inFullFlow = () =>
      expect
        .poll(() => arrivals.countSince(Date.now() - 1_000), { timeout: 40_000, interval: 50 })
        .toBeGreaterThan(40);
    /** How many came too late after what was ordered. */
    const countLate = async (order: () => Promise<unknown>): Promise<number> => {
      await inFullFlow();
      await order();
      const answeredAt = Date.now();
      await wait(watchedMilliseconds);
      return arrivals.countSince(answeredAt + allowedMilliseconds + 1);
    };
    try {
      const pause = () => steerCampaign(services, organization, campaignId, changes.pause);
      expect(await countLate(pause)).toBe(0);
      // There was somebody to call all the while, and again until the stop.
      await resumeCampaign(services, organization, { campaignId, reason: '' });
      const stop = async () =>
        expect(await steerCampaign(services, organization, campaignId, changes.stop)).toMatchObject(
          { state: 'stopped', targets: { stopped: expect.toSatisfy((left) => left > 0) } },
        );
      expect(await countLate(stop)).toBe(0);
    } finally {
      arrivals.stop();
      await stopCalling();
    }
  });
});
