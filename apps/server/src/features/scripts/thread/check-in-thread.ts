import { Worker } from 'node:worker_threads';
import type { Finding } from '@ringfence/domain/callflow/check-script';
import { findingKinds } from '@ringfence/domain/callflow/finding-kinds';
import type { Script } from '@ringfence/domain/callflow/script';
import { writeFinding } from '@ringfence/domain/callflow/script-finding';
import { ProblemError } from '../../../platform/http/problem.ts';
import { limitWork } from '../../../platform/limit-work.ts';

/** A script that people can follow is walked in a second. */
const patienceMilliseconds = 20_000;
const idleMilliseconds = 30_000;
const mostHeapMegabytes = 256;
/** People check what they have just checked, and approve it then. */
const mostKept = 50;

/** One thread walks one script after another: nobody else's request waits for it. */
const limit = limitWork({
  atOnce: 1,
  waiting: 30,
  refuse: () => new ProblemError('unavailable'),
});

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;
const kept = new Map<string, readonly Finding[]>();

function takeThread(): Worker {
  if (idle === undefined) {
    return new Worker(new URL('./check-thread.ts', import.meta.url), {
      execArgv: [],
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: mostHeapMegabytes },
    });
  }
  const { worker, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  worker.ref();
  return worker;
}

/** Kept a while for the next, and keeps no process from ending. */
function giveThread(worker: Worker): void {
  const timer = setTimeout(() => {
    idle = undefined;
    void worker.terminate();
  }, idleMilliseconds).unref();
  idle = { worker, timer };
  worker.unref();
}

function tooManyPaths(): Finding {
  const code = 'too_many_paths';
  const sentence = writeFinding({ code, values: {} }, 'en');
  return { code, partId: null, language: null, values: {}, sentence, ...findingKinds[code] };
}

/** One that takes too long, or more than it may have, is stopped: a script like that is not approved. */
function walk(script: Script): Promise<readonly Finding[]> {
  const worker = takeThread();
  const end = Promise.withResolvers<readonly Finding[]>();
  const timer = setTimeout(() => end.resolve([tooManyPaths()]), patienceMilliseconds);
  let isWell = false;
  worker.once('message', (findings: readonly Finding[]) => {
    isWell = true;
    end.resolve(findings);
  });
  worker.once('error', () => end.resolve([tooManyPaths()]));
  worker.postMessage(script);
  return end.promise.finally(() => {
    clearTimeout(timer);
    for (const event of ['message', 'error']) worker.removeAllListeners(event);
    if (isWell) giveThread(worker);
    else void worker.terminate();
  });
}

/** What the checker finds in a script. It walks every path, which takes too long for the thread that answers requests. */
export async function checkInThread(script: Script): Promise<readonly Finding[]> {
  const key = JSON.stringify(script);
  const known = kept.get(key);
  if (known !== undefined) return known;
  const findings = await limit(() => walk(script));
  // A machine that was busy may find the time later.
  if (findings.some(({ code }) => code === 'too_many_paths')) return findings;
  kept.set(key, findings);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  return findings;
}
