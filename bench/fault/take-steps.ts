import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Draw } from '../decide/draw.ts';
import type { CarrierBook } from './ask-simulator.ts';
import type { Stop } from './count-arrivals.ts';
import type { Filled } from './fill-people.ts';
import type { Servers } from './keep-servers.ts';
import {
  endedCampaign,
  haltedOrganization,
  joinedCampaign,
  leavingCampaign,
  stoppedCampaign,
} from './plan-people.ts';
import {
  choosePoint,
  findTakingOut,
  type PlannedStep,
  type Step,
  type TakingOut,
} from './plan-steps.ts';
import { type Ask, findUncalled, readStanding } from './read-records.ts';
import type { FaultDatabase } from './run-database.ts';
import type { Admin } from './stop-calls.ts';

export interface RunContext {
  ask: Ask;
  pool: pg.Pool;
  carrier: CarrierBook;
  servers: Servers;
  postgres: FaultDatabase;
  admin: Admin;
  filled: Filled;
  draw: Draw;
  calls: number;
  /** What stopped calls so far. */
  stops: Stop[];
  say(sentence: string): void;
}

export interface Kills {
  worker: number;
  listener: number;
  postgres: number;
}

type Kill = Extract<Step, { kind: 'kill' }>;

const mostTries = 3;
const haltMilliseconds = 4_000;
/** Where no call comes for so long, the next step is taken all the same. */
const stillMilliseconds = 45_000;
const stoppedPeople = 15;
const leftOutPeople = 20;
/** So many at once while a worker is to die of it: the first to come by is not always the one. */
const fewPeople = 5;
const fewMilliseconds = 1_500;
const mostTakenOut = 8;
/** The campaign calls on until then. */
const endMilliseconds = 20_000;
const resumeMilliseconds = 500;

/** Too many who answered while nobody spoke pause a campaign: an admin lets it go on, as in life. */
export async function resumePaused({ ask, admin, filled }: RunContext): Promise<number> {
  const { paused } = await readStanding(ask);
  const [{ userId } = { userId: '' }] = filled.organizations;
  for (const { organization_id: organizationId, campaign_id } of paused) {
    await admin.resume({ organizationId, userId }, campaign_id).catch(() => {});
  }
  return paused.length;
}

/** Lets paused campaigns go on while something is waited for that only calls bring about. */
async function whileResuming<Result>(
  context: RunContext,
  waited: Promise<Result>,
): Promise<Result> {
  const isOver = waited.then(
    () => true,
    () => true,
  );
  while (!(await Promise.race([isOver, wait(resumeMilliseconds, false)]))) {
    await resumePaused(context).catch(() => {});
  }
  return waited;
}

/** Takes people out of campaigns while a worker is waited for that dies of it. */
async function whileTakingOut(
  context: RunContext,
  kind: TakingOut,
  killed: Promise<boolean>,
): Promise<boolean> {
  const isOver = killed.then(() => true);
  for (let times = 0; times < mostTakenOut; times += 1) {
    context.stops.push(...(await takeOut(context, kind, fewPeople, fewMilliseconds)));
    if (await Promise.race([isOver, wait(fewMilliseconds, false)])) break;
  }
  return whileResuming(context, killed);
}

/** Waits until so many calls have arrived. */
async function awaitArrivals(context: RunContext, wanted: number): Promise<void> {
  let last = { arrived: -1, at: performance.now() };
  for (let turn = 0; ; turn += 1) {
    const { arrived } = await context.carrier.count();
    const now = performance.now();
    if (arrived > last.arrived) last = { arrived, at: now };
    if (arrived >= wanted || now - last.at > stillMilliseconds) return;
    if (turn % 20 === 0) {
      await resumePaused(context);
      await context.servers.replace('all');
    }
    await wait(50);
  }
}

async function countInFlight({ ask, carrier }: RunContext): Promise<number> {
  const { reserved, placing, others } = await readStanding(ask);
  const { living } = await carrier.count();
  return Math.max(reserved + placing + others, living);
}

/** Takes a kill; answers whether calls were in flight, without which it shows nothing. */
async function takeKill(context: RunContext, step: Kill): Promise<boolean> {
  const { servers, postgres, draw, say } = context;
  if (step.of === 'postgres') {
    const inFlight = await countInFlight(context);
    await postgres.kill(step.signal);
    await postgres.restart();
    say(`killed postgres by ${step.signal}, with ${inFlight} calls in flight`);
    return inFlight > 0;
  }
  const { statement, moment, nth } = step.point;
  const killed = servers.killAt(step.of, draw.upTo(7), { ...step.point });
  const takingOut = findTakingOut(step.point);
  // Nobody comes to a point of a call while all campaigns are paused.
  const isThere =
    takingOut === undefined
      ? await whileResuming(context, killed)
      : await whileTakingOut(context, takingOut, killed);
  const inFlight = await countInFlight(context);
  const place = isThere ? `at ${statement} ${moment} ${nth}` : `away from ${statement} ${moment}`;
  say(`killed a ${step.of} ${place}, with ${inFlight} calls in flight`);
  return isThere && inFlight > 0;
}

function findCampaign({ organizations }: Filled, campaign: number) {
  for (const { id: organizationId, userId, campaignIds } of organizations) {
    const campaignId = campaignIds.get(campaign);
    if (campaignId !== undefined) return { owner: { organizationId, userId }, campaignId };
  }
  throw new Error('a campaign belongs to nobody');
}

