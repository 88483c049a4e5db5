import { decideAndReserve } from './decide-and-reserve.ts';
import { finishCampaign } from './finish-campaign.ts';
import { forecastTargets } from './forecast-targets.ts';
import { placeCalls } from './place-calls.ts';
import { findWork } from './queries/work.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import type { DialerServices } from './services.ts';

const busyMilliseconds = 40;
const idleMilliseconds = 250;
const faultMilliseconds = 1_000;
const reconcileMilliseconds = 5_000;

export interface Round {
  /** Whether there was anything to do. */
  busy: boolean;
  /** Ends when every call of the round has been handed to the carrier. */
  placed: Promise<unknown>;
}

/** One round over everything that is due: judge who is new, call who is due, end what is done. */
export async function dialRound(services: DialerServices): Promise<Round> {
  const work = await services.database.asSystem((transaction) =>
    transaction.all(findWork, [services.now()]),
  );
  const placing: Promise<void>[] = [];
  let busy = false;
  for (const { organization_id, campaign_id, planned, due, open } of work) {
    const campaign = { organizationId: organization_id, campaignId: campaign_id };
    busy ||= planned || due;
    if (planned) await forecastTargets(services, campaign);
    if (due) {
      const calls = await decideAndReserve(services, campaign);
      placing.push(placeCalls(services, campaign, calls));
    }
    if (!open) await finishCampaign(services, campaign);
  }
  return { busy, placed: Promise.all(placing) };
}

export interface Dialer {
  /** Takes nothing more, and waits until what was taken is with the carrier. */
  stop(): Promise<void>;
}

export function startDialer(services: DialerServices): Dialer {
  const { log } = services;
  const placing = new Set<Promise<unknown>>();
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let reconciledAt = 0;

  function keep(placed: Promise<unknown>): void {
    const settled = placed
      .catch((error: unknown) => log.error({ error }, 'calls could not be placed'))
      .finally(() => placing.delete(settled));
    placing.add(settled);
  }

  async function turn(): Promise<number> {
    try {
      if (performance.now() - reconciledAt > reconcileMilliseconds) {
        reconciledAt = performance.now();
        await reconcileCalls(services);
      }
      const { busy, placed } = await dialRound(services);
      keep(placed);
      return busy ? busyMilliseconds : idleMilliseconds;
    } catch (error) {
      log.error({ error }, 'the dialer failed; trying again');
      return faultMilliseconds;
    }
  }

  function schedule(milliseconds: number): void {
    if (stopped) return;
    timer = setTimeout(() => {
      running = turn().then(schedule);
    }, milliseconds);
  }

  schedule(0);
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
      await Promise.all(placing);
    },
  };
}
