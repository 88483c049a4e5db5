import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { showCampaign } from '../features/campaigns/find-campaign.ts';
import type { CampaignKey } from '../ledger/index.ts';
import { drawCallerId } from '../testing/add-caller-id.ts';
import { addCallerPool, addPoolCampaign, type TestNumber } from '../testing/add-caller-pool.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import { dialRound } from './dial-round.ts';
import { forecastTargets } from './forecast-targets.ts';
import { giveNumbers } from './give-numbers.ts';
import { recordNews } from './record-news.ts';
import { type Dialing, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
const noon = new Date('2026-06-10T16:00:00Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: noon });
});
afterAll(() => dialing.stop());
afterEach(() => {
  dialing.clock.now = noon;
});

const setNumber = testStatement(
  `update caller_ids set rests_until = $2, state = $3 where e164 = $1`,
  {},
);
const readNumber = testStatement(
  `select calls_counted, counted_on::text from caller_ids where e164 = $1`,
  { calls_counted: 'int4', counted_on: 'text?' },
);
const readDays = testStatement(
  `select day::text, placed, answered from caller_id_days where caller_id = $1 order by day`,
  { day: 'text', placed: 'int4', answered: 'int4' },
);
const setZone = testStatement(`update organizations set zone = $2 where id = $1`, {});

const closeLines = testStatement(
  `update staffed_lines set takes_transfers = false where organization_id = $1`,
  {},
);

let exchanges = 320;
/** People in Illinois, each with a number of their own. */
function addPeopleOf(organization: TestOrganization, count: number) {
  exchanges += 1;
  const people = Array.from({ length: count }, (_, index) => ({
    name: `Person ${index}`,
    e164: `+1312${exchanges}${String(1000 + index)}`,
  }));
  return addList(database, organization, people);
}

async function addPeople(count: number) {
  const organization = await addOrganization(database);
  await askSystem(database, setZone, [organization.organizationId, 'America/Chicago']);
  const { listId } = await addPeopleOf(organization, count);
  return { organization, listId };
}

async function startPool(count: number, numbers: readonly TestNumber[], mostAttempts = 1) {
  const { organization, listId } = await addPeople(count);
  const poolId = await addCallerPool(database, organization, numbers);
  const campaignId = await addPoolCampaign(database, organization, {
    listId,
    poolId,
    mostAttempts,
  });
  const campaign = { organizationId: organization.organizationId, campaignId };
  await forecastTargets(dialing.services, campaign);
  return { organization, campaign, poolId };
}

/** Whose day ended is judged again before anybody is called. */
async function moveTo(moment: Date, campaign: CampaignKey): Promise<void> {
  dialing.clock.now = moment;
  await forecastTargets(dialing.services, campaign);
}

const countBy = (calls: readonly ReservedCall[]) =>
  Object.fromEntries(
    [...Map.groupBy(calls, ({ caller_id }) => caller_id)].map(([e164, some]) => [
      e164,
      some.length,
    ]),
  );
const end = (calls: readonly ReservedCall[], outcome: 'withdrawn' | 'no_answer' | 'hung_up') =>
  recordNews(
    dialing.services,
    calls.map(({ organizationId, id: callId }) => ({
      organizationId,
      callId,
      kind: 'end',
      from: 'reserved',
      outcome,
    })),
  );

describe('a campaign with a pool', () => {
  it('calls from all of its numbers in turn', async () => {
    const numbers = [drawCallerId(), drawCallerId(), drawCallerId()];
    const { campaign } = await startPool(
      9,
      numbers.map((e164) => ({ e164 })),
    );
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(countBy(calls)).toEqual(Object.fromEntries(numbers.map((e164) => [e164, 3])));
  });

  it('calls from a number of the region of the person, as long as that may call', async () => {
    const chicago = '+13125551001';
    const boston = '+16175551001';
    const { campaign } = await startPool(3, [{ e164: boston }, { e164: chicago, limit: 2 }]);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(countBy(calls)).toEqual({ [chicago]: 2, [boston]: 1 });
  });

  it('never calls from a number that rests or was deactivated', async () => {
    const [resting, inactive, open] = [drawCallerId(), drawCallerId(), drawCallerId()];
    const all = [resting, inactive, open].map((e164) => ({ e164 }));
    const { campaign } = await startPool(4, all);
    const later = new Date(noon.getTime() + 1);
    await askSystem(database, setNumber, [resting, later, 'active']);
    await askSystem(database, setNumber, [inactive, null, 'resting']);
    expect(countBy(await decideAndReserve(dialing.services, campaign))).toEqual({ [open]: 4 });
  });

  it('calls a person again from the number that they know, although others were used less', async () => {
    const numbers = [drawCallerId(), drawCallerId()];
    const { campaign } = await startPool(
      1,
      numbers.map((e164) => ({ e164 })),
      3,
    );
    const from: string[] = [];
    for (let day = 0; day < 3; day += 1) {
      await moveTo(new Date(noon.getTime() + day * 86_400_000), campaign);
      const calls = await decideAndReserve(dialing.services, campaign);
      from.push(...calls.map(({ caller_id }) => caller_id));
      await end(calls, 'no_answer');
    }
    expect(from).toHaveLength(3);
    expect(new Set(from).size).toBe(1);
  });
});

