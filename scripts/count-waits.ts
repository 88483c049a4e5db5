import { vi } from 'vitest';
import { spend, type TimeSpent } from '../apps/server/src/testing/time-spent.ts';

declare module 'vitest' {
  export interface TaskMeta {
    /** Of a file, reported once it has ended. */
    timeSpent?: TimeSpent;
  }
}

const { waitFor, waitUntil } = vi;

type Patience = Parameters<typeof waitFor>[1];

/** Vitest's own second is over before a busy machine has done what is waited for. */
const patience = (options: Patience): Patience =>
  typeof options === 'number' ? options : { timeout: 60_000, ...options };

/** What files wait for is counted where they wait. */
vi.waitFor = (callback, options) => spend('waiting', () => waitFor(callback, patience(options)));
vi.waitUntil = (callback, options) =>
  spend('waiting', () => waitUntil(callback, patience(options)));
