import type { Carrier } from '@ringfence/carriers/port';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { resumeCampaign } from '../features/campaigns/resume-campaign.ts';
import { startCampaign } from '../features/campaigns/start-campaign.ts';
import { changes, steerCampaign } from '../features/campaigns/steer-campaign.ts';
import { liftHalt } from '../features/halts/lift-halt.ts';
import { startHalt } from '../features/halts/start-halt.ts';
import type { Transaction } from '../platform/database/database.ts';
import { addCallerId } from '../testing/add-caller-id.ts';
import { addCampaign, addList } from '../testing/add-campaign.ts';
import { addOrganization, type TestOrganization } from '../testing/add-organization.ts';
import { approveScript } from '../testing/approve-script.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { askSystem, testStatement } from '../testing/test-statement.ts';
import { dropCalls } from './drop-calls.ts';
import { forecastTargets } from './forecast-targets.ts';
import { dropBatch } from './limits.ts';
import { takeHaltedCalls } from './queries/drop.ts';
import { beginPlacing } from './queries/place.ts';
import { findWork } from './queries/work.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import { startDialer } from './run-dialer.ts';
import { type Dialing, dialAndPlace, placeAll, startDialing } from './testing/start-dialing.ts';
import { decideAndReserve } from './testing/take-steps.ts';

const suite = useTestDatabase();
const { database } = suite;
let dialing: Dialing;
/** As slow as calls are: on a busy machine a phone has to be found ringing some seconds later. */
const speed = 1;
let answers: 'come' | 'get lost' = 'come';
let dropping: 'works' | 'fails' = 'works';
const dropped: string[] = [];
const wrapCarrier = (carrier: Carrier): Carrier => ({
  ...carrier,
  async placeCall(request) {
    const answer = await carrier.placeCall(request);
    return answers === 'come' ? answer : { kind: 'unknown', detail: 'timeout' };
  },
  async dropCall(carrierCallId) {
    dropped.push(carrierCallId);
    if (dropping === 'fails') throw new Error('the carrier does not answer');
    await carrier.dropCall(carrierCallId);
  },
});
beforeAll(async () => {
  dialing = await startDialing(suite, { wrapCarrier, speed });
});
afterAll(() => dialing.stop());
beforeEach(() => {
  answers = 'come';
  dropping = 'works';
  dropped.length = 0;
});

const findCalls = testStatement(
  `select state, outcome, carrier_call_id, rang from calls_now where campaign_id = $1 order by id`,
  { state: 'text', outcome: 'text?', carrier_call_id: 'text?', rang: 'bool' },
);
const findTarget = testStatement(
  `select target.state, target.attempts, campaign.state as campaign_state
   from targets target join campaigns campaign on campaign.id = target.campaign_id
   where target.campaign_id = $1`,
  { state: 'text', attempts: 'int4', campaign_state: 'text' },
);
/** Calls that the carrier does not know, beside one that it knows. */
const addRinging = testStatement(
  `with made as materialized (
     select new_id() as id, number from generate_series(1, $2::integer) as number
   ), call as (
     insert into calls
     select (jsonb_populate_record(call, jsonb_build_object('id', made.id))).*
     from calls call, made where call.campaign_id = $1
   )
   insert into calls_under_way
   select (jsonb_populate_record(live, jsonb_build_object('call_id', made.id,
     'carrier_call_id', 'unknown ' || made.number))).*
   from calls_under_way live, made where live.campaign_id = $1`,
  {},
);
const endRinging = testStatement(
  `with gone as (
     delete from calls_under_way where campaign_id = $1 and carrier_call_id like 'unknown %'
     returning call_id
   )
   update calls set state = 'ended', outcome = 'lost', ended_at = now()
   where id in (select call_id from gone)`,
  {},
);
const suspend = testStatement(
  `update organizations set suspended_at = $2, suspended_because = $3 where id = $1`,
  {},
);
const markDeleted = testStatement(`update organizations set deleted_at = now() where id = $1`, {});

