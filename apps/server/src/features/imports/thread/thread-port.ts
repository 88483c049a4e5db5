import { parentPort } from 'node:worker_threads';
import type { FileSource } from '../files/file-source.ts';
import type { FromThread, ReadPart, ThreadTask, ToThread } from './messages.ts';

/** So many parts are on their way at once; the reading waits for the writing. */
const mostUnderWay = 3;
/**
 * So much of a file is asked for at once. Its rows are held as long as the part is read, and take many times
 * its room; whatever the size of the file, the thread has no more of it than this, and what comes next.
 */
const partBytes = 256 * 1024;

export interface ThreadPort {
  source(bytes: number): FileSource;
  /** Ends when there is room for another. */
  send(part: ReadPart): Promise<void>;
  tell(message: FromThread): void;
  /** Ends when every part has arrived. */
  drain(): Promise<void>;
}

/** The thread's end of what it has to do with the process. */
export function openThreadPort(onTask: (task: ThreadTask) => void): ThreadPort {
  const port = parentPort;
  if (port === null) throw new Error('this runs in a thread only');
  /** What an earlier task still wanted when it ended comes late, and is for nobody. */
  const wanted = new Map<number, (content: Uint8Array<ArrayBuffer>) => void>();
  let lastId = 0;
  let underWay = 0;
  let onTaken: (() => void) | undefined;
  port.on('message', (message: ToThread) => {
    if (message.kind === 'task') {
      wanted.clear();
      underWay = 0;
      onTask(message.task);
    } else if (message.kind === 'bytes') {
      wanted.get(message.id)?.(message.content);
      wanted.delete(message.id);
    } else {
      underWay -= 1;
      onTaken?.();
    }
  });
  const tell = (message: FromThread): void => port.postMessage(message);
  const want = (from: number, to: number): Promise<Uint8Array<ArrayBuffer>> =>
    new Promise((resolve) => {
      lastId += 1;
      wanted.set(lastId, resolve);
      tell({ kind: 'want', id: lastId, from, to });
    });
  async function waitUntilFewerThan(most: number): Promise<void> {
    while (underWay >= most) {
      await new Promise<void>((resolve) => {
        onTaken = resolve;
      });
    }
  }
  return {
    tell,
    drain: () => waitUntilFewerThan(1),
    async send(part) {
      underWay += 1;
      if (part.kind === 'rows') port.postMessage(part, [part.content.buffer]);
      else tell(part);
      await waitUntilFewerThan(mostUnderWay);
    },
    source: (bytes) => ({
      bytes,
      async *read(from, to) {
        const end = Math.min(to, bytes);
        const cut = (begin: number) =>
          Math.min(end, (Math.floor(begin / partBytes) + 1) * partBytes);
        // The next piece is fetched while this one is read.
        let next = from < end ? want(from, cut(from)) : undefined;
        for (let begin = from; next !== undefined; ) {
          const content: Uint8Array<ArrayBuffer> = await next;
          begin = cut(begin);
          next = begin < end ? want(begin, cut(begin)) : undefined;
          yield content;
        }
      },
    }),
  };
}
