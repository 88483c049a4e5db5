import type { BreakerKind } from '@ringfence/domain/breakers/breaker-kinds';
import { someOf } from '@ringfence/domain/testing/tries';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readActivity } from '../auth/testing/start-auth.ts';
import { resumeCampaign } from '../features/campaigns/resume-campaign.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { listNotices } from '../testing/list-notices.ts';
import { useTimelessDatabase } from '../testing/moved-clock.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { whileAnotherHolds } from '../testing/while-another-holds.ts';
import { startDialer } from './run-dialer.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { watchBreakers } from './watch-breakers.ts';

const suite = useTimelessDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findCampaign = testStatement(
  `select state, paused_for, paused_because from campaigns where id = $1`,
  { state: 'text', paused_for: 'text?', paused_because: 'text?' },
);
const closeLines = testStatement(
  `update staffed_lines set takes_transfers = false where organization_id = $1`,
  {},
);

/** What is counted of a campaign in all, and by the minutes in which its calls were reserved. */
const listCounted = testStatement(
  `select ended, reached, answered, refused from breaker_counts where campaign_id = $1
   union all
   select sum(ended)::bigint, sum(reached)::bigint, sum(answered)::bigint, sum(refused)::bigint
   from breaker_minutes where campaign_id = $1`,
  { ended: 'int8', reached: 'int8', answered: 'int8', refused: 'int8' },
);

/** It is too early to call there, so that the campaign has somebody left. */
const sleeper = { name: 'Sleeper', e164: '+18085550194', region: 'HI' };
let exchange = 320;
const numbersOf = (last: string) => {
  // 411 and 511 are services: nobody has such a number.
  exchange += exchange % 100 === 10 ? 2 : 1;
  return `+1312${exchange}${last}`;
};
/** Numbers that the simulator cannot connect, by its seed. */
const failing = [2017, 2022, 2081, 2164, 2186, 2218, 2222, 2228, 2238, 2272, 2312, 2362].map(
  (line) => `+1312556${line}`,
);

async function callPeople(numbers: readonly string[]) {
  const organization = await addOrganization(database);
  const people = numbers.map((e164, index) => ({ name: `Person ${index}`, e164 }));
  const { listId } = await addList(database, organization, [...people, sleeper]);
  const campaignId = await addCampaign(database, organization, listId);
  return {
    organization,
    campaignId,
    find: async () => (await askSystem(database, findCampaign, [campaignId]))[0],
  };
}

const twelve = (last: string) => Array.from({ length: 12 }, () => numbersOf(last));

const tripping: readonly [BreakerKind, () => string[], RegExp][] = [
  [
    'carrier_failures',
    () => failing,
    /^The carrier could not connect 12 of the last 12 calls; 5% is ordinary\./,
  ],
  ['dead_numbers', () => twelve('0196'), /^Of the last 12 numbers called, 12 were not in service/],
  [
    'refusals',
    () => [...twelve('0195').slice(6), ...twelve('0178').slice(6)],
    /^On 12 of the last/,
  ],
  ['early_hang_ups', () => twelve('0184'), /^On 12 of the last 12 calls, people hung up within 5/],
  ['nobody_free', () => twelve('0181'), /^Of the last 12 people who asked .* 12 found nobody free/],
];

