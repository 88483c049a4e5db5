import type { LiveEvent } from '@ringfence/contract/live';
import { computeBackoff } from './compute-backoff.ts';
import type { ReceivedEvent } from './read-events.ts';

export type StreamState = 'connecting' | 'live' | 'reconnecting' | 'stopped';

export interface FollowOptions {
  open: (
    lastEventId: string | undefined,
    signal: AbortSignal,
  ) => Promise<AsyncIterable<ReceivedEvent>>;
  /** Whether connecting again would only be refused again. */
  isFinal: (error: unknown) => boolean;
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  jitter: () => number;
  onEvent: (event: LiveEvent, eventId: string | undefined) => void;
  onState: (state: StreamState) => void;
  lastEventId: string | undefined;
  signal: AbortSignal;
}

/** Reads the live stream until it is asked to stop, coming back after every break. */
export async function followStream(options: FollowOptions): Promise<void> {
  const { signal, onState } = options;
  let { lastEventId } = options;
  let failures = 0;
  onState('connecting');
  while (!signal.aborted) {
    try {
      for await (const { event, id } of await options.open(lastEventId, signal)) {
        if (signal.aborted) {
          return;
        }
        lastEventId = id ?? lastEventId;
        if (event.kind === 'ready') {
          failures = 0;
          onState('live');
        }
        options.onEvent(event, lastEventId);
      }
    } catch (error) {
      if (signal.aborted) {
        return;
      }
      if (options.isFinal(error)) {
        onState('stopped');
        return;
      }
      console.warn('The live stream broke off', error);
    }
    if (signal.aborted) {
      return;
    }
    onState('reconnecting');
    await options.wait(computeBackoff(failures, options.jitter()), signal);
    failures += 1;
  }
}