/** Of Illinois, one a person, so that a special line is another number in each. */
const prefixes = [
  ...['312', '773', '630', '847', '708', '815', '217', '730'],
  ...['309', '618', '447', '331', '224', '779', '872', '464'],
].flatMap((areaCode) => [`${areaCode}555`, `${areaCode}556`]);

interface OnePerson {
  organization: TestOrganization;
  campaign: { organizationId: string; campaignId: string };
  e164: string;
}

/** One person who is due in a campaign of their own, judged already. */
async function addOne(line = '0190'): Promise<OnePerson> {
  const organization = await addOrganization(database);
  const e164 = `+1${prefixes.pop()}${line}`;
  const { listId } = await addList(database, organization, [{ name: 'One', e164 }]);
  const campaignId = await addCampaign(database, organization, listId);
  const campaign = { organizationId: organization.organizationId, campaignId };
  await forecastTargets(dialing.services, campaign);
  return { organization, campaign, e164 };
}

const halt = (organization: TestOrganization) =>
  startHalt(dialing.services, { scope: organization, standing: 'admin' }, '');
const lift = (organization: TestOrganization, haltId: string) =>
  liftHalt(dialing.services, { scope: organization, standing: 'admin' }, haltId);
const callsOf = ({ campaign }: OnePerson) => askSystem(database, findCalls, [campaign.campaignId]);
const targetOf = async ({ campaign }: OnePerson) =>
  (await askSystem(database, findTarget, [campaign.campaignId]))[0];
const arrivals = ({ e164 }: OnePerson): number =>
  dialing.simulator.calls().filter(({ to }) => to === e164).length;
const wait = (seconds: number): void => {
  dialing.clock.now = new Date(dialing.clock.now.getTime() + seconds * 1000);
};

async function call(person: OnePerson, until: 'placing' | 'ringing' | 'answered'): Promise<void> {
  const reserved = await decideAndReserve(dialing.services, person.campaign);
  await placeAll(dialing.services, reserved);
  await waitForState(person, until);
}

const waitForState = (person: OnePerson, state: string) =>
  vi.waitFor(async () => expect((await callsOf(person)).at(-1)?.state).toBe(state), 60_000);