describe('the limit of a day', () => {
  it('is exact, however many campaigns and workers reserve at once', async () => {
    const numbers = [drawCallerId(), drawCallerId()];
    const { organization, campaign, poolId } = await startPool(
      20,
      numbers.map((e164) => ({ e164, limit: 27 })),
    );
    const others = await Promise.all(
      [1, 2, 3].map(async () => {
        const { listId } = await addPeopleOf(organization, 20);
        const campaignId = await addPoolCampaign(database, organization, { listId, poolId });
        const other = { organizationId: organization.organizationId, campaignId };
        await forecastTargets(dialing.services, other);
        return other;
      }),
    );
    // Where a script connects people to a line, one worker at a time reserves.
    await askSystem(database, closeLines, [organization.organizationId]);
    const turns = [campaign, ...others].flatMap((one) => [one, one]);
    const calls = await Promise.all(
      turns.map((one) => decideAndReserve(dialing.services, one, 15)),
    );
    const more = await Promise.all(turns.map((one) => decideAndReserve(dialing.services, one, 15)));
    expect(countBy([...calls, ...more].flat())).toEqual(
      Object.fromEntries(numbers.map((e164) => [e164, 27])),
    );
  });

  it('begins again at midnight in the zone of the organization', async () => {
    const e164 = drawCallerId();
    const { campaign } = await startPool(6, [{ e164, limit: 2 }]);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(2);
    expect(await askSystem(database, readNumber, [e164])).toEqual([
      { calls_counted: 2, counted_on: '2026-06-10' },
    ]);
    await moveTo(new Date('2026-06-11T16:00:00Z'), campaign);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(2);
    expect(await askSystem(database, readNumber, [e164])).toEqual([
      { calls_counted: 2, counted_on: '2026-06-11' },
    ]);
  });

  it('gets back what was never placed', async () => {
    const e164 = drawCallerId();
    const { campaign } = await startPool(4, [{ e164, limit: 3 }]);
    const calls = await decideAndReserve(dialing.services, campaign);
    await end(calls.slice(0, 2), 'withdrawn');
    await end(calls.slice(0, 2), 'withdrawn');
    expect(await askSystem(database, readNumber, [e164])).toEqual([
      { calls_counted: 1, counted_on: '2026-06-10' },
    ]);
    dialing.clock.now = new Date(noon.getTime() + 60_000);
    expect(await decideAndReserve(dialing.services, campaign)).toHaveLength(2);
  });

  it('holds people back without judging them, and the campaign says why and until when', async () => {
    const e164 = drawCallerId();
    const { campaign, organization } = await startPool(3, [{ e164, limit: 1 }]);
    const { organizationId, campaignId } = campaign;
    const show = () =>
      showCampaign({ database, now: () => dialing.clock.now }, organization, campaignId);
    expect(await show()).toMatchObject({ callerId: null, waits: null });
    await decideAndReserve(dialing.services, campaign);
    const before = await askSystem(database, countDecisions, [organizationId]);
    await Promise.all((await dialRound(dialing.services)).placing);
    expect(await askSystem(database, countDecisions, [organizationId])).toEqual(before);
    const midnight = '2026-06-11T05:00:00.000Z';
    expect((await show()).waits).toEqual({ for: 'numbers_spent', until: midnight });
    await askSystem(database, setNumber, [e164, new Date(noon.getTime() + 60_000), 'active']);
    expect((await show()).waits).toEqual({ for: 'numbers_resting', until: midnight });
    await askSystem(database, setNumber, [e164, null, 'resting']);
    expect((await show()).waits).toEqual({ for: 'numbers_missing', until: null });
  });
});

const countDecisions = testStatement(
  `select count(*) as decisions from decisions where organization_id = $1`,
  { decisions: 'int8' },
);

describe('the figures of a number', () => {
  it('are counted by the day of its calls, in a pool and by itself', async () => {
    const e164 = drawCallerId();
    const { campaign } = await startPool(4, [{ e164 }]);
    const calls = await decideAndReserve(dialing.services, campaign);
    await end(calls.slice(0, 1), 'hung_up');
    await end(calls.slice(1, 3), 'no_answer');
    await end(calls.slice(3), 'withdrawn');
    const counted = [{ day: '2026-06-10', placed: 3, answered: 1 }];
    expect(await askSystem(database, readDays, [e164])).toEqual(counted);
    await end(calls, 'no_answer');
    expect(await askSystem(database, readDays, [e164])).toEqual(counted);
  });

  it('of a campaign with one number need no statement more', async () => {
    const { organization, listId } = await addPeople(2);
    const campaignId = await addCampaign(database, organization, listId);
    const campaign = { organizationId: organization.organizationId, campaignId };
    await forecastTargets(dialing.services, campaign);
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(countBy(calls)).toEqual({ '+13125550000': 2 });
    const source = { ...campaign, poolId: null, zone: 'UTC' };
    await database.asSystem(async (transaction) => {
      const refuse = () => Promise.reject(new Error('a statement was run'));
      const strict = { ...transaction, all: refuse, first: refuse };
      expect(await giveNumbers(strict, source, [], noon)).toEqual({ numbered: [], left: [] });
    });
  });
});
