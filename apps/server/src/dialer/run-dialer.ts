import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { endLeftOver, settleLearned } from '../ledger/index.ts';
import { dialRound, everything, type Part } from './dial-round.ts';
import { dropCalls } from './drop-calls.ts';
import { endOnTime } from './end-on-time.ts';
import { startHearing } from './hear-calls.ts';
import {
  breakMilliseconds,
  dropMilliseconds,
  endMilliseconds,
  reconcileMilliseconds,
  settleMilliseconds,
} from './limits.ts';
import { lookAfterCodes } from './look-after-codes.ts';
import { createPlacingQueues } from './placing-queues.ts';
import { reconcileCalls } from './reconcile-calls.ts';
import type { DialerServices } from './services.ts';
import { forgetClock } from './tell-clock.ts';
import { watchBreakers } from './watch-breakers.ts';
import { type Tasks, watchWork } from './watch-work.ts';

const busyMilliseconds = 10;
/** Who is due is called at once; planning and judging lie before that. */
const idleMilliseconds: Record<Part, number> = { plans: 1_000, forecasts: 500, calls: 250 };
const faultMilliseconds = 1_000;
const longestRestMilliseconds = 1_000;

export interface Dialer {
  /** Takes nothing more, and waits until what was taken is with the carrier. */
  stop(): Promise<void>;
}

export function startDialer(services: DialerServices): Dialer {
  const { log } = services;
  const underWay = new Set<Promise<void>>();
  /** Turns whose calls are reserved, and not all with the carrier yet. */
  let onTheirWay = 0;
  const workerId = randomUUID();
  const queues = createPlacingQueues(services);
  const watch = watchWork(services, workerId);

  function keep(work: Promise<void>): void {
    const kept = work.finally(() => underWay.delete(kept));
    underWay.add(kept);
  }

  function keepPlacing(placing: Promise<void>): void {
    onTheirWay += 1;
    keep(placing.finally(() => (onTheirWay -= 1)));
  }

  /** Calls come before forecasts: while some wait for their moment, those rest as long as they have worked. */
  const rest = (workedMilliseconds: number) =>
    onTheirWay > 0 ? wait(Math.min(workedMilliseconds, longestRestMilliseconds)) : undefined;

  /** How long to wait for the next; nothing where no campaign is running. */
  async function turn(part: Part): Promise<number | undefined> {
    try {
      const { busy, placing } = await dialRound(services, [part], queues, rest);
      placing.forEach(keepPlacing);
      if (busy) return busyMilliseconds;
      return watch.tasks().campaigns ? idleMilliseconds[part] : undefined;
    } catch (error) {
      log.error({ error }, 'the dialer failed; trying again');
      return faultMilliseconds;
    }
  }

  function goRound(part: Part): () => Promise<void> {
    let stopped = false;
    let timer: NodeJS.Timeout | undefined;
    let running: Promise<void> = Promise.resolve();
    function schedule(milliseconds: number | undefined): void {
      if (stopped) return;
      if (milliseconds === undefined) {
        watch.whenCalling(() => schedule(0));
        return;
      }
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

  /** Beside the dialling, so that a slow carrier holds nobody up; one at a time, where there is something to do. */
  function repeat(
    task: keyof Tasks,
    milliseconds: number,
    work: (services: DialerServices) => Promise<void>,
  ) {
    let isAtWork = false;
    return setInterval(() => {
      if (isAtWork || !watch.tasks()[task]) return;
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
    repeat('calls', reconcileMilliseconds, reconcileCalls),
    repeat('calls', dropMilliseconds, dropCalls),
    repeat('codes', dropMilliseconds, lookAfterCodes),
    repeat('learned', settleMilliseconds, settleLearned),
    repeat('ending', endMilliseconds, endLeftOver),
    repeat('ends', endMilliseconds, endOnTime),
    repeat('campaigns', breakMilliseconds, (given) => watchBreakers(given, keep)),
  ];
  const hearing = startHearing(services, workerId, () => watch.tasks().pushing);
  const rounds = everything.map(goRound);
  return {
    async stop() {
      const ended = rounds.map((stopRound) => stopRound());
      beside.forEach(clearInterval);
      await watch.stop();
      await Promise.all(ended);
      await Promise.all(underWay);
      await hearing.stop();
      await forgetClock(services, workerId).catch(() => {});
    },
  };
}
