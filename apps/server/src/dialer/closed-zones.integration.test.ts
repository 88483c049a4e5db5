import { setTimeout as wait } from 'node:timers/promises';
import type { Carrier } from '@ringfence/carriers/port';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCampaign, addList, type TestPerson } from '../testing/add-campaign.ts';
import { addOrganization } from '../testing/add-organization.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { forecastTargets } from './forecast-targets.ts';
import { claimBatch } from './limits.ts';
import { putOff } from './queries/claim.ts';
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
/** Half past eight in the evening in New York, half past five in California. */
const evening = new Date('2026-06-11T00:30:00Z');
const afterNine = new Date('2026-06-11T01:00:30Z');
const lastMinute = new Date('2026-06-11T00:59:30Z');
let dialing: Dialing;
beforeAll(async () => {
  dialing = await startDialing(suite, { now: evening, speed: 1 });
});
afterAll(() => dialing.stop());

const findTargets = testStatement(
  `select contact.full_name as name, target.state, target.verdict, target.next_at
   from targets target join contacts contact
     on contact.organization_id = target.organization_id and contact.id = target.contact_id
   where target.campaign_id = $1 order by target.contact_id`,
  { name: 'text', state: 'text', verdict: 'text?', next_at: 'timestamptz?' },
);

const crowd = (count: number, name: string, start: (index: number) => string, region: string) =>
  Array.from({ length: count }, (_, index): TestPerson => {
    return { name: `${name} ${index}`, e164: start(index), region };
  });

async function plan(people: readonly TestPerson[]) {
  const organization = await addOrganization(database);
  const { listId } = await addList(database, organization, people);
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId: organization.organizationId, campaignId };
  while (await forecastTargets(dialing.services, campaign));
  return campaign;
}

const east = (index: number) => `+1212${4_000_000 + index}`;
const west = (index: number) => `+1415${4_000_000 + index}`;

describe('a zone that closes', () => {
  it.each([
    ['has closed', afterNine],
    ['closes before a phone would stop ringing', lastMinute],
  ])('holds nobody up where another is open: it %s', async (_, moment) => {
    dialing.clock.now = evening;
    const waiting = crowd(claimBatch + 20, 'Closed', east, 'NY');
    const campaign = await plan([...waiting, ...crowd(3, 'Open', west, 'CA')]);
    dialing.clock.now = moment;
    const calls = await decideAndReserve(dialing.services, campaign);
    expect(calls.map(({ e164 }) => e164).sort()).toEqual([west(0), west(1), west(2)]);
  });

  it('leaves its people waiting until they are judged again beside the calls', async () => {
    dialing.clock.now = evening;
    const campaign = await plan(crowd(3, 'Closed', east, 'NY'));
    dialing.clock.now = afterNine;
    expect(await decideAndReserve(dialing.services, campaign)).toEqual([]);
    while (await forecastTargets(dialing.services, campaign));
    const targets = await askSystem(database, findTargets, [campaign.campaignId]);
    const morning = new Date('2026-06-11T12:00:00Z');
    expect(targets).toMatchObject(
      Array.from({ length: 3 }, () => ({ state: 'waiting', verdict: 'defer', next_at: morning })),
    );
  });
});

describe('a busy number', () => {
  it('holds up nobody behind it', async () => {
    dialing.clock.now = evening;
    const switchboard = crowd(claimBatch + 5, 'Extension', () => '+14155550190', 'CA');
    const campaign = await plan([...switchboard, ...crowd(1, 'Last', west, 'CA')]);
    const called: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      const calls = await decideAndReserve(dialing.services, campaign);
      called.push(...calls.map(({ e164 }) => e164));
      await placeAll(dialing.services, calls);
    }
    expect(called).toEqual(['+14155550190', west(0)]);
  });
});

