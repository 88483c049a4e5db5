import { withEventMeta } from '@orpc/server';
import type { LiveEvent } from '@ringfence/contract/live';
import type { NumberedEvent } from '../../platform/live/hub.ts';
import type { Services } from '../../services.ts';

/** A browser that falls this far behind is cut off; it comes back and catches up. */
const mostWaitingEvents = 5_000;
/** The membership is checked when a stream opens, so a stream does not live for ever. */
const longestStreamMilliseconds = 15 * 60_000;

export interface StreamContext {
  organizationId: string;
  signal: AbortSignal;
}

function parseEventId(lastEventId: string | undefined): number | undefined {
  const sequence = Number(lastEventId);
  return lastEventId !== undefined && Number.isSafeInteger(sequence) && sequence >= 0
    ? sequence
    : undefined;
}

export async function* streamEvents(
  services: Pick<Services, 'hub'>,
  context: StreamContext,
  lastEventId: string | undefined,
): AsyncGenerator<LiveEvent> {
  const waiting: NumberedEvent[] = [];
  const ending = AbortSignal.any([context.signal, AbortSignal.timeout(longestStreamMilliseconds)]);
  let wake = (): void => {};
  const unsubscribe = await services.hub.subscribe(
    context.organizationId,
    parseEventId(lastEventId),
    (event) => {
      waiting.push(event);
      wake();
    },
  );
  ending.addEventListener('abort', () => wake());
  try {
    while (!ending.aborted && waiting.length < mostWaitingEvents) {
      const next = waiting.shift();
      if (next !== undefined) {
        yield withEventMeta({ ...next.event }, { id: String(next.sequence) });
        continue;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        if (waiting.length > 0 || ending.aborted) resolve();
      });
    }
  } finally {
    unsubscribe();
  }
}
