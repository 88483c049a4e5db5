import { carriers } from '@ringfence/carriers/registry';
import { watchMilliseconds } from './limits.ts';
import { findTasks } from './queries/watch.ts';
import type { DialerServices } from './services.ts';
import { tellClock } from './tell-clock.ts';

const pushingCarriers = carriers
  .map(({ description }) => description)
  .filter(({ capabilities }) => capabilities.events === 'pushed')
  .map(({ id }) => id);

/** What there is to look after, of everything that a worker does. */
export interface Tasks {
  /** Campaigns are running. */
  campaigns: boolean;
  /** Campaigns have an end, and it may have come. */
  ends: boolean;
  /** Calls are under way. */
  calls: boolean;
  /** Calls with a code are under way. */
  codes: boolean;
  /** People of stopped campaigns are still to be ended. */
  ending: boolean;
  /** Something was learned beside an upload. */
  learned: boolean;
  /** There are accounts at carriers that push their events. */
  pushing: boolean;
}

export interface WorkWatch {
  /** As it was when it was last looked at; everything, before that. */
  tasks(): Tasks;
  /** Called once, when campaigns are seen again. */
  whenCalling(wake: () => void): void;
  stop(): Promise<void>;
}

/**
 * One question a second for all parts of a worker, so that an installation without anything to do leaves its
 * database alone. The worker's clock is compared at the same time.
 */
export function watchWork(services: DialerServices, workerId: string): WorkWatch {
  let tasks: Tasks = {
    campaigns: true,
    ends: true,
    calls: true,
    codes: true,
    ending: true,
    learned: true,
    pushing: true,
  };
  let sleeping: (() => void)[] = [];
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    try {
      const found = await services.database.asSystem(async (transaction) => {
        await tellClock(services, transaction, workerId);
        return transaction.first(findTasks, [pushingCarriers]);
      });
      if (found !== undefined) tasks = found;
    } catch (error) {
      services.log.error({ error }, 'what there is to do could not be looked for; trying again');
    }
    if (!tasks.campaigns) return;
    const woken = sleeping;
    sleeping = [];
    for (const wake of woken) wake();
  }

  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = undefined;
    });
  }, watchMilliseconds);
  return {
    tasks: () => tasks,
    whenCalling: (wake) => void sleeping.push(wake),
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
