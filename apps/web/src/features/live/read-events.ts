import { getEventMeta } from '@orpc/client';
import type { LiveEvent } from '@ringfence/contract/live';

export interface ReceivedEvent {
  event: LiveEvent;
  id: string | undefined;
}

/**
 * The events with their ids. The client library hides the id in a proxy around the event, and a
 * proxy cannot be sent to another tab, so a plain copy is passed on.
 */
export async function* readEvents(events: AsyncIterable<LiveEvent>): AsyncGenerator<ReceivedEvent> {
  for await (const event of events) {
    yield { event: { ...event }, id: getEventMeta(event)?.id };
  }
}
