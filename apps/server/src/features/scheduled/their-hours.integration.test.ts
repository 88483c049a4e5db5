import { beforeEach, describe, expect, it } from 'vitest';
import { addCampaign, addList } from '../../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../../testing/add-organization.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { askSystem, testStatement } from '../../testing/test-statement.ts';
import { listScheduled } from '../activity/index.ts';
import { countHours } from './count-hours.ts';
import { listZones } from './queries.ts';

const { database } = useTestDatabase();
/** A Wednesday, 11:00 in Chicago. */
const services = { database, now: () => new Date('2026-06-10T16:00:00Z') };
const chicago = 'America/Chicago';
const honolulu = 'Pacific/Honolulu';
/** 5 o'clock in Honolulu, 10 in Chicago. */
const [early, later] = ['2026-06-11T15:10:00Z', '2026-06-11T15:40:00Z'];
const setWait = testStatement(
  `update targets set state = 'waiting', next_at = $2
   where organization_id = $1 and (contact_id = any ($3) or $3 is null)`,
  {},
);
const setZone = testStatement(
  `update contact_summaries set zone = $2 where organization_id = $1 and contact_id = any ($3)`,
  {},
);

let organization: TestOrganization;
beforeEach(async () => {
  organization = await addOrganization(database);
});

/** A running campaign in which so many people wait. */
async function addWaiting(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, (_, place) => ({
    name: `Person ${place}`,
    e164: `+1312555${String(1000 + place)}`,
    region: 'IL',
  }));
  const { listId, contactIds } = await addList(database, organization, people);
  await addCampaign(database, organization, listId, 3);
  return [...contactIds.values()];
}
const wait = (nextAt: string, contactIds: string[] | null = null) =>
  askSystem(database, setWait, [organization.organizationId, nextAt, contactIds]);
const live = (zone: string, contactIds: string[]) =>
  askSystem(database, setZone, [organization.organizationId, zone, contactIds]);

async function count() {
  const asked = { from: '2026-06-07', days: 7, hoursOf: 'theirs', zone: chicago } as const;
  const { days } = await countHours(services, organization, asked);
  return days.flatMap(({ day, hours }) => hours.map((hour) => ({ day, ...hour })));
}

/** Everybody of 5 o'clock on the day, one page after another. */
async function walk(limit: number, most?: { inAll: number; inEach: number }): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | undefined;
  do {
    const asked = { limit, cursor, zone: chicago, day: '2026-06-11', hour: 5 };
    const question = { ...asked, hoursOf: 'theirs' } as const;
    const page = await listScheduled(services, organization, question, most);
    pages.push(page.scheduled.map(({ contact }) => contact.id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

describe("calls by each person's own clock", () => {
  it('may be more in every hour that was counted in part, also where none were', async () => {
    const people = await addWaiting(505);
    await wait(early);
    const last = people.slice(-1);
    await wait(later, last);
    await live(honolulu, last);
    const [there, here, ...others] = await count();
    expect(there).toEqual({ day: '2026-06-11', hour: 5, calls: 0, isAtLeast: true });
    expect(here).toEqual({ day: '2026-06-11', hour: 10, calls: 501, isAtLeast: true });
    expect(others).toEqual([]);
    expect(await walk(50)).toEqual([last]);
  });

  it('are all there in an hour of which everybody was counted', async () => {
    const people = await addWaiting(3);
    await wait(early);
    await live(honolulu, people.slice(0, 1));
    expect(await count()).toEqual([
      { day: '2026-06-11', hour: 5, calls: 1, isAtLeast: false },
      { day: '2026-06-11', hour: 10, calls: 2, isAtLeast: false },
    ]);
  });

  it('of a rare zone are looked for step by step, and nobody is left out', async () => {
    const [first = '', second = ''] = await addWaiting(7);
    await addWaiting(4);
    await addWaiting(4);
    await wait(early);
    const both = [first, second].toSorted();
    await wait(later, both);
    await live(honolulu, both);
    // Of 15 people 13 come before: four at a time are looked at, because three campaigns share twelve.
    const steps = await walk(3, { inAll: 12, inEach: 10 });
    expect(steps.map((page) => page.length)).toEqual([0, 0, 0, 2]);
    expect(steps.flat()).toEqual(both);
    expect((await walk(1, { inAll: 1, inEach: 5 })).flat()).toEqual(both);
    expect(await walk(50)).toEqual([both]);
  });
});

describe('the zones in which people are', () => {
  it('are found one after another along the index of each organization', async () => {
    const [one = '', two = '', three = '', four = ''] = await addWaiting(4);
    await live(chicago, [one, two]);
    await live(honolulu, [three]);
    await live('Europe/Madrid', [four]);
    const everywhere = { ...organization, organizationId: null, isSuperAdministrator: true };
    for (const [form, scope] of [
      [listZones.within, organization],
      [listZones.across, everywhere],
    ] as const) {
      const explain = testStatement(`explain (analyze, costs off) ${form.text}`, {
        'QUERY PLAN': 'text',
      });
      await database.asTenant(scope, async (transaction) => {
        await transaction.all(testStatement('set local enable_seqscan = off', {}));
        await transaction.all(testStatement('set local enable_bitmapscan = off', {}));
        const zones = await transaction.all(form);
        expect(zones.map(({ zone }) => zone)).toEqual([chicago, 'Europe/Madrid', honolulu]);
        const plan = await transaction.all(explain);
        const text = plan.map((row) => row['QUERY PLAN']).join('\n');
        const reads = text.match(/.* on contact_summaries .*\n.*/g) ?? [];
        expect(reads, text).toHaveLength(2);
        for (const read of reads) {
          expect(read, text).toMatch(
            /contact_summaries_by_zone .*\n\s*Index Cond: .*organization\.id/,
          );
        }
      });
    }
  });
});
