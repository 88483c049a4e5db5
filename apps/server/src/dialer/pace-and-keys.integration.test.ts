import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addCampaign,
  addList,
  addListOf,
  sendNotices,
  type TestPerson,
} from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { dialRound } from './dial-round.ts';
import { putOffMilliseconds } from './limits.ts';
import { startDialer } from './run-dialer.ts';
import {
  type Dialing,
  fastPace,
  placeAll,
  startDialing,
  withAccounts,
} from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const findTargets = testStatement(
  `select state, verdict, ended_because from targets where campaign_id = $1`,
  { state: 'text', verdict: 'text?', ended_because: 'text?' },
);
const findOutcomes = testStatement(`select outcome from calls_now where campaign_id = $1`, {
  outcome: 'text?',
});
const findRequests = testStatement(
  `select kind, source, e164 from suppressions where organization_id = $1 order by kind`,
  { kind: 'text', source: 'text', e164: 'text?' },
);

describe('a person who answers', () => {
  it('and presses 9 is not called again, in no campaign', async () => {
    const organization = await addOrganization(database);
    const e164 = '+13125550195';
    const first = await addList(database, organization, [{ name: 'One', e164 }]);
    const again = await addListOf(database, organization, [first.contactIds.get('One')]);
    const campaignId = await addCampaign(database, organization, first.listId, 3);
    await dialing.dialToTheEnd();
    expect(await askSystem(database, findOutcomes, [campaignId])).toEqual([{ outcome: 'stop' }]);
    expect(await askSystem(database, findTargets, [campaignId])).toEqual([
      { state: 'done', verdict: null, ended_because: 'stopped' },
    ]);
    expect(await askSystem(database, findRequests, [organization.organizationId])).toEqual([
      { kind: 'medium_stop', source: 'call', e164: null },
      { kind: 'number_stop', source: 'call', e164 },
    ]);
    const second = await addCampaign(database, organization, again);
    await dialing.dialToTheEnd();
    expect(await askSystem(database, findTargets, [second])).toEqual([
      { state: 'blocked', verdict: 'block', ended_because: null },
    ]);
  });

  it('and presses 9 has the number left in peace, for anyone else it was called for', async () => {
    const organization = await addOrganization(database);
    const e164 = '+17735550195';
    const couple = ['Ann', 'Bob'].map((name) => ({ name, e164 }));
    const { listId } = await addList(database, organization, couple);
    const campaignId = await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    const targets = await askSystem(database, findTargets, [campaignId]);
    expect(targets.map(({ state }) => state).sort()).toEqual(['blocked', 'done']);
    expect(dialing.simulator.calls().filter(({ to }) => to === e164)).toHaveLength(1);
    const open = testStatement(
      `select count(*) as consents from consents where organization_id = $1 and revoked_at is null`,
      { consents: 'int8' },
    );
    expect(await askSystem(database, open, [organization.organizationId])).toEqual([
      { consents: 0 },
    ]);
  });

  it('and presses 9 takes permission back for all of their numbers, and it is kept by what', async () => {
    const organization = await addOrganization(database);
    const { organizationId } = organization;
    const person = { name: 'One', e164: '+13125560195' };
    const { listId, contactIds } = await addList(database, organization, [person]);
    const permitOther = testStatement(
      `insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
         obtained_on, recorded_by)
       select organization_id, contact_id, '+13125560196', kind, obtained_how, obtained_by,
         obtained_on, recorded_by
       from consents where organization_id = $1 and contact_id = $2`,
      {},
    );
    await askSystem(database, permitOther, [organizationId, contactIds.get('One')]);
    await addCampaign(database, organization, listId);
    await dialing.dialToTheEnd();
    const findRevoked = testStatement(
      `select consent.e164, refusal.source from consents consent
       left join suppressions refusal on refusal.organization_id = consent.organization_id
         and refusal.id = consent.revoked_for and consent.revoked_at is not null
       where consent.organization_id = $1 order by consent.e164`,
      { e164: 'text', source: 'text?' },
    );
    expect(await askSystem(database, findRevoked, [organizationId])).toEqual([
      { e164: '+13125560195', source: 'call' },
      { e164: '+13125560196', source: 'call' },
    ]);
  });

  it('and presses 1 is reached, and is left in peace for seven days', async () => {
    const organization = await addOrganization(database);
    const first = await addList(database, organization, [{ name: 'One', e164: '+13125550194' }]);
    await sendNotices(database, organization);
    const campaignId = await addCampaign(database, organization, first.listId, 3);
    await dialing.dialToTheEnd();
    expect(await askSystem(database, findOutcomes, [campaignId])).toEqual([
      { outcome: 'right_party' },
    ]);
    const second = await addCampaign(database, organization, first.listId);
    await dialing.dialToTheEnd();
    expect(await askSystem(database, findTargets, [second])).toEqual([
      { state: 'waiting', verdict: 'defer', ended_because: null },
    ]);
  });
});

