import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { deleteDownloads } from './queries.ts';

export const cleanDownloads: JobDefinition<Record<never, never>> = {
  name: 'clean-downloads',
  payload: z.object({}),
  cron: '40 3 * * *',
  coalesce: true,
  longestSeconds: 300,
};

/** What was asked for tells whom somebody looked for, so it is not kept. */
export async function deleteOldDownloads({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  await database.asSystem((transaction) => transaction.all(deleteDownloads, [now()]));
}
