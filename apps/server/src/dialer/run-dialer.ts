import { randomUUID } from 'node:crypto';
import { dialRound, everything, type Part } from './dial-round.ts';
import { dropCalls } from './drop-calls.ts';
import { endLeftOver } from './end-targets.ts';
import { startHearing } from './hear-calls.ts';
import {
  clockMilliseconds,
  dropMilliseconds,
  endMilliseconds,
  reconcileMilliseconds,
  settleMilliseconds,
} from './limits.ts';
import { createPlacingQueue } from './placing-queue.ts';
import { insertBudget } from './queries/work.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import type { DialerServices } from './services.ts';
import { settleLearned } from './settle-learned.ts';
import { forgetClock, tellClock } from './tell-clock.ts';

const busyMilliseconds = 10;
const idleMilliseconds = 250;
const faultMilliseconds = 1_000;

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
    repeat(endMilliseconds, endLeftOver),
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
