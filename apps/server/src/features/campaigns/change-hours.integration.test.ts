import { describe, expect, it } from 'vitest';
import { dialAndPlace, placeAll } from '../../dialer/testing/start-dialing.ts';
import { decideAndReserve } from '../../dialer/testing/take-steps.ts';
import { noon, useRunningCampaigns } from '../../testing/run-campaigns.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { changeHours } from './change-hours.ts';
import { showWaiting } from './show-waiting.ts';

const {
  database,
  dialing,
  services,
  judge,
  beginAt,
  findTargets,
  start,
  pass,
  targetsOf,
  entriesOf,
  numbersCalled,
} = useRunningCampaigns();

const countSchedules = testStatement(
  'select count(*)::integer as schedules from campaign_schedules where campaign_id = $1',
  { schedules: 'int4' },
);
const readState = testStatement('select state from campaigns where id = $1', { state: 'text' });

describe('the hours of a campaign', () => {
  const week = (from: number, to: number) => Array.from({ length: 7 }, () => ({ from, to }));

  it('place nothing that was decided on under the ones before, and let people wait for the new ones', async () => {
    const { scope, campaignId, campaign } = await start('Bea');
    const calls = await decideAndReserve(dialing().services, campaign);
    expect(calls).toHaveLength(1);
    pass(500);
    const hours = week(15 * 60, 16 * 60);
    await changeHours(services(), scope, { campaignId, startsAt: null, endsAt: null, hours });
    await placeAll(dialing().services, calls);
    expect(numbersCalled()).not.toContain(calls[0]?.e164);
    pass(2_000);
    await dialAndPlace(dialing().services);
    const [target] = await findTargets(campaignId);
    expect(target).toMatchObject({ state: 'waiting', next_at: new Date('2026-06-10T20:00:00Z') });
    expect((await showWaiting(services(), scope, campaignId)).waits).toEqual([
      { reason: 'CAMPAIGN_HOURS', people: 1, isCapped: false },
    ]);
  });

  it('place nothing that was decided on without knowing of them, however late they were written', async () => {
    const { scope, campaignId, campaign } = await start('Liz');
    await beginAt(campaignId, dialing().clock.now);
    const before = dialing().clock.now;
    pass(5_000);
    const calls = await decideAndReserve(dialing().services, campaign);
    expect(calls).toHaveLength(1);
    // As by a process whose clock is behind, or that waited before it wrote them.
    const late = { ...services(), now: () => before };
    const hours = week(15 * 60, 16 * 60);
    await changeHours(late, scope, { campaignId, startsAt: null, endsAt: null, hours });
    await placeAll(dialing().services, calls);
    expect(numbersCalled()).not.toContain(calls[0]?.e164);
  });

  it('bring people forward when they become wider, and what held before is kept', async () => {
    const { scope, campaignId, campaign } = await start('Cay');
    const narrow = { campaignId, startsAt: null, endsAt: null, hours: week(900, 960) };
    pass(5_000);
    await changeHours(services(), scope, narrow);
    pass(5_000);
    await dialAndPlace(dialing().services);
    expect(await targetsOf(campaignId)).toEqual(['Cay waiting']);
    pass(5_000);
    await changeHours(services(), scope, { ...narrow, hours: null });
    expect(await targetsOf(campaignId)).toEqual(['Cay planned']);
    pass(5_000);
    await judge(campaign);
    await dialAndPlace(dialing().services);
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
    const entries = await entriesOf(scope.organizationId);
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
      await entriesOf(scope.organizationId),
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
    await beginAt(campaignId, new Date(noon.getTime() - 60_000));
    const never = { campaignId, startsAt: null, endsAt: null, hours: week(60, 120) };
    const rounds = async () => {
      await dialAndPlace(dialing().services);
      await dialAndPlace(dialing().services);
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