describe('while all calls of an organization are stopped', () => {
  it('nobody is called, the campaign stays as it is, and lifting makes it go on', async () => {
    const person = await addOne();
    const { id } = await halt(person.organization);
    await dialAndPlace(dialing.services);
    expect(await callsOf(person)).toEqual([]);
    expect(await targetOf(person)).toEqual({
      state: 'waiting',
      attempts: 0,
      campaign_state: 'running',
    });
    await lift(person.organization, id);
    await dialAndPlace(dialing.services);
    expect(arrivals(person)).toBe(1);
  });

  it('a reserved call is not placed, and costs no attempt', async () => {
    const person = await addOne();
    const reserved = await decideAndReserve(dialing.services, person.campaign);
    const { id } = await halt(person.organization);
    await placeAll(dialing.services, reserved);
    expect(arrivals(person)).toBe(0);
    expect(await callsOf(person)).toMatchObject([{ state: 'ended', outcome: 'withdrawn' }]);
    expect(await targetOf(person)).toMatchObject({ state: 'waiting', attempts: 0 });
    await lift(person.organization, id);
    wait(2);
    await dialAndPlace(dialing.services);
    expect(arrivals(person)).toBe(1);
  });

  it('nothing is placed on a look that was too long ago, and lifting makes it go on', async () => {
    const person = await addOne();
    const reserved = await decideAndReserve(dialing.services, person.campaign);
    let haltId = '';
    const held = {
      ...dialing.services,
      database: {
        ...database,
        async asSystem<Result>(work: (transaction: Transaction) => Promise<Result>) {
          const result = await database.asSystem(work);
          // The order comes between the last look and the carrier, and then the worker is held up.
          if ((await callsOf(person))[0]?.state === 'placing') {
            haltId = (await halt(person.organization)).id;
            wait(2);
          }
          return result;
        },
      },
    };
    await placeAll(held, reserved);
    expect(arrivals(person)).toBe(0);
    expect(await callsOf(person)).toMatchObject([{ state: 'ended', outcome: 'withdrawn' }]);
    expect(await targetOf(person)).toMatchObject({ state: 'waiting', attempts: 0 });
    await lift(person.organization, haltId);
    wait(2);
    await dialAndPlace(dialing.services);
    expect(arrivals(person)).toBe(1);
  });

  it('a phone that rings stops ringing, once for all workers', async () => {
    const person = await addOne();
    await call(person, 'ringing');
    await dropCalls(dialing.services);
    expect(dropped).toEqual([]);
    await halt(person.organization);
    await Promise.all([dropCalls(dialing.services), dropCalls(dialing.services)]);
    await waitForState(person, 'ended');
    // It rang, so the law counts it (12 CFR 1006.14(b)(2)).
    expect(await callsOf(person)).toMatchObject([{ outcome: 'no_answer', rang: true }]);
    await dropCalls(dialing.services);
    expect(dropped).toHaveLength(1);
  });

  it('so does one of a campaign that is stopped for good, and no other', async () => {
    const [person, other] = [await addOne(), await addOne()];
    await call(other, 'ringing');
    await call(person, 'ringing');
    await steerCampaign(
      dialing.services,
      person.organization,
      person.campaign.campaignId,
      changes.stop,
    );
    await dropCalls(dialing.services);
    await waitForState(person, 'ended');
    expect(await callsOf(person)).toMatchObject([{ outcome: 'no_answer', rang: true }]);
    expect(dropped).toHaveLength(1);
    await halt(other.organization);
    await dropCalls(dialing.services);
    await waitForState(other, 'ended');
  });

  it('all that ring are taken back at once, however many they are', async () => {
    const person = await addOne();
    await call(person, 'ringing');
    await askSystem(database, addRinging, [person.campaign.campaignId, dropBatch * 2]);
    await halt(person.organization);
    await dropCalls(dialing.services);
    expect(new Set(dropped).size).toBe(dropBatch * 2 + 1);
    await askSystem(database, endRinging, [person.campaign.campaignId]);
  });

  it('a conversation under way ends by itself', async () => {
    const person = await addOne('0184');
    await call(person, 'answered');
    await halt(person.organization);
    await dropCalls(dialing.services);
    expect(dropped).toEqual([]);
    await waitForState(person, 'ended');
    expect(await callsOf(person)).toMatchObject([{ outcome: 'hung_up' }]);
  });

  it('a call whose answer comes late is taken back when its name is known', async () => {
    const person = await addOne();
    answers = 'get lost';
    await decideAndReserve(dialing.services, person.campaign).then((reserved) =>
      placeAll(dialing.services, reserved),
    );
    await halt(person.organization);
    // The carrier's events may tell its name before anybody looks for it.
    wait(16);
    await reconcileCalls(dialing.services);
    await dropCalls(dialing.services);
    await waitForState(person, 'ended');
    expect(dropped.length).toBeGreaterThan(0);
    expect(arrivals(person)).toBe(1);
  });

  it('a call is taken back by the next worker where one dies on it', async () => {
    const person = await addOne();
    await call(person, 'ringing');
    await halt(person.organization);
    dropping = 'fails';
    await dropCalls(dialing.services);
    dropping = 'works';
    await dropCalls(dialing.services);
    expect(dropped).toHaveLength(1);
    wait(6);
    await dropCalls(dialing.services);
    expect(dropped).toHaveLength(2);
    await waitForState(person, 'ended');
  });
});

describe('a running worker', () => {
  it('looks by itself for calls that it has to take back', async () => {
    const person = await addOne();
    await call(person, 'ringing');
    await halt(person.organization);
    const worker = startDialer(dialing.services);
    await waitForState(person, 'ended');
    await worker.stop();
    expect(await callsOf(person)).toMatchObject([{ carrier_call_id: dropped[0] }]);
  });
});