describe('a campaign whose calls go wrong', () => {
  it.each(someOf(2, tripping))(
    'pauses by itself and says why: %s',
    { timeout: 120_000 },
    async (...given) => {
      const [kind, listNumbers, sentence] = given;
      const campaign = await callPeople(listNumbers());
      const { organizationId, userId } = campaign.organization;
      if (kind === 'nobody_free') await askSystem(database, closeLines, [organizationId]);
      await dialing.dialToTheEnd();
      expect(await campaign.find()).toMatchObject({ state: 'running' });
      await Promise.all([1, 2, 3].map(() => watchBreakers(dialing.services)));
      await watchBreakers(dialing.services);
      expect(await campaign.find()).toEqual({
        state: 'paused',
        paused_for: kind,
        paused_because: expect.stringMatching(sentence),
      });
      const { campaignId } = campaign;
      expect(await listNotices(database, userId)).toEqual([
        { kind: 'campaign_paused', subject_id: campaignId },
      ]);
      expect(await readActivity(database, organizationId)).toMatchObject([
        { action: 'campaign.paused', detail: { cause: kind, because: expect.any(String) } },
      ]);
    },
  );

  it('is waited for where it is held, and no other organization with it', {
    timeout: 120_000,
  }, async () => {
    // Organizations are looked at in the order in which they were made.
    const held = await callPeople(twelve('0195'));
    const other = await callPeople(twelve('0195'));
    await dialing.dialToTheEnd();
    const lock = 'select from campaigns where id = $1 for update';
    const waiting: Promise<void>[] = [];
    // Longer than a busy machine takes for the second look.
    const watch = () => watchBreakers(dialing.services, (one) => waiting.push(one), 60_000);
    await whileAnotherHolds(suite.connectionString, [lock, [held.campaignId]], async () => {
      await watch();
      expect(waiting).toHaveLength(1);
      expect(await other.find()).toMatchObject({ state: 'paused', paused_for: 'refusals' });
      // The next look leaves it to the one that waits.
      await watch();
      expect(waiting).toHaveLength(1);
      expect(await held.find()).toMatchObject({ state: 'running' });
    });
    await Promise.all(waiting);
    expect(await held.find()).toMatchObject({ state: 'paused', paused_for: 'refusals' });
  });

  it('is looked at again where it was held for longer', { timeout: 120_000 }, async () => {
    const held = await callPeople(twelve('0195'));
    await dialing.dialToTheEnd();
    const lock = 'select from campaigns where id = $1 for update';
    await whileAnotherHolds(suite.connectionString, [lock, [held.campaignId]], () =>
      watchBreakers(dialing.services),
    );
    expect(await held.find()).toMatchObject({ state: 'running' });
    await watchBreakers(dialing.services);
    expect(await held.find()).toMatchObject({ state: 'paused', paused_for: 'refusals' });
  });

  it('goes on where they go as they ordinarily do', { timeout: 120_000 }, async () => {
    const numbers = Array.from({ length: 150 }, (_, index) => `+1312557${2_000 + index}`);
    const campaign = await callPeople(numbers);
    await dialing.dialToTheEnd();
    const [all, byMinute] = await askSystem(database, listCounted, [campaign.campaignId]);
    expect(all).toMatchObject({ ended: 150 });
    expect(byMinute).toEqual(all);
    await watchBreakers(dialing.services);
    expect(await campaign.find()).toMatchObject({ state: 'running', paused_for: null });
  });
});

describe('a running worker', () => {
  it('looks at the breakers by itself', { timeout: 60_000 }, async () => {
    const campaign = await callPeople(twelve('0195'));
    const worker = startDialer(dialing.services);
    await vi.waitFor(
      async () => expect(await campaign.find()).toMatchObject({ paused_for: 'refusals' }),
      { timeout: 50_000, interval: 100 },
    );
    await worker.stop();
  });
});

describe('a campaign that a breaker paused', () => {
  it('goes on with a reason, and the same calls do not pause it again', async () => {
    const campaign = await callPeople(twelve('0195'));
    const { organization, campaignId } = campaign;
    await dialing.dialToTheEnd();
    await watchBreakers(dialing.services);
    const services = { database, effects: dialing.services.effects, now: () => dialing.clock.now };
    const resume = (reason: string) =>
      resumeCampaign(services, organization, { campaignId, reason });
    await expect(resume('')).rejects.toMatchObject({ code: 'validation_failed' });
    expect(await campaign.find()).toMatchObject({ state: 'paused', paused_for: 'refusals' });
    expect(await resume('We called the right list.')).toMatchObject({ pausedFor: null });
    await watchBreakers(dialing.services);
    expect(await campaign.find()).toMatchObject({ state: 'running' });
  });
});
