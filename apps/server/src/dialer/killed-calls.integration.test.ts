import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { CampaignKey } from '../ledger/index.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import type { DeathPoint } from '../testing/die-at.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { workAndDie } from '../testing/work-and-die.ts';
import { forecastTargets } from './forecast-targets.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import type { DialOrder } from './testing/dial-and-die.ts';
import { type Dialing, dialAndPlace, startDialing } from './testing/start-dialing.ts';

const suite = useTestDatabase();
const { database, connectionString } = suite;
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite);
});
afterAll(() => dialing.stop());

const entry = new URL('./testing/dial-and-die.ts', import.meta.url);
const busy = '0191';
const answering = '0194';
/** The carrier tells nothing of their calls by itself. */
const untold = '0197';
const everybody = [busy, answering, untold];
let exchange = 200;
const atOnce = { timeout: 60_000, interval: 5 };

const countTargets = testStatement(
  `select count(*) filter (where state = 'waiting') as waiting,
     count(*) filter (where state = 'done') as done, sum(attempts)::integer as attempts
   from targets where campaign_id = $1`,
  { waiting: 'int8', done: 'int8', attempts: 'int4' },
);
const listCalls = testStatement(
  `select coalesce(outcome, state) as stands from calls_now where campaign_id = $1 order by 1`,
  { stands: 'text' },
);

interface DueCampaign extends CampaignKey {
  numbers: readonly string[];
}

/** People of a campaign of their own, each to be called once, and now. */
async function addDue(lines: readonly string[] = everybody): Promise<DueCampaign> {
  exchange += 1;
  const people = lines.map((line) => ({ name: line, e164: `+1312${exchange}${line}` }));
  const organization = await addOrganization(database);
  const { organizationId } = organization;
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId, campaignId };
  while (await forecastTargets(dialing.services, campaign));
  return { ...campaign, numbers: people.map(({ e164 }) => e164) };
}

async function look({ campaignId }: CampaignKey) {
  const [targets] = await askSystem(database, countTargets, [campaignId]);
  const calls = await askSystem(database, listCalls, [campaignId]);
  return { ...targets, calls: calls.map(({ stands }) => stands) };
}
const listArrived = ({ numbers }: DueCampaign) =>
  dialing.simulator.calls().filter(({ to }) => numbers.includes(to));

function wait(seconds: number): void {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + seconds * 1000);
}

const workUntil = (work: DialOrder['work'], point: DeathPoint) =>
  workAndDie(database, entry, {
    ...{ connectionString, work, point, now: dialing.clock.now.toISOString() },
    callbackAddress: dialing.application.address,
  });

/** Another worker looks after so many seconds what the dead one has left, and calls the people who are due. */
async function goOnAfter(seconds: number): Promise<void> {
  wait(seconds);
  await reconcileCalls(dialing.services);
  wait(2);
  await dialAndPlace(dialing.services);
}

/** The carrier's calls go on in real time, however far the clock is moved. */
async function awaitCarrier(campaign: DueCampaign): Promise<void> {
  const areOver = () => listArrived(campaign).every(({ ended }) => ended !== undefined);
  await vi.waitUntil(areOver, atOnce);
}

/** The carrier has had one call to each person, and what became of it is kept. */
async function expectEverybodyCalledOnce(campaign: DueCampaign): Promise<void> {
  await awaitCarrier(campaign);
  await goOnAfter(61);
  await goOnAfter(61);
  const called = listArrived(campaign).map(({ to }) => to);
  expect(called.toSorted()).toEqual(campaign.numbers.toSorted());
  const people = campaign.numbers.length;
  const { calls, ...targets } = await look(campaign);
  expect(targets).toEqual({ waiting: 0, done: people, attempts: people });
  const made = calls.filter((outcome) => outcome !== 'withdrawn');
  expect(made).toHaveLength(people);
  expect(made).not.toContain('lost');
}

describe('a worker that is killed', () => {
  it.each([
    ['when it has claimed people', { statement: 'dialer.lock_numbers', when: 'after' }],
    ['before it commits their calls', { statement: 'dialer.write_verdicts', when: 'after' }],
  ] satisfies [string, DeathPoint][])('%s has taken nobody', async (_, point) => {
    const campaign = await addDue();
    await workUntil('dial', point);
    expect(await look(campaign)).toEqual({ waiting: 3, done: 0, attempts: 0, calls: [] });
    await dialAndPlace(dialing.services);
    await expectEverybodyCalledOnce(campaign);
  });

  it('before it places what it reserved leaves it to another, which takes it back first', async () => {
    const campaign = await addDue();
    await workUntil('dial', { statement: 'dialer.write_verdicts', when: 'committed' });
    const calls = everybody.map(() => 'reserved');
    // It may still be alive and about to place them.
    await goOnAfter(10);
    expect(await look(campaign)).toEqual({ waiting: 0, done: 0, attempts: 3, calls });
    expect(listArrived(campaign)).toEqual([]);
    await goOnAfter(16);
    await expectEverybodyCalledOnce(campaign);
  });

  it('before it asks the carrier has called nobody, and nobody is called blindly', async () => {
    const campaign = await addDue();
    await workUntil('dial', { statement: 'dialer.begin_placing', when: 'committed' });
    await goOnAfter(16);
    const placing = everybody.map(() => 'placing');
    expect(await look(campaign)).toEqual({ waiting: 0, done: 0, attempts: 3, calls: placing });
    // Only ten minutes of silence prove that the carrier was never asked.
    await goOnAfter(601);
    const lost = everybody.map(() => 'lost');
    expect(await look(campaign)).toEqual({ waiting: 0, done: 3, attempts: 3, calls: lost });
    expect(listArrived(campaign)).toEqual([]);
  });

  it.each([
    ['and tells of', answering],
    ['and tells nothing of', untold],
  ])('before it notes a call that the carrier took %s is followed by none', async (_, line) => {
    const campaign = await addDue([line]);
    await workUntil('dial', { statement: 'dialer.mark_placed', when: 'before' });
    expect(listArrived(campaign)).toHaveLength(1);
    await awaitCarrier(campaign);
    await goOnAfter(16);
    await expectEverybodyCalledOnce(campaign);
  });

  it.each([
    ['when it has taken what became of a call', 'dialer.insert_events', 'after'],
    ['before it commits what follows', 'dialer.settle_targets', 'after'],
    ['when it has committed what follows', 'dialer.settle_targets', 'committed'],
  ] as const)('%s has kept all of it or nothing', async (_, statement, when) => {
    const campaign = await addDue();
    await dialAndPlace(dialing.services);
    await awaitCarrier(campaign);
    const before = await vi.waitFor(async () => {
      const found = await look(campaign);
      expect(found).toMatchObject({ waiting: 0, done: 2, attempts: 3 });
      return found;
    }, atOnce);
    wait(61);
    await workUntil('reconcile', { statement, when });
    const after = await look(campaign);
    if (when === 'committed') expect(after).toMatchObject({ waiting: 0, done: 3, attempts: 3 });
    else expect(after).toEqual(before);
    await expectEverybodyCalledOnce(campaign);
  });
});
