import { behindMilliseconds, freshMilliseconds } from './limits.ts';

/** What calls have reported and asked, and a process has not dealt with yet. */
export interface Backlog {
  /** Counts until it has ended, one way or the other. */
  add<Result>(work: Promise<Result>): Promise<Result>;
  /** Whether the oldest has waited so long that calls would soon hear nothing. */
  isBehind(): boolean;
}

/**
 * People on the line come before people who might be called: a person who answers and hears nothing was called for nothing.
 * So a process that is behind places no call. What has not ended after ten seconds has another reason, and holds
 * nobody up.
 */
export function createBacklog(readMilliseconds = () => performance.now()): Backlog {
  const begun = new Set<{ at: number }>();
  return {
    async add(work) {
      const entry = { at: readMilliseconds() };
      begun.add(entry);
      try {
        return await work;
      } finally {
        begun.delete(entry);
      }
    },
    isBehind() {
      const now = readMilliseconds();
      for (const entry of begun) {
        const age = now - entry.at;
        if (age < freshMilliseconds) return age >= behindMilliseconds;
        begun.delete(entry);
      }
      return false;
    },
  };
}
