import { setTimeout as wait } from 'node:timers/promises';
import {
  choosePoint,
  findTakingOut,
  type PlannedStep,
  type Step,
  type TakingOut,
} from './plan-steps.ts';
import { readStanding } from './read-records.ts';
import type { RunContext } from './run-context.ts';
import { takeOutFew, takeStop } from './take-stops.ts';

export interface Kills {
  worker: number;
  listener: number;
  postgres: number;
}

type Kill = Extract<Step, { kind: 'kill' }>;

const mostTries = 3;
/** Where no call comes for so long, the next step is taken all the same. */
const stillMilliseconds = 45_000;
/** So often, because the first worker to come by is not always the one that is to die. */
const mostTakenOut = 8;
const againMilliseconds = 1_500;
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
    context.stops.push(...(await takeOutFew(context, kind)));
    if (await Promise.race([isOver, wait(againMilliseconds, false)])) break;
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
