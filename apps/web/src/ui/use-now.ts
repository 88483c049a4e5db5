import { useSyncExternalStore } from 'react';

const step = 20_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

/** One clock for all who look at it: a table has a moment in every row. */
function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = Date.now();
    timer = setInterval(tick, step);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) clearInterval(timer);
  };
}

/** The time of day, for words such as `in 5 minutes` that grow old while they are read. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, () => now, Date.now);
}
