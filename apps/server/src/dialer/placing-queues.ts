import type { Turns } from '@ringfence/domain/pacing/take-turns';
import type { CampaignKey } from '../ledger/index.ts';
import { createPlacingQueue, type PlacingQueue } from './placing-queue.ts';
import { createCampaignTurns } from './promise-calls.ts';
import type { DialerServices } from './services.ts';

/** One queue an account, so that a slow one holds up nobody else's calls. */
export interface PlacingQueues {
  of(accountId: string): PlacingQueue;
  /** In which calls are reserved: by organization, and within each by campaign. */
  turns: Turns<CampaignKey>;
}

export function createPlacingQueues(services: DialerServices): PlacingQueues {
  const queues = new Map<string, PlacingQueue>();
  const turns = createCampaignTurns<CampaignKey>();
  return {
    turns,
    of(accountId) {
      const queue = queues.get(accountId) ?? createPlacingQueue(services, accountId);
      queues.set(accountId, queue);
      return queue;
    },
  };
}
