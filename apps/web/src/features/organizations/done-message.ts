import { isRecord } from '../../platform/is-record.ts';

/** What the router keeps for the page that is led to, so that it can say what was done. */
export function tellDone(done: string): { done: string } {
  return { done };
}

/** What was done on the page before; null where nothing was. */
export function readDone(state: unknown): string | null {
  return isRecord(state) && typeof state.done === 'string' ? state.done : null;
}
