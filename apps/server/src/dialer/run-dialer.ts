import { randomUUID } from 'node:crypto';
import type { RowOf } from '../platform/database/statement.ts';
import { decideAndReserve } from './decide-and-reserve.ts';
import { dropCalls } from './drop-calls.ts';
import { endLeftOver } from './end-targets.ts';
import { finishCampaign } from './finish-campaign.ts';
import { forecastTargets } from './forecast-targets.ts';
import {
  clockMilliseconds,
  dropMilliseconds,
  endMilliseconds,
  reconcileMilliseconds,
  settleMilliseconds,
} from './limits.ts';
import { pauseOverCap } from './pause-over-cap.ts';
import { placeCalls } from './place-calls.ts';
import { planWaiting } from './plan-campaign.ts';
import { findWork, insertBudget } from './queries/work.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import type { DialerServices } from './services.ts';
import { settleLearned } from './settle-learned.ts';
import { forgetClock, tellClock } from './tell-clock.ts';

const busyMilliseconds = 40;
const idleMilliseconds = 250;
const faultMilliseconds = 1_000;

/** Planning and judging who is new go on beside the calls, so that a long list holds nobody's calls up. */
type Part = 'plans' | 'forecasts' | 'calls';
const everything: readonly Part[] = ['plans', 'forecasts', 'calls'];

export interface Round {
  /** Whether there was anything to do. */
  busy: boolean;
  /** What hands the calls of the round to the carrier. It never rejects. */
  placing: Promise<void>[];
}

/** One campaign's turn. What fails in it is its own: the others are served all the same. */
async function serveCampaign(
  services: DialerServices,
  work: RowOf<typeof findWork.row>,
  parts: readonly Part[],
  round: Round,
): Promise<void> {
  const { organization_id, campaign_id, unplanned, due, open } = work;
  const campaign = { organizationId: organization_id, campaignId: campaign_id };
  const fail = (error: unknown): void =>
    services.log.error({ campaignId: campaign_id, error }, 'a campaign could not be served');
  const serve = async (): Promise<void> => {
    const isPlanning =
      unplanned && parts.includes('plans') && (await planWaiting(services, campaign));
    if (isPlanning) round.busy = true;
    if (parts.includes('forecasts') && (work.planned || isPlanning)) {
      await forecastTargets(services, campaign);
    }
    if (!parts.includes('calls')) return;
    if (due) {
      const calls = await decideAndReserve(services, campaign);
      round.placing.push(placeCalls(services, campaign, calls).catch(fail));
    }
    if (!unplanned && !work.planned && !open) await finishCampaign(services, campaign);
  };
  await pauseOverCap(services, campaign, serve).catch(fail);
}

/** One round over everything that is due: plan and judge who is new, call who is due, end what is done. */
export async function dialRound(
  services: DialerServices,
  parts: readonly Part[] = everything,
): Promise<Round> {
  const work = await services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    return now === undefined ? [] : transaction.all(findWork, [now]);
  });
  const busy = work.some(
    ({ planned, due }) =>
      (planned && parts.includes('forecasts')) || (due && parts.includes('calls')),
  );
  const round: Round = { busy, placing: [] };
  for (const campaign of work) await serveCampaign(services, campaign, parts, round);
  return round;
}

/** Makes the account's budget, once, before anything is claimed from it. */
export async function openAccount({ database, pace }: DialerServices): Promise<void> {
  await database.asSystem((transaction) => transaction.all(insertBudget, [pace.account]));
}

export interface Dialer {
  /** Takes nothing more, and waits until what was taken is with the carrier. */
  stop(): Promise<void>;
}

export function startDialer(services: DialerServices): Dialer {
  const { log } = services;
  const underWay = new Set<Promise<void>>();
  const workerId = randomUUID();
  let isOpen = false;

  function keep(work: Promise<void>): void {
    const kept = work.finally(() => underWay.delete(kept));
    underWay.add(kept);
  }

  async function turn(part: Part): Promise<number> {
    try {
      if (!isOpen) await openAccount(services);
      isOpen = true;
      const { busy, placing } = await dialRound(services, [part]);
      placing.forEach(keep);
      return busy ? busyMilliseconds : idleMilliseconds;
    } catch (error) {
      log.error({ error }, 'the dialer failed; trying again');
      return faultMilliseconds;
    }
  }

  function goRound(part: Part): () => Promise<void> {
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> = Promise.resolve();
    function schedule(milliseconds: number): void {
      if (stopped) return;
      timer = setTimeout(() => {
        running = turn(part).then(schedule);
      }, milliseconds);
    }
    schedule(0);
    return () => {
      stopped = true;
      clearTimeout(timer);
      return running;
    };
  }

  /** Beside the dialling, so that a slow carrier holds nobody up; one at a time. */
  function repeat(milliseconds: number, work: (services: DialerServices) => Promise<void>) {
    let isAtWork = false;
    return setInterval(() => {
      if (isAtWork) return;
      isAtWork = true;
      keep(
        work(services)
          .catch((error: unknown) => log.error({ error }, 'calls could not be looked after'))
          .finally(() => {
            isAtWork = false;
          }),
      );
    }, milliseconds);
  }
  const beside = [
    repeat(reconcileMilliseconds, reconcileCalls),
    repeat(dropMilliseconds, dropCalls),
    repeat(settleMilliseconds, settleLearned),
    repeat(endMilliseconds, endLeftOver),
    repeat(clockMilliseconds, () => tellClock(services, workerId)),
  ];
  const rounds = everything.map(goRound);
  return {
    async stop() {
      const ended = rounds.map((stopRound) => stopRound());
      beside.forEach(clearInterval);
      await Promise.all(ended);
      await Promise.all(underWay);
      await forgetClock(services, workerId).catch(() => {});
    },
  };
}
