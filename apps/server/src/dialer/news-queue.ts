import type { CallNews } from './call-news.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

/** A person who answered may be waiting for it. */
const collectMilliseconds = 20;
const largestBatch = 200;
/** Side by side, where as many news wait as a batch takes: few large ones cost the database less than many small ones. */
const mostBatches = 2;

interface Waiting {
  news: CallNews;
  resolve(isNew: boolean): void;
  reject(error: unknown): void;
}

export interface NewsQueue {
  /**
   * Resolves once the news is committed, so that a carrier is thanked only for what is kept. Answers whether it was
   * not known before.
   */
  add(news: CallNews): Promise<boolean>;
}

/**
 * Whether one of the news may be at fault: what PostgreSQL calls a data exception or a broken constraint, or
 * something that our own code could not work with. A database that is away fails all of them alike.
 */
function isAboutContent(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error)) return error instanceof TypeError || error instanceof RangeError;
  return typeof error.code === 'string' && /^2[23]/.test(error.code);
}

/** Commits news in batches: one transaction for all that came within a few milliseconds. */
export function createNewsQueue(services: DialerServices): NewsQueue {
  let waiting: Waiting[] = [];
  let running = 0;

  /** News that cannot be kept is set aside: the batch is halved until it is alone, and the rest is kept. */
  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      const taken = await recordNews(
        services,
        batch.map(({ news }) => news),
      );
      for (const { news, resolve } of batch) resolve(taken.has(news));
    } catch (error) {
      const [first] = batch;
      if (batch.length > 1 && isAboutContent(error)) {
        const half = Math.ceil(batch.length / 2);
        await commit(batch.slice(0, half));
        await commit(batch.slice(half));
        return;
      }
      if (batch.length === 1 && first !== undefined) {
        const { callId, kind } = first.news;
        services.log.error({ callId, kind, error }, 'news of a call could not be kept');
      }
      for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    // Beside another, only whole batches: the other one takes what is left.
    while (waiting.length >= (running > 1 ? largestBatch : 1)) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      await commit(batch);
    }
    running -= 1;
  }

  return {
    add: (news) =>
      new Promise<boolean>((resolve, reject) => {
        waiting.push({ news, resolve, reject });
        if (running > 0 && waiting.length < largestBatch) return;
        if (running >= mostBatches) return;
        running += 1;
        setTimeout(() => void run(), collectMilliseconds);
      }),
  };
}
