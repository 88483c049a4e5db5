import { type CallNews, recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

const collectMilliseconds = 10;
const largestBatch = 200;

interface Waiting {
  news: CallNews;
  resolve(): void;
  reject(error: unknown): void;
}

export interface NewsQueue {
  /** Resolves once the news is committed, so that a carrier is thanked only for what is kept. */
  add(news: CallNews): Promise<void>;
}

/** Commits news in batches: one transaction for all that came within a few milliseconds. */
export function createNewsQueue(services: DialerServices): NewsQueue {
  let waiting: Waiting[] = [];
  let running = false;

  async function commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await recordNews(
        services,
        batch.map(({ news }) => news),
      );
      for (const { resolve } of batch) resolve();
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  async function run(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, largestBatch);
      waiting = waiting.slice(largestBatch);
      await commit(batch);
    }
    running = false;
  }

  return {
    add: (news) =>
      new Promise<void>((resolve, reject) => {
        waiting.push({ news, resolve, reject });
        if (running) return;
        running = true;
        setTimeout(() => void run(), collectMilliseconds);
      }),
  };
}
