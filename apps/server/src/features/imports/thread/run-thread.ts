import type { Worker } from 'node:worker_threads';
import { type FileSource, readPart } from '../files/file-source.ts';
import { ReaderKilled } from '../files/limits.ts';
import { refuseUpload } from '../refuse-upload.ts';
import { giveThread, takeThread } from './keep-thread.ts';
import type { FromThread, ThreadTask, ToThread } from './messages.ts';

const outOfMemoryCode = 'ERR_WORKER_OUT_OF_MEMORY';

type Message = Exclude<FromThread, { kind: 'want' | 'unreadable' | 'killed' }>;

function describeEnd(error: unknown): unknown {
  if (!(error instanceof Error) || !('code' in error) || error.code !== outOfMemoryCode) {
    return error;
  }
  return refuseUpload('file_unreadable', 'memory_used_up');
}

const post = (worker: Worker, message: ToThread, transfer: ArrayBuffer[] = []): void =>
  worker.postMessage(message, transfer);

/** Gives a thread the bytes that it wants. */
function createGiver(worker: Worker, source: FileSource, fail: (error: unknown) => void) {
  return async ({ id, from, to }: Extract<FromThread, { kind: 'want' }>): Promise<void> => {
    try {
      // A copy of its own, because what is handed over is gone here.
      const content = new Uint8Array(await readPart(source, from, to));
      post(worker, { kind: 'bytes', id, content }, [content.buffer]);
    } catch (error) {
      fail(error);
    }
  };
}

/**
 * Reads a file in a thread of its own, so that requests are answered meanwhile, and yields what it tells.
 * The next part is taken when the one before has been dealt with: the thread waits for its reader.
 */
export async function* runThread(
  source: FileSource,
  task: ThreadTask,
  signal: AbortSignal | undefined,
): AsyncGenerator<Message> {
  signal?.throwIfAborted();
  const worker = takeThread();
  const messages: Message[] = [];
  let failure: unknown;
  let wake = (): void => {};
  const fail = (error: unknown): void => {
    failure ??= error;
    wake();
  };
  const give = createGiver(worker, source, fail);
  const onAbort = (): void => fail(signal?.reason);
  let isReusable = false;
  worker.on('message', (message: FromThread) => {
    if (message.kind === 'want') void give(message);
    else if (message.kind === 'unreadable') {
      isReusable = true;
      fail(refuseUpload('file_unreadable', message.reason, message.values));
    } else if (message.kind === 'killed') {
      isReusable = true;
      fail(new ReaderKilled());
    } else {
      messages.push(message);
      wake();
    }
  });
  worker.on('error', (error) => fail(describeEnd(error)));
  worker.on('exit', () => fail(new Error('the thread that reads a file ended')));
  signal?.addEventListener('abort', onAbort, { once: true });
  post(worker, { kind: 'task', task });
  try {
    for (;;) {
      if (failure !== undefined) throw failure;
      const next = messages.shift();
      if (next === undefined) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
        continue;
      }
      const isEnd = next.kind === 'found' || next.kind === 'read';
      if (isEnd) isReusable = true;
      yield next;
      // A message that comes while a part is dealt with, such as that the rest cannot be read, is next.
      if (isEnd) return;
      post(worker, { kind: 'taken' });
    }
  } finally {
    signal?.removeEventListener('abort', onAbort);
    if (isReusable) await giveThread(worker);
    else await worker.terminate();
  }
}
