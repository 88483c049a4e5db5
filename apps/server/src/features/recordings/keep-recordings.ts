import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { discardRecordings } from './discard-recordings.ts';
import { fetchRecordings, type RecordingServices } from './fetch-recordings.ts';

/** Fetches what carriers hold, and deletes what is not to be kept. Every minute, and when there is news. */
export const keepRecordingsJob: JobDefinition<Record<never, never>> = {
  name: 'keep-recordings',
  payload: z.object({}),
  cron: '* * * * *',
  coalesce: true,
  longestSeconds: 60 * 60,
};

/** Running it again, or twice at once, changes nothing. */
export async function keepRecordings(services: RecordingServices): Promise<void> {
  await fetchRecordings(services);
  await discardRecordings(services);
}
