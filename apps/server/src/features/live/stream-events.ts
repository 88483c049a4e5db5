import { withEventMeta } from '@orpc/server';
import { errorCatalogue } from '@ringfence/contract/errors';
import type { LiveEvent } from '@ringfence/contract/live';
import { ProblemError } from '../../platform/http/problem.ts';
import type { LiveHub, NumberedEvent } from '../../platform/live/hub.ts';

/** A browser that falls this far behind is cut off; it comes back and catches up. */
const mostWaitingEvents = 5_000;
/** Anyone who is no longer let in hears nothing more after this long, even where nothing happens. */
const recheckMilliseconds = 30_000;
/**
 * Signing out and being removed are recorded in the activity of the organization, and so come as events
 * themselves: after any event it is checked within this time. Streams check at different moments of
 * it, so that one event does not make all of them ask at once.
 */
const soonMilliseconds = 1_000;

/** A database that does not answer for a moment is no reason to end a stream. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof ProblemError)) return false;
  const { status } = errorCatalogue[error.code];
  return status === 401 || status === 403;
}

export interface StreamContext {
  /** Null: all organizations. */
  organizationId: string | null;
  signal: AbortSignal;
  /** Rejects when the person has signed out or may no longer see what they watch. */
  recheck(): Promise<unknown>;
  /** Called once it has ended, perhaps more than once. */
  leave?(): void;
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
  const check = (): Promise<void> =>
    context.recheck().then(
      () => {},
      (error: unknown) => {
        if (isRefusal(error)) cutOff.abort();
      },
    );
  let soon: NodeJS.Timeout | undefined;
  const checkSoon = (): void => {
    soon ??= setTimeout(() => {
      // Before it is asked: what is announced from here on may be newer than the answer.
      soon = undefined;
      void check();
    }, Math.random() * soonMilliseconds);
  };
  const unsubscribe = await services.hub.subscribe(
    context.organizationId,
    parseEventId(lastEventId),
    (event) => {
      if (waiting.push(event) > mostWaitingEvents) cutOff.abort();
      checkSoon();
      wake();
    },
  );
  const timer = setInterval(() => void check(), recheckMilliseconds);
  // Not only in the loop below: a browser that reads nothing keeps it waiting for ever.
  const end = (): void => {
    clearInterval(timer);
    clearTimeout(soon);
    unsubscribe();
    waiting.length = 0;
    context.leave?.();
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
