import { withEventMeta } from '@orpc/server';
import { errorCatalogue } from '@ringfence/contract/errors';
import type { LiveEvent } from '@ringfence/contract/live';
import { ProblemError } from '../../platform/http/problem.ts';
import type { LiveHub, NumberedEvent } from '../../platform/live/hub.ts';

/** A browser that falls this far behind is cut off; it comes back and catches up. */
const mostWaitingEvents = 5_000;
/** Whoever signs out, or is removed, hears nothing more after this long at most. */
const recheckMilliseconds = 30_000;

/** A database that does not answer for a moment is no reason to end a stream. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  const { status } = errorCatalogue[error.code];
  return status === 401 || status === 403;
}

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
  const cutOff = new AbortController();
  const ending = AbortSignal.any([context.signal, cutOff.signal]);
  let wake = (): void => {};
  const unsubscribe = await services.hub.subscribe(
    context.organizationId,
    parseEventId(lastEventId),
    (event) => {
      if (waiting.push(event) > mostWaitingEvents) cutOff.abort();
      wake();
    },
  );
  const timer = setInterval(() => {
    context.recheck().catch((error: unknown) => {
      if (isRefusal(error)) cutOff.abort();
    });
  }, recheckMilliseconds);
  // Not only in the loop below: a browser that reads nothing keeps it waiting for ever.
  const end = (): void => {
    clearInterval(timer);
    unsubscribe();
    waiting.length = 0;
    wake();
  };
  if (ending.aborted) end();
  ending.addEventListener('abort', end);
  try {
    while (!ending.aborted) {
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
    end();
  }
}