describe('people whom somebody else holds', () => {
  it('are passed over, however many they are', async () => {
    dialing.clock.now = evening;
    const held = crowd(claimBatch + 5, 'Held', (index) => west(3_000 + index), 'CA');
    const campaign = await plan([
      ...held,
      ...crowd(1, 'Free', (index) => west(4_000 + index), 'CA'),
    ]);
    const hold = testStatement(
      `select target.contact_id from targets target join contacts contact
         on contact.organization_id = target.organization_id and contact.id = target.contact_id
       where target.organization_id = $1 and contact.full_name like 'Held%'
       for update of target`,
      { contact_id: 'uuid' },
    );
    await database.asSystem(async (transaction) => {
      expect(await transaction.all(hold, [campaign.organizationId])).toHaveLength(held.length);
      const calls = await decideAndReserve(dialing.services, campaign);
      expect(calls.map(({ e164 }) => e164)).toEqual([west(4_000)]);
    });
  });

  it('are not called before what the retry rules ask for, where they were busy', async () => {
    dialing.clock.now = evening;
    const campaign = await plan(crowd(1, 'Busy', (index) => west(5_000 + index), 'CA'));
    const tomorrow = new Date(evening.getTime() + 86_400_000);
    const retry = testStatement(
      `update targets set not_before = $2 where organization_id = $1 returning contact_id`,
      { contact_id: 'uuid' },
    );
    const rows = await askSystem(database, retry, [campaign.organizationId, tomorrow]);
    const contactIds = rows.map(({ contact_id }) => contact_id);
    const { organizationId, campaignId } = campaign;
    const soon = new Date(evening.getTime() + 5_000);
    await askSystem(database, putOff, [organizationId, campaignId, contactIds, soon]);
    const [target] = await askSystem(database, findTargets, [campaignId]);
    expect(target?.next_at).toEqual(tomorrow);
  });
});

describe('calls at once', () => {
  it('are never more than the account may have, over two workers that place at the same moment', async () => {
    dialing.clock.now = evening;
    const campaign = await plan(crowd(12, 'Many', (index) => west(6_000 + index), 'CA'));
    const end = testStatement(
      `with over as (delete from calls_under_way returning call_id)
       update calls set state = 'ended', outcome = 'no_answer', ended_at = now()
       where id in (select call_id from over)`,
      {},
    );
    await askSystem(database, end);
    let most = 0;
    let under = 0;
    const counting = (carrier: Carrier): Carrier => ({
      ...carrier,
      async placeCall() {
        under += 1;
        most = Math.max(most, under);
        return { kind: 'placed', carrierCallId: `CA${under}` };
      },
    });
    const services = withAccounts(dialing.services, ({ carrier }) => ({
      carrier: counting(carrier),
      pace: { ...fastPace, callsAtOnce: 5 },
    }));
    const calls = await decideAndReserve(services, campaign);
    expect(calls).toHaveLength(12);
    void placeAll(services, calls.slice(0, 6)).catch(() => {});
    void placeAll(services, calls.slice(6)).catch(() => {});
    await wait(1_500);
    expect(most).toBe(5);
    await askSystem(database, end);
  });
});

describe('room for few calls', () => {
  it('does not limit how many are judged', async () => {
    dialing.clock.now = evening;
    const stopped = crowd(30, 'Stopped', (index) => east(9_000 + index), 'CA');
    const open = crowd(4, 'Open', (index) => west(9_000 + index), 'CA');
    const campaign = await plan([...stopped, ...open]);
    const stop = testStatement(
      `insert into suppressions (organization_id, contact_id, kind, source, started_at)
       select organization_id, id, 'medium_stop', 'person', $2 from contacts
       where organization_id = $1 and full_name like 'Stopped%'`,
      {},
    );
    await askSystem(database, stop, [campaign.organizationId, evening]);
    expect(await decideAndReserve(dialing.services, campaign, 1)).toHaveLength(1);
    const targets = await askSystem(database, findTargets, [campaign.campaignId]);
    const states = Object.groupBy(targets, ({ state }) => state);
    expect(states.blocked).toHaveLength(30);
    expect(states.calling).toHaveLength(1);
    expect(states.waiting?.map(({ verdict }) => verdict)).toEqual([null, null, null]);
  });
});
