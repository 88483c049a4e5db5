import { findWait } from '@ringfence/domain/campaigns/find-wait';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TenantScope } from '../../platform/database/database.ts';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listTargets, type TargetPage } from './list-targets.ts';
import { showWaiting } from './show-waiting.ts';

const { database } = useTestDatabase();
const moment = new Date('2026-06-10T16:00:00.000Z');
const services = { database, now: () => moment };
const evening = '2026-06-10T20:00:00.000Z';
const tomorrow = '2026-06-11T14:00:00.000Z';
const past = '2026-06-10T15:00:00.000Z';

const wait = testStatement(
  `update targets set state = 'waiting', next_at = $4, verdict = case when $5::text is not null then 'defer' end,
     decision_id = case when $5::text is not null then new_id() end, held_by = $5, not_before = $6, moved_to = $7
   where organization_id = $1 and campaign_id = $2 and contact_id = $3`,
  {},
);
const explain = testStatement(
  `select wait_of_target("nextAt", "notBefore", "movedTo", "hourAt", verdict, "heldBy") as wait
   from jsonb_array_elements($1::jsonb) with ordinality as one (content, nth),
     jsonb_to_record(content) as given ("nextAt" timestamptz, "notBefore" timestamptz, "movedTo" timestamptz,
       "hourAt" timestamptz, verdict text, "heldBy" text)
   order by nth`,
  { wait: 'text?' },
);
const stop = testStatement(
  `update campaigns set state = 'stopped', finished_at = now() where organization_id = $1 and id = $2`,
  {},
);

interface Wait {
  at: string;
  heldBy?: string;
  notBefore?: string;
  movedTo?: string;
}

const people: Record<string, Wait | null> = {
  'Ann Hours': { at: tomorrow, heldBy: 'WINDOW_CLOSED' },
  'Bob Hours': { at: evening, heldBy: 'WINDOW_CLOSED' },
  'Cid Often': { at: tomorrow, heldBy: 'FREQ_7IN7', notBefore: evening },
  'Dee Again': { at: evening, notBefore: evening },
  'Eve Again': { at: evening, heldBy: 'WINDOW_CLOSED', notBefore: evening },
  'Fay Chosen': { at: tomorrow, heldBy: 'WINDOW_CLOSED', movedTo: tomorrow },
  // Due by now, and so only kept by the pace.
  'Gus Due': { at: past, heldBy: 'WINDOW_CLOSED' },
  'Hal Busy': { at: evening },
  'Ivy Planned': null,
};

let organization: TestOrganization;
let campaignId: string;

beforeAll(async () => {
  organization = await addOrganization(database);
  const { listId, contactIds } = await addList(
    database,
    organization,
    Object.keys(people).map((name, index) => ({ name, e164: `+1312555020${index}` })),
  );
  campaignId = await addCampaign(database, organization, listId, 3);
  for (const [name, waiting] of Object.entries(people)) {
    if (waiting === null) continue;
    const { at, heldBy = null, notBefore = null, movedTo = null } = waiting;
    const key = [organization.organizationId, campaignId, contactIds.get(name)];
    await askSystem(database, wait, [...key, at, heldBy, notBefore, movedTo]);
  }
});

const show = (scope: TenantScope = organization) => showWaiting(services, scope, campaignId);
const list = (page: Partial<TargetPage>) =>
  listTargets(services, organization, { campaignId, limit: 50, ...page });
const namesOf = async (page: Partial<TargetPage>) =>
  (await list(page)).targets.map(({ contact }) => contact.fullName);

describe('who waits for what', () => {
  it('counts everybody once, by what asks for the latest time, and nobody who is due', async () => {
    expect((await show()).waits).toEqual([
      { reason: 'WINDOW_CLOSED', people: 2, isCapped: false },
      { reason: 'retry', people: 2, isCapped: false },
      { reason: 'FREQ_7IN7', people: 1, isCapped: false },
      { reason: 'chosen_time', people: 1, isCapped: false },
    ]);
  });

  it('leads to as many people as it counts, each with that reason', async () => {
    for (const { reason, people: counted } of (await show()).waits) {
      const { targets } = await list({ reason });
      expect(targets).toHaveLength(counted);
      const isOwn = reason === 'retry' || reason === 'chosen_time';
      for (const { standing, waitsFor } of targets) {
        expect({ standing, waitsFor }).toEqual({
          standing: 'deferred',
          waitsFor: isOwn ? reason : 'lawful_time',
        });
      }
    }
  });

  it('lists them by their next time, page by page, and finds them by name', async () => {
    expect(await namesOf({ reason: 'WINDOW_CLOSED' })).toEqual(['Bob Hours', 'Ann Hours']);
    const first = await list({ reason: 'WINDOW_CLOSED', limit: 1 });
    const cursor = first.nextCursor ?? undefined;
    expect(await namesOf({ reason: 'WINDOW_CLOSED', limit: 1, cursor })).toEqual(['Ann Hours']);
    expect(await namesOf({ reason: 'WINDOW_CLOSED', search: 'Ann' })).toEqual(['Ann Hours']);
    expect(await namesOf({ reason: 'retry', search: 'Hours' })).toEqual([]);
    expect(await namesOf({ reason: 'HOLIDAY' })).toEqual([]);
  });

  it('is decided by the database as by the domain', async () => {
    const hours = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
    const cases = fc.sample(
      fc.record({
        next: fc.integer({ min: 1, max: 4 }),
        notBefore: hours,
        movedTo: hours,
        hourAt: hours,
        verdict: fc.constantFrom('defer', null),
        heldBy: fc.constantFrom('HOLIDAY', null),
      }),
      500,
    );
    const at = (hour: number | null) =>
      hour === null ? null : new Date(moment.getTime() + hour * 3_600_000);
    const rows = await askSystem(database, explain, [
      JSON.stringify(
        cases.map(({ next, notBefore, movedTo, hourAt, ...rest }) => ({
          ...rest,
          nextAt: at(next),
          notBefore: at(notBefore),
          movedTo: at(movedTo),
          hourAt: at(hourAt),
        })),
      ),
    ]);
    const words = {
      turn: null,
      retry: 'retry',
      chosen_time: 'chosen_time',
      best_hour: 'best_hour',
    } as const;
    for (const [index, one] of cases.entries()) {
      const { next, notBefore, movedTo, hourAt, verdict, heldBy } = one;
      const nextAt = at(next) ?? moment;
      const times = {
        nextAt,
        notBefore: at(notBefore),
        movedTo: at(movedTo),
        hourAt: at(hourAt),
      };
      const found = findWait({ ...times, verdict, origin: 'campaign', attempts: 1 }, moment);
      const expected = found === 'lawful_time' ? (heldBy ?? 'lawful_time') : words[found];
      expect(rows[index]?.wait, JSON.stringify(cases[index])).toBe(expected);
    }
  });

  it('is not shown to another organization', async () => {
    const other = await addOrganization(database);
    await expect(show(other)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is nobody once the campaign was stopped', async () => {
    const another = await addOrganization(database);
    const { listId, contactIds } = await addList(database, another, [
      { name: 'Jo', e164: '+13125550299' },
    ]);
    const stopped = await addCampaign(database, another, listId, 3);
    const key = [another.organizationId, stopped, contactIds.get('Jo')];
    await askSystem(database, wait, [...key, tomorrow, 'WINDOW_CLOSED', null, null]);
    const ask = () => showWaiting(services, another, stopped);
    expect((await ask()).waits).toHaveLength(1);
    await askSystem(database, stop, [another.organizationId, stopped]);
    expect((await ask()).waits).toEqual([]);
  });
});
