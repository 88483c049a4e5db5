import { vi } from 'vitest';
import { spend, type TimeSpent } from '../apps/server/src/testing/time-spent.ts';

declare module 'vitest' {
  export interface TaskMeta {
    /** Of a file, reported once it has ended. */
    timeSpent?: TimeSpent;
  }
}

const { waitFor, waitUntil } = vi;

/** What files wait for is counted where they wait. */
vi.waitFor = (callback, options) => spend('waiting', () => waitFor(callback, options));
vi.waitUntil = (callback, options) => spend('waiting', () => waitUntil(callback, options));
