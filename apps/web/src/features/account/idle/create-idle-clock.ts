import { type Idleness, judgeIdleness } from './judge-idleness.ts';

export interface IdleClock {
  check(): Idleness;
  /** Somebody did something. Counts only until the warning: after it, they have to say so. */
  touch(): void;
  /** Somebody said that they are there. */
  stay(): void;
}

interface IdleClockOptions {
  limitMinutes: number;
  /** What another sign-in left behind does not count for this one. */
  sessionId: string;
  now: () => number;
  /** The place that the tabs of a browser share. */
  shared: { read(): string | null; write(value: string): void };
}

/** Moves come by the hundred; the other tabs need to hear of one now and then. */
const shareEvery = 5000;

function readShared(value: string | null, sessionId: string): number | null {
  const [id, at] = (value ?? '').split(' ');
  const time = Number(at);
  return id === sessionId && at !== undefined && Number.isFinite(time) ? time : null;
}

/** Knows when somebody last did something in any tab, and what follows from it. */
export function createIdleClock(options: IdleClockOptions): IdleClock {
  const { limitMinutes, sessionId, now, shared } = options;
  let lastActiveAt = readShared(shared.read(), sessionId) ?? now();
  let sharedAt = Number.NEGATIVE_INFINITY;

  function record() {
    lastActiveAt = now();
    sharedAt = lastActiveAt;
    shared.write(`${sessionId} ${lastActiveAt}`);
  }

  function check(): Idleness {
    lastActiveAt = Math.max(lastActiveAt, readShared(shared.read(), sessionId) ?? lastActiveAt);
    if (lastActiveAt > now()) {
      // The clock was put back; counting on from the future would keep the session for ever.
      record();
    }
    return judgeIdleness(lastActiveAt, now(), limitMinutes);
  }

  if (check().state === 'active' && readShared(shared.read(), sessionId) === null) {
    record();
  }
  return {
    check,
    touch: () => {
      if (check().state !== 'active') {
        return;
      }
      lastActiveAt = now();
      if (lastActiveAt - sharedAt >= shareEvery) {
        record();
      }
    },
    stay: () => {
      if (check().state !== 'ended') {
        record();
      }
    },
  };
}
