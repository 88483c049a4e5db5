import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { implementJob, type JobDefinition, startJobs } from './jobs.ts';

const { connectionString } = useTestDatabase();

interface Ask {
  about: string;
}

const share: JobDefinition<Ask> = {
  name: 'test-share',
  payload: z.object({ about: z.string() }),
  longestSeconds: 60,
};
const ask: JobDefinition<Ask> = {
  ...share,
  name: 'test-ask',
  coalesceBy: ({ about }) => about,
};

/** Workers that note what they did. */
function prepare(definition: JobDefinition<Ask>) {
  const done: string[] = [];
  const options = {
    connectionString,
    jobs: [implementJob(definition, async ({ about }) => void done.push(about))],
    drainMilliseconds: 1_000,
    log: silentLog,
    onRun() {},
  };
  return { done, start: (works: boolean) => startJobs({ ...options, works }) };
}

describe('a job that coalesces by what it is about', () => {
  it('waits once for each, however often it is asked for', async () => {
    const { done, start } = prepare(ask);
    const asking = await start(false);
    for (const about of ['one', 'two', 'one', 'one', 'two']) await asking.send(ask, { about });
    await asking.stop();
    const working = await start(true);
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    await working.stop();
    expect(done.toSorted()).toEqual(['one', 'two']);
  });
});

describe('jobs that several workers look for', () => {
  it('are each done once', async () => {
    const { done, start } = prepare(share);
    const workers = await Promise.all([start(true), start(true), start(false)]);
    const sent = Array.from({ length: 20 }, (_, index) => `job ${index}`);
    await Promise.all(
      sent.map((about, index) => workers[index % workers.length]?.send(share, { about })),
    );
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(sent.length);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(done.toSorted()).toEqual(sent.toSorted());
  });
});
