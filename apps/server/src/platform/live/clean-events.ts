import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import { deleteOldEvents } from './queries.ts';

export const cleanLiveEvents: JobDefinition<Record<never, never>> = {
  name: 'clean-live-events',
  payload: z.object({}),
  cron: '*/10 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

export async function deleteOldLiveEvents(database: Database): Promise<void> {
  await database.asSystem((transaction) => transaction.all(deleteOldEvents));
}