describe('a campaign', () => {
  it('is neither started nor resumed while calls are stopped, but may be paused', async () => {
    const { organization, campaign } = await addOne();
    const { listId } = await addList(database, organization, [
      { name: 'Two', e164: '+13125550191' },
    ]);
    const { id } = await halt(organization);
    const { services } = dialing;
    const callerId = await addCallerId(database, organization);
    const scriptId = await approveScript(database, organization.organizationId);
    const context = { scope: organization, headers: new Headers() };
    const start = () =>
      startCampaign(services, context, {
        name: 'Next',
        listId,
        scriptId,
        callerId,
        spokenName: 'Harbor',
        mostAttempts: 1,
      });
    const steer = (change: keyof typeof changes) =>
      steerCampaign(services, organization, campaign.campaignId, changes[change]);
    await expect(start()).rejects.toMatchObject({ code: 'calls_halted' });
    expect(await steer('pause')).toMatchObject({ state: 'paused' });
    const { campaignId } = campaign;
    const resume = () => resumeCampaign(services, organization, { campaignId, reason: '' });
    await expect(resume()).rejects.toMatchObject({ code: 'calls_halted' });
    await lift(organization, id);
    expect(await resume()).toMatchObject({ state: 'running' });
    expect(await start()).toMatchObject({ state: 'running' });
  });
});

describe('an organization', () => {
  it('is not stopped by what another one orders', async () => {
    const [stopped, other] = [await addOne(), await addOne()];
    const { id } = await halt(stopped.organization);
    await dialAndPlace(dialing.services);
    expect([arrivals(stopped), arrivals(other)]).toEqual([0, 1]);
    await lift(stopped.organization, id);
  });

  it('is stopped with all others, where that is ordered', async () => {
    const people = [await addOne(), await addOne()];
    const { userId } = await addOrganization(database);
    const everywhere = {
      scope: { userId, organizationId: null, isSuperAdministrator: true },
      standing: 'super_administrator',
    } as const;
    const { id } = await startHalt(dialing.services, everywhere, '');
    await dialAndPlace(dialing.services);
    expect(people.map(arrivals)).toEqual([0, 0]);
    await liftHalt(dialing.services, everywhere, id);
    await dialAndPlace(dialing.services);
    expect(people.map(arrivals)).toEqual([1, 1]);
  });

  it('is stopped while it is suspended, also between reserving and placing', async () => {
    const person = await addOne();
    const { organizationId } = person.campaign;
    const reserved = await decideAndReserve(dialing.services, person.campaign);
    await askSystem(database, suspend, [organizationId, dialing.clock.now, 'unpaid']);
    await placeAll(dialing.services, reserved);
    wait(2);
    await dialAndPlace(dialing.services);
    expect(arrivals(person)).toBe(0);
    await askSystem(database, suspend, [organizationId, null, null]);
    await call(person, 'ringing');
    expect(arrivals(person)).toBe(1);
    await askSystem(database, suspend, [organizationId, dialing.clock.now, 'unpaid']);
    await dropCalls(dialing.services);
    expect(dropped).toHaveLength(1);
  });

  it('that was deleted calls nobody', async () => {
    const person = await addOne();
    await askSystem(database, markDeleted, [person.organization.organizationId]);
    await dialAndPlace(dialing.services);
    expect(arrivals(person)).toBe(0);
  });
});

describe('looking for orders to stop', () => {
  const explain = (text: string) =>
    testStatement(`explain (costs off) ${text}`, { 'QUERY PLAN': 'text' });
  const leaveScans = testStatement('set local enable_seqscan = off', {});
  const moment = new Date();
  const id = '00000000-0000-4000-8000-000000000000';

  it.each([
    ['choosing work', findWork.text, [moment]],
    ['placing', beginPlacing.text, [[id], [id], moment, moment]],
    ['taking back', takeHaltedCalls.text, [moment, moment, 100]],
  ])('never reads a whole table: %s', async (_, text, values) => {
    const plan = await database.asSystem(async (transaction) => {
      await transaction.all(leaveScans);
      return transaction.all(explain(text), values);
    });
    const lines = plan.map((row) => row['QUERY PLAN']);
    expect(lines.filter((line) => line.includes('Seq Scan'))).toEqual([]);
    expect(lines.some((line) => line.includes('Index'))).toBe(true);
  });
});
