import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Draw } from '../decide/draw.ts';
import type { CarrierBook } from './ask-simulator.ts';
import type { Stop } from './count-arrivals.ts';
import type { Filled } from './fill-people.ts';
import type { Servers } from './keep-servers.ts';
import { haltedOrganization, stoppedCampaign } from './plan-people.ts';
import { choosePoint, type PlannedStep, type Step } from './plan-steps.ts';
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
  // Nobody comes to a point of a call while all campaigns are paused.
  const isThere = await whileResuming(context, killed);
  const inFlight = await countInFlight(context);
  const place = isThere ? `at ${statement} ${moment} ${nth}` : `away from ${statement} ${moment}`;
  say(`killed a ${step.of} ${place}, with ${inFlight} calls in flight`);
  return isThere && inFlight > 0;
}

async function takeStop(context: RunContext, kind: Exclude<Step['kind'], 'kill'>): Promise<Stop[]> {
  const { admin, filled, ask, pool, draw, say } = context;
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
  const client = await pool.connect();
  try {
    return await admin.stopPeople(client, organizationId, people);
  } finally {
    client.release();
  }
}

/** Takes a kill until it counts. A process that has nothing to do comes to no point: another dies at another. */
async function repeatKill(context: RunContext, step: Kill, byKind: Kills): Promise<void> {
  const { draw, servers } = context;
  for (let tries = 1; tries <= mostTries; tries += 1) {
    const another =
      step.of === 'postgres' || tries === 1 ? step : { ...step, point: choosePoint(draw, step.of) };
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
): Promise<{ byKind: Kills; stops: Stop[] }> {
  const byKind: Kills = { worker: 0, listener: 0, postgres: 0 };
  const stops: Stop[] = [];
  for (const { share, step } of steps) {
    await awaitArrivals(context, share * context.calls);
    if (step.kind !== 'kill') {
      stops.push(...(await takeStop(context, step.kind)));
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
  return { byKind, stops };
}
