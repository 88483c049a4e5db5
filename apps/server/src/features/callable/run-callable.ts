import { type CallableServices, judgeCallable } from './judge-callable.ts';
import { tellTurns } from './tell-turns.ts';

const busyMilliseconds = 50;
const idleMilliseconds = 2_000;
const faultMilliseconds = 5_000;
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

/**
 * Looks every two seconds whether somebody is to be judged: one question of an index each time. A call, an
 * edit, an upload, a policy or the clock may be the reason; none of them has to say so.
 */
export function startCallable(services: CallableServices): CallableRunner {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let turnedUntil = services.now();
  let running: Promise<void> = Promise.resolve();

  async function turn(): Promise<number> {
    const started = performance.now();
    try {
      turnedUntil = await tellTurns(services, turnedUntil);
      const { judged } = await judgeCallable(services, { signal: stopping.signal });
      return judged === 0 ? chooseIdle(performance.now() - started) : busyMilliseconds;
    } catch (error) {
      services.log.error({ error }, 'who can be called was not judged; trying again');
      return faultMilliseconds;
    }
  }

  function schedule(milliseconds: number): void {
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = turn().then(schedule);
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
