import { createPlacingQueue, type PlacingQueue } from './placing-queue.ts';
import type { DialerServices } from './services.ts';

/** One queue an account, so that a slow one holds up nobody else's calls. */
export interface PlacingQueues {
  of(accountId: string): PlacingQueue;
}

export function createPlacingQueues(services: DialerServices): PlacingQueues {
  const queues = new Map<string, PlacingQueue>();
  return {
    of(accountId) {
      const queue = queues.get(accountId) ?? createPlacingQueue(services, accountId);
      queues.set(accountId, queue);
      return queue;
    },
  };
}
