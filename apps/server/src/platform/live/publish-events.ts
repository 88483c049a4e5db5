import type { LiveEvent } from '@ringfence/contract/live';
import type { Transaction } from '../database/database.ts';
import { insertEvents } from './queries.ts';

export interface NewEvent {
  organizationId: string;
  event: LiveEvent;
}

/** Adds events to the outbox; they are seen if, and only if, the transaction commits. */
export async function publishEvents(
  transaction: Transaction,
  wakeRelay: () => void,
  events: readonly NewEvent[],
): Promise<void> {
  await transaction.all(insertEvents, [
    events.map(({ organizationId }) => organizationId),
    events.map(({ event }) => JSON.stringify(event)),
  ]);
  transaction.afterCommit(wakeRelay);
}
