import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forecastTargets } from '../../dialer/forecast-targets.ts';
import {
  type Dialing,
  dialAndPlace,
  placeAll,
  startDialing,
} from '../../dialer/testing/start-dialing.ts';
import { decideAndReserve } from '../../dialer/testing/take-steps.ts';
import { planWaiting } from '../../ledger/index.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { changeHours } from './change-hours.ts';
import { showWaiting } from './show-waiting.ts';

const suite = useTestDatabase();
const { database } = suite;
/** Noon in Illinois, on a Wednesday. */
const noon = new Date('2026-06-10T17:00:00Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: noon });
});
afterAll(() => dialing.stop());
const stopAll = testStatement(`update campaigns set state = 'stopped', finished_at = now()`, {});
beforeEach(async () => {
  dialing.clock.now = noon;
  await askSystem(database, stopAll);
});

const listTargets = testStatement(
  `select contact.full_name, target.state, target.ended_because, target.next_at
   from targets target join contacts contact
     on contact.organization_id = target.organization_id and contact.id = target.contact_id
   where target.campaign_id = $1 order by contact.full_name`,
  { full_name: 'text', state: 'text', ended_because: 'text?', next_at: 'timestamptz?' },
);
const listEntries = testStatement(
  `select action, detail from activity_entries where organization_id = $1 order by id`,
  { action: 'text', detail: 'jsonb' },
);
const countSchedules = testStatement(
  'select count(*)::integer as schedules from campaign_schedules where campaign_id = $1',
  { schedules: 'int4' },
);
const readState = testStatement('select state from campaigns where id = $1', { state: 'text' });
const begin = testStatement('update campaigns set started_at = $2 where id = $1', {});

const services = () => ({ ...dialing.services, judgeOrganizationAgain() {} });
let line = 1_000;
function makePeople(names: readonly string[]) {
  return names.map((name) => {
    line += 1;
    return { name, e164: `+1312776${line}`, region: 'IL' };
  });
}

/** A running campaign whose people were judged. */
async function start(...names: string[]) {
  const scope = await addOrganization(database);
  const { listId } = await addList(database, scope, makePeople(names));
  const campaignId = await addCampaign(database, scope, listId, 3);
  const campaign = { organizationId: scope.organizationId, campaignId };
  await askSystem(database, begin, [campaignId, noon]);
  await judge(campaign);
  return { scope, campaignId, campaign };
}
async function judge(campaign: { organizationId: string; campaignId: string }) {
  while (await planWaiting(dialing.services, campaign));
  while (await forecastTargets(dialing.services, campaign));
}
const pass = (milliseconds: number): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + milliseconds);
};
const targetsOf = async (campaignId: string): Promise<string[]> =>
  (await askSystem(database, listTargets, [campaignId])).map(
    ({ full_name, state, ended_because }) =>
      [full_name, state, ended_because ?? ''].join(' ').trim(),
  );
const numbersCalled = () => dialing.simulator.calls().map(({ to }) => to);

