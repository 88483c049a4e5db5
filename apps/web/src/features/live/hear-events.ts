import type { LiveEvent } from '@ringfence/contract/live';

type Listener = (event: LiveEvent) => void;

const listeners = new Set<Listener>();

/** For what is told by the event itself and not by data that is fetched again; returns what ends it. */
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
