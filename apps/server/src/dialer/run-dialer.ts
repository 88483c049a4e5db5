import { randomUUID } from 'node:crypto';
import type { RowOf } from '../platform/database/statement.ts';
import type { CampaignKey } from './claim-targets.ts';
import { decideAndReserve } from './decide-and-reserve.ts';
import { dropCalls } from './drop-calls.ts';
import { finishCampaign } from './finish-campaign.ts';
import { forecastTargets } from './forecast-targets.ts';
import { startHearing } from './hear-calls.ts';
import {
  clockMilliseconds,
  dropMilliseconds,
  lanes,
  reconcileMilliseconds,
  settleMilliseconds,
} from './limits.ts';
import { pauseOverCap } from './pause-over-cap.ts';
import { createPlacingQueue, type PlacingQueue } from './placing-queue.ts';
import { planWaiting } from './plan-campaign.ts';
import { countRoom } from './queries/claim.ts';
import { findWork, insertBudget } from './queries/work.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import type { DialerServices } from './services.ts';
import { settleLearned } from './settle-learned.ts';
import { forgetClock, tellClock } from './tell-clock.ts';

const busyMilliseconds = 10;
const idleMilliseconds = 250;
const faultMilliseconds = 1_000;

/** Judging who is new goes on beside the calls, so that a long list holds nobody's calls up. */
type Part = 'forecasts' | 'calls';
const everything: readonly Part[] = ['forecasts', 'calls'];
type Work = RowOf<typeof findWork.row>;

export interface Round {
  /** Whether there was anything to do. */
  busy: boolean;
  /** What hands the calls of the round to the carrier. It never rejects. */
  placing: Promise<void>[];
}

/** One campaign's turn in one part. What fails in it is its own: the others are served all the same. */
async function serveCampaign(
  services: DialerServices,
  { organization_id, campaign_id }: Work,
  serve: (campaign: CampaignKey) => Promise<boolean>,
): Promise<boolean> {
  const campaign = { organizationId: organization_id, campaignId: campaign_id };
  let isBusy = false;
  const turn = async (): Promise<void> => {
    isBusy = await serve(campaign);
  };
  await pauseOverCap(services, campaign, turn).catch((error: unknown) =>
    services.log.error({ campaignId: campaign_id, error }, 'a campaign could not be served'),
  );
  return isBusy;
}

async function forecast(services: DialerServices, work: Work, campaign: CampaignKey) {
  const isNew = work.awaits_upload ? await planWaiting(services, campaign) : work.planned;
  return isNew || work.due ? forecastTargets(services, campaign) : false;
}

async function call(
  services: DialerServices,
  queue: PlacingQueue,
  work: Work,
  campaign: CampaignKey,
  placing: Promise<void>[],
): Promise<boolean> {
  let isBusy = false;
  if (work.due) {
    const room = Math.min(queue.room(), await readRoom(services));
    const calls = room > 0 ? await decideAndReserve(services, campaign, room) : [];
    if (calls.length > 0) placing.push(queue.add(calls));
    isBusy = calls.length > 0;
  }
  const { awaits_upload, planned, open } = work;
  if (!awaits_upload && !planned && !open) await finishCampaign(services, campaign);
  return isBusy;
}

async function readRoom({ database, pace }: DialerServices): Promise<number> {
  const { account, callsAtOnce, carrier } = pace;
  const values = [account, callsAtOnce, carrier];
  const found = await database.asSystem((transaction) => transaction.first(countRoom, values));
  return found?.room ?? 0;
}

async function listWork(services: DialerServices): Promise<Work[]> {
  return services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    return now === undefined ? [] : transaction.all(findWork, [now]);
  });
}

/**
 * One round over everything that is due: judge who is new, call who is due, end what is done. Several campaigns
 * are served side by side, and where there are fewer, one of them several times: its people are shared out by
 * locks.
 */
export async function dialRound(
  services: DialerServices,
  parts: readonly Part[] = everything,
  queue = createPlacingQueue(services),
): Promise<Round> {
  const work = await listWork(services);
  const placing: Promise<void>[] = [];
  let busy = false;
  if (parts.includes('forecasts')) {
    for (const one of work) {
      const turn = (campaign: CampaignKey) => forecast(services, one, campaign);
      if (await serveCampaign(services, one, turn)) busy = true;
    }
  }
  if (parts.includes('calls')) {
    const turns = work.values();
    const lane = async (): Promise<void> => {
      for (const one of turns) {
        const turn = (campaign: CampaignKey) => call(services, queue, one, campaign, placing);
        if (await serveCampaign(services, one, turn)) busy = true;
      }
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  }
  return { busy, placing };
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
  const queue = createPlacingQueue(services);
  let isOpen = false;

  function keep(work: Promise<void>): void {
    const kept = work.finally(() => underWay.delete(kept));
    underWay.add(kept);
  }

  async function turn(part: Part): Promise<number> {
    try {
      if (!isOpen) await openAccount(services);
      isOpen = true;
      const { busy, placing } = await dialRound(services, [part], queue);
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
    repeat(clockMilliseconds, () => tellClock(services, workerId)),
  ];
  const hearing = startHearing(services, workerId);
  const rounds = everything.map(goRound);
  return {
    async stop() {
      const ended = rounds.map((stopRound) => stopRound());
      beside.forEach(clearInterval);
      await Promise.all(ended);
      await Promise.all(underWay);
      await hearing.stop();
      await forgetClock(services, workerId).catch(() => {});
    },
  };
}
