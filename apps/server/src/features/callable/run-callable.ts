import { type CallableServices, judgeCallable } from './judge-callable.ts';
import { tellTurns } from './tell-turns.ts';

const busyMilliseconds = 50;
const idleMilliseconds = 2_000;
const faultMilliseconds = 5_000;
const turnMilliseconds = 5_000;
/** Of the time, at most this part goes into looking. */
const lookingShare = 1 / 20;
const longestIdleMilliseconds = 30_000;

/**
 * While an upload is being stored, the index holds everybody whom it has written and not yet shown, and to
 * find nobody among them takes long: it is not asked again at once.
 */
export function chooseIdle(lookedMilliseconds: number): number {
  const wanted = Math.max(idleMilliseconds, lookedMilliseconds / lookingShare);
  return Math.min(wanted, longestIdleMilliseconds);
}

export interface CallableRunner {
  /** Ends after the batch that is under way. */
  stop(): Promise<void>;
}

/** Takes turns, each as long after the one before as that says. */
function repeat(turn: (signal: AbortSignal) => Promise<number>): CallableRunner {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  function schedule(milliseconds: number): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = turn(stopping.signal).then(schedule);
    }, milliseconds);
  }
  schedule(0);
  return {
    stop() {
      stopping.abort();
      clearTimeout(timer);
      return running;
    },
  };
}

/**
 * Looks every two seconds whether somebody is to be judged: one question of an index each time. A call, an
 * edit, an upload, a policy or the clock may be the reason; none of them has to say so. Beside it, screens
 * hear of windows that opened or closed, however many people are being judged.
 */
export function startCallable(services: CallableServices): CallableRunner {
  const judging = repeat(async (signal) => {
    const started = performance.now();
    try {
      const { judged } = await judgeCallable(services, { signal });
      return judged === 0 ? chooseIdle(performance.now() - started) : busyMilliseconds;
    } catch (error) {
      services.log.error({ error }, 'who can be called was not judged; trying again');
      return faultMilliseconds;
    }
  });
  let turnedUntil = services.now();
  const telling = repeat(async () => {
    try {
      turnedUntil = await tellTurns(services, turnedUntil);
    } catch (error) {
      services.log.error({ error }, 'nobody heard of windows that turned; trying again');
    }
    return turnMilliseconds;
  });
  return {
    async stop() {
      await Promise.all([judging.stop(), telling.stop()]);
    },
  };
}