describe('the last attempt of a person', () => {
  it('is reserved once, although two campaigns want it at the same moment', async () => {
    const organization = await addOrganization(database);
    const e164 = '+18475550190';
    const { listId, contactIds } = await addList(database, organization, [{ name: 'One', e164 }]);
    const other = await addListOf(database, organization, [contactIds.get('One')]);
    for (let round = 0; round < 6; round += 1) {
      await addCampaign(database, organization, listId);
      await dialing.dialToTheEnd();
    }
    const campaigns = [
      await addCampaign(database, organization, listId),
      await addCampaign(database, organization, other),
    ];
    const still = withAccounts(dialing.services, () => ({ pace: { ...fastPace, callsAtOnce: 0 } }));
    await dialRound(still);
    const reserved = await Promise.all(
      campaigns.map(async (campaignId) => {
        const campaign = { organizationId: organization.organizationId, campaignId };
        const calls = await decideAndReserve(dialing.services, campaign);
        await placeAll(dialing.services, calls);
        return calls.length;
      }),
    );
    expect(reserved.reduce((sum, calls) => sum + calls, 0)).toBeLessThanOrEqual(1);
    await dialing.dialToTheEnd();
    // The other one was put off while the person was on the phone.
    dialing.clock.now = new Date(dialing.clock.now.getTime() + putOffMilliseconds);
    await dialing.dialToTheEnd();
    const states = await Promise.all(
      campaigns.map((campaignId) => askSystem(database, findTargets, [campaignId])),
    );
    expect(
      states
        .flat()
        .map(({ state, verdict }) => `${state} ${verdict}`)
        .sort(),
    ).toEqual(['done null', 'waiting defer']);
    expect(dialing.simulator.calls().filter(({ to }) => to === e164)).toHaveLength(7);
  });
});

describe('the pace of an organization', () => {
  it('holds over two workers and two campaigns, by the arrival times at the carrier', async () => {
    const organization = await addOrganization(database);
    const people = (from: number) =>
      Array.from({ length: 15 }, (_, index): TestPerson => {
        return { name: `P${from + index}`, e164: `+1773555${from + index}` };
      });
    for (const from of [4000, 4100]) {
      const { listId } = await addList(database, organization, people(from));
      await addCampaign(database, organization, listId);
    }
    const paced = withAccounts(dialing.services, () => ({
      pace: { ...fastPace, callsPerSecond: 20 },
    }));
    const workers = [startDialer(paced), startDialer(paced)];
    // Who was put off for a moment comes again only where time goes on.
    const passing = setInterval(() => {
      dialing.clock.now = new Date(dialing.clock.now.getTime() + 1_000);
    }, 1_000);
    await dialing.dialToTheEndOf(organization.organizationId).finally(() => clearInterval(passing));
    await Promise.all(workers.map((worker) => worker.stop()));
    const times = dialing.simulator
      .calls()
      .filter(({ to }) => to.startsWith('+17735554'))
      .map(({ created }) => created)
      .sort((one, other) => one - other);
    expect(times).toHaveLength(30);
    // However slow the machine is, thirty calls at twenty a second need 14 slots after the first two.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan(1_300);
  });
});