describe('the hours of a campaign', () => {
  const week = (from: number, to: number) => Array.from({ length: 7 }, () => ({ from, to }));

  it('place nothing that was decided on under the ones before, and let people wait for the new ones', async () => {
    const { scope, campaignId, campaign } = await start('Bea');
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(1);
    pass(500);
    const hours = week(15 * 60, 16 * 60);
    await changeHours(services(), scope, { campaignId, startsAt: null, endsAt: null, hours });
    await placeAll(dialing.services, calls);
    expect(numbersCalled()).not.toContain(calls[0]?.e164);
    pass(2_000);
    await dialAndPlace(dialing.services);
    const [target] = await askSystem(database, listTargets, [campaignId]);
    expect(target).toMatchObject({ state: 'waiting', next_at: new Date('2026-06-10T20:00:00Z') });
    expect((await showWaiting(services(), scope, campaignId)).waits).toEqual([
      { reason: 'CAMPAIGN_HOURS', people: 1, isCapped: false },
    ]);
  });

  it('place nothing that was decided on without knowing of them, however late they were written', async () => {
    const { scope, campaignId, campaign } = await start('Liz');
    await askSystem(database, begin, [campaignId, dialing.clock.now]);
    const before = dialing.clock.now;
    pass(5_000);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls).toHaveLength(1);
    // As by a process whose clock is behind, or that waited before it wrote them.
    const late = { ...services(), now: () => before };
    const hours = week(15 * 60, 16 * 60);
    await changeHours(late, scope, { campaignId, startsAt: null, endsAt: null, hours });
    await placeAll(dialing.services, calls);
    expect(numbersCalled()).not.toContain(calls[0]?.e164);
  });

  it('bring people forward when they become wider, and what held before is kept', async () => {
    const { scope, campaignId, campaign } = await start('Cay');
    const narrow = { campaignId, startsAt: null, endsAt: null, hours: week(900, 960) };
    pass(5_000);
    await changeHours(services(), scope, narrow);
    pass(5_000);
    await dialAndPlace(dialing.services);
    expect(await targetsOf(campaignId)).toEqual(['Cay waiting']);
    pass(5_000);
    await changeHours(services(), scope, { ...narrow, hours: null });
    expect(await targetsOf(campaignId)).toEqual(['Cay planned']);
    pass(5_000);
    await judge(campaign);
    await dialAndPlace(dialing.services);
    expect(await targetsOf(campaignId)).toEqual(['Cay calling']);
    const [found] = await askSystem(database, countSchedules, [campaignId]);
    expect(found?.schedules).toBe(2);
  });

  it('are on record with what they were', async () => {
    const { scope, campaignId } = await start('Flo');
    const narrow = { campaignId, startsAt: null, endsAt: null, hours: week(900, 960) };
    await changeHours(services(), scope, narrow);
    pass(5_000);
    await changeHours(services(), scope, { ...narrow, endsAt: '2026-06-30T22:00:00Z' });
    const entries = await askSystem(database, listEntries, [scope.organizationId]);
    expect(entries.filter(({ action }) => action === 'campaign.hours_changed')).toMatchObject([
      { detail: { changed: ['hours'], values: { hours: [null, week(900, 960)] } } },
      { detail: { changed: ['endsAt'], values: { endsAt: [null, '2026-06-30T22:00:00.000Z'] } } },
    ]);
  });

  it('that stay what they are leave no trace, and nobody is judged again', async () => {
    const { scope, campaignId } = await start('Eli');
    const endsAt = '2026-06-30T22:00:00Z';
    const narrow = { campaignId, startsAt: null, endsAt, hours: week(900, 960) };
    await changeHours(services(), scope, narrow);
    pass(5_000);
    await judge({ organizationId: scope.organizationId, campaignId });
    const trace = async () => [
      await askSystem(database, countSchedules, [campaignId]),
      await askSystem(database, listEntries, [scope.organizationId]),
      await targetsOf(campaignId),
    ];
    const before = await trace();
    const again = { endsAt: '2026-06-30T17:00:00-05:00', hours: week(900, 960) };
    expect(await changeHours(services(), scope, { ...narrow, ...again })).toMatchObject({
      endsAt: '2026-06-30T22:00:00.000Z',
    });
    expect(await trace()).toEqual(before);
    expect(before.at(-1)).toEqual(['Eli waiting']);
  });

  it('end later than now', async () => {
    const { scope, campaignId } = await start('Dan');
    const past = { campaignId, startsAt: null, endsAt: '2026-06-10T16:00:00Z', hours: null };
    await expect(changeHours(services(), scope, past)).rejects.toMatchObject({
      code: 'validation_failed',
    });
  });

  it('that leave nobody do not end the campaign before they could be taken back', async () => {
    const { scope, campaignId, campaign } = await start('Hob');
    await askSystem(database, begin, [campaignId, new Date(noon.getTime() - 60_000)]);
    const never = { campaignId, startsAt: null, endsAt: null, hours: week(60, 120) };
    const rounds = async () => {
      await dialAndPlace(dialing.services);
      await dialAndPlace(dialing.services);
      const [found] = await askSystem(database, readState, [campaignId]);
      return [found?.state, ...(await targetsOf(campaignId))];
    };
    await changeHours(services(), scope, never);
    expect(await rounds()).toEqual(['running', 'Hob blocked']);
    pass(9 * 60_000);
    expect(await rounds()).toEqual(['running', 'Hob blocked']);
    await changeHours(services(), scope, { ...never, hours: null });
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Hob waiting']);
    await changeHours(services(), scope, never);
    expect(await rounds()).toEqual(['running', 'Hob blocked']);
    pass(11 * 60_000);
    expect(await rounds()).toEqual(['finished', 'Hob blocked']);
  });

  it('begin within 30 days, so that nobody counts as blocked for the wait alone', async () => {
    const { scope, campaignId, campaign } = await start('Gus');
    const change = (startsAt: string) =>
      changeHours(services(), scope, { campaignId, startsAt, endsAt: null, hours: null });
    await expect(change('2026-07-10T17:00:01Z')).rejects.toMatchObject({
      code: 'validation_failed',
      fields: [{ path: 'startsAt' }],
    });
    await change('2026-07-10T17:00:00Z');
    await judge(campaign);
    expect(await targetsOf(campaignId)).toEqual(['Gus waiting']);
  });
});
