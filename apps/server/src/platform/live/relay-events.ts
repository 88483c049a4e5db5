import type { Database } from '../database/database.ts';
import type { Log } from '../log/log.ts';
import { lockRelay, notifyOrganizations, numberEvents } from './queries.ts';

/** Ids of 36 characters, and a notification holds 8,000. */
const organizationsPerNotification = 200;
const busyMilliseconds = 100;
const idleMilliseconds = 5_000;

/** Numbers what is committed and tells the listeners. Answers whether there was anything. */
async function relayOnce(database: Database): Promise<boolean> {
  return database.asSystem(async (transaction) => {
    const lock = await transaction.first(lockRelay);
    if (!lock?.locked) return false;
    const numbered = await transaction.all(numberEvents);
    const organizations = numbered.map((row) => row.organization_id);
    for (let from = 0; from < organizations.length; from += organizationsPerNotification) {
      const part = organizations.slice(from, from + organizationsPerNotification);
      await transaction.all(notifyOrganizations, [part.join(',')]);
    }
    return organizations.length > 0;
  });
}

export interface Relay {
  /** Something was committed here: relay it soon. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * NOTIFY makes commits wait for one another, so writers never use it: this relay does, a few times
 * a second at most. Every process runs one; it also looks now and then for what a killed process
 * committed and could not relay.
 */
export function startRelay(database: Database, log: Log): Relay {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let due = Number.POSITIVE_INFINITY;

  function schedule(milliseconds: number): void {
    const at = Date.now() + milliseconds;
    if (stopped || (timer !== undefined && at >= due)) return;
    clearTimeout(timer);
    due = at;
    timer = setTimeout(() => {
      timer = undefined;
      due = Number.POSITIVE_INFINITY;
      running = running.then(relay);
    }, milliseconds);
  }

  async function relay(): Promise<void> {
    try {
      const found = await relayOnce(database);
      schedule(found ? busyMilliseconds : idleMilliseconds);
    } catch (error) {
      log.warn({ error }, 'live events could not be relayed; trying again');
      schedule(idleMilliseconds);
    }
  }

  schedule(idleMilliseconds);
  return {
    wake: () => schedule(busyMilliseconds),
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
