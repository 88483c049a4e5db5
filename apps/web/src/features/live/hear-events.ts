import type { LiveEvent } from '@ringfence/contract/live';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** For what the event itself says, not data that is fetched again; returns what ends it. */
export function hearEvents(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function passEvent(event: LiveEvent): void {
  for (const listener of listeners) {
    listener(event);
  }
}