async function withClient<Result>(
  { pool }: RunContext,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  return work(client).finally(() => client.release());
}

/** So many people who are left out of a campaign by a list, as the step says, themselves or by another contact. */
async function leaveOut(
  context: RunContext,
  kind: 'leave_out' | 'join_left_out',
  most: number,
): Promise<Stop[]> {
  const { admin, filled, ask, say } = context;
  const campaign = kind === 'leave_out' ? leavingCampaign : joinedCampaign;
  const { owner, campaignId } = findCampaign(filled, campaign);
  const among = [...filled.listedFor.keys()];
  const contactIds = await findUncalled(ask, owner.organizationId, most, { campaignId, among });
  const listedIds = contactIds.map((id) => filled.listedFor.get(id) ?? id);
  const leftOut = {
    campaignId,
    listId: filled.leftOutLists.get(campaign) ?? '',
    contactIds,
    listedIds,
  };
  const ofOthers = listedIds.filter((id) => !contactIds.includes(id)).length;
  say(`${kind} of campaign ${campaign}: ${contactIds.length} people, ${ofOthers} by a link`);
  return withClient(context, (client) =>
    kind === 'leave_out'
      ? admin.leaveOut(client, owner, leftOut)
      : admin.joinLeftOut(client, owner, leftOut),
  );
}

/** So many people who are removed by name from a campaign, and brought back after so long where the step says so. */
async function removePeople(
  context: RunContext,
  kind: 'remove_people' | 'undo_removal',
  most: number,
  milliseconds: number,
): Promise<Stop[]> {
  const { admin, filled, ask, draw, say } = context;
  const { owner, campaignId } = findCampaign(filled, draw.upTo(3));
  const contactIds = await findUncalled(ask, owner.organizationId, most, { campaignId });
  say(`${kind}: ${contactIds.length} people`);
  if (contactIds.length === 0) return [];
  const { stops, undo } = await admin.removePeople(owner, campaignId, contactIds);
  if (kind === 'remove_people') return stops;
  await wait(milliseconds);
  return undo();
}

const takeOut = (
  context: RunContext,
  kind: TakingOut,
  most: number,
  milliseconds: number,
): Promise<Stop[]> =>
  kind === 'leave_out'
    ? leaveOut(context, kind, most)
    : removePeople(context, kind, most, milliseconds);

async function takeStop(context: RunContext, kind: Exclude<Step['kind'], 'kill'>): Promise<Stop[]> {
  const { admin, filled, ask, draw, say } = context;
  if (kind === 'leave_out' || kind === 'join_left_out') {
    return leaveOut(context, kind, leftOutPeople);
  }
  if (kind === 'remove_people' || kind === 'undo_removal') {
    return removePeople(context, kind, stoppedPeople, haltMilliseconds);
  }
  if (kind === 'set_end') {
    const { owner, campaignId } = findCampaign(filled, endedCampaign);
    say(`campaign ${endedCampaign} ends in ${endMilliseconds / 1000} s`);
    return [await admin.setEnd(owner, campaignId, new Date(Date.now() + endMilliseconds))];
  }
  const organization =
    kind === 'halt'
      ? filled.organizations[haltedOrganization]
      : kind === 'stop_campaign'
        ? filled.organizations.find(({ campaignIds }) => campaignIds.has(stoppedCampaign))
        : filled.organizations[draw.upTo(1)];
  if (organization === undefined) throw new Error('there is nobody to be stopped');
  const { id: organizationId, userId, campaignIds } = organization;
  const owner = { organizationId, userId };
  say(`${kind} in the ${filled.organizations.indexOf(organization) + 1}. organization`);
  if (kind === 'stop_campaign') {
    return [await admin.stopCampaign(owner, campaignIds.get(stoppedCampaign) ?? '')];
  }
  if (kind === 'halt') {
    const { lift } = await admin.halt(owner);
    await wait(haltMilliseconds);
    return [await lift()];
  }
  const people = await findUncalled(ask, organizationId, stoppedPeople);
  return withClient(context, (client) => admin.stopPeople(client, organizationId, people));
}

/** Takes a kill until it counts. A process that has nothing to do comes to no point: another dies at another. */
async function repeatKill(context: RunContext, step: Kill, byKind: Kills): Promise<void> {
  const { draw, servers } = context;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const isAsPlanned = step.of === 'postgres' || tries === 1 || findTakingOut(step.point);
    const another = isAsPlanned ? step : { ...step, point: choosePoint(draw, step.of) };
    if (await takeKill(context, another)) {
      byKind[step.of] += 1;
      return;
    }
    await servers.replace(step.of === 'worker' ? 'workers' : 'all');
  }
}

/** Takes the steps of the plan, each when its share of the calls has arrived, and waits for the last call. */
export async function takeSteps(
  context: RunContext,
  steps: readonly PlannedStep[],
): Promise<Kills> {
  const byKind: Kills = { worker: 0, listener: 0, postgres: 0 };
  for (const { share, step } of steps) {
    await awaitArrivals(context, share * context.calls);
    if (step.kind !== 'kill') {
      context.stops.push(...(await takeStop(context, step.kind)));
      continue;
    }
    await repeatKill(context, step, byKind);
    if (step.of === 'listener') {
      const { workerPoint: point } = step;
      await repeatKill(context, { kind: 'kill', of: 'worker', point }, byKind);
    }
    await context.servers.replace('all');
  }
  await awaitArrivals(context, context.calls);
  return byKind;
}
