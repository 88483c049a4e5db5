import { Worker } from 'node:worker_threads';

/** Whatever a file holds, it takes a thread down with it, and not the process. */
const mostHeapMegabytes = 384;
/** Rows are gone as soon as they are written: more room for what is new only puts off clearing it. */
const youngMegabytes = 12;
const idleMilliseconds = 30_000;

let idle: { worker: Worker; timer: NodeJS.Timeout } | undefined;

/** By their names: without one, Node loses its own listeners too, and the thread is never heard again. */
function stopListening(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}

/** A thread that waits for a task: starting one takes longer than reading a small file. */
export function takeThread(): Worker {
  if (idle === undefined) {
    return new Worker(new URL('./read-thread.ts', import.meta.url), {
      execArgv: [],
      env: {},
      resourceLimits: {
        maxOldGenerationSizeMb: mostHeapMegabytes,
        maxYoungGenerationSizeMb: youngMegabytes,
      },
    });
  }
  const { worker, timer } = idle;
  idle = undefined;
  clearTimeout(timer);
  stopListening(worker);
  worker.ref();
  return worker;
}

/** One that has done its task is kept a while for the next, and keeps no process from ending. */
export async function giveThread(worker: Worker): Promise<void> {
  stopListening(worker);
  if (idle !== undefined) return void (await worker.terminate());
  const forget = (): void => {
    idle = undefined;
  };
  const timer = setTimeout(() => {
    forget();
    void worker.terminate();
  }, idleMilliseconds).unref();
  idle = { worker, timer };
  worker.on('exit', forget).on('error', forget);
  worker.unref();
}
