import { withEventMeta } from '@orpc/server';
import type { LiveEvent } from '@ringfence/contract/live';
import type { LiveHub, NumberedEvent } from '../../platform/live/hub.ts';

/** A browser that falls this far behind is cut off; it comes back and catches up. */
const mostWaitingEvents = 5_000;
/** Whoever signs out, or is removed, hears nothing more after this long at most. */
const recheckMilliseconds = 30_000;

export interface StreamContext {
  organizationId: string;
  signal: AbortSignal;
  /** Rejects when the person has signed out or is no longer a member. */
  recheck(): Promise<unknown>;
}

function parseEventId(lastEventId: string | undefined): number | undefined {
  const sequence = Number(lastEventId);
  return lastEventId && Number.isSafeInteger(sequence) && sequence >= 0 ? sequence : undefined;
}

export async function* streamEvents(
  services: { hub: Pick<LiveHub, 'subscribe'> },
  context: StreamContext,
  lastEventId: string | undefined,
): AsyncGenerator<LiveEvent> {
  const waiting: NumberedEvent[] = [];
  const refused = new AbortController();
  const ending = AbortSignal.any([context.signal, refused.signal]);
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
  const timer = setInterval(() => {
    context.recheck().catch(() => refused.abort());
  }, recheckMilliseconds);
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
    clearInterval(timer);
    unsubscribe();
  }
}
