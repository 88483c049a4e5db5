import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { silentLog } from '../../testing/silent-log.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { implementJob, type JobDefinition, startJobs } from './jobs.ts';

const { connectionString } = useTestDatabase();

interface Ask {
  about: string;
}

const ask: JobDefinition<Ask> = {
  name: 'test-ask',
  payload: z.object({ about: z.string() }),
  coalesceBy: ({ about }) => about,
  longestSeconds: 60,
};

describe('a job that coalesces by what it is about', () => {
  it('waits once for each, however often it is asked for', async () => {
    const done: string[] = [];
    const options = {
      connectionString,
      jobs: [implementJob(ask, async ({ about }) => void done.push(about))],
      drainMilliseconds: 1_000,
      log: silentLog,
      onRun() {},
    };
    const asking = await startJobs({ ...options, works: false });
    for (const about of ['one', 'two', 'one', 'one', 'two']) await asking.send(ask, { about });
    await asking.stop();
    const working = await startJobs({ ...options, works: true });
    await expect.poll(() => done.length, { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
    await working.stop();
    expect(done.toSorted()).toEqual(['one', 'two']);
  });
});
