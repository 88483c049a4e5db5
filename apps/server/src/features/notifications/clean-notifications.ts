import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { deleteReadBefore } from './queries.ts';

const keptMilliseconds = 90 * 24 * 60 * 60 * 1000;

export const cleanNotifications: JobDefinition<Record<never, never>> = {
  name: 'clean-notifications',
  payload: z.object({}),
  cron: '35 3 * * *',
  coalesce: true,
  longestSeconds: 300,
};

/** What was not read stays, however old it is. */
export async function deleteOldNotifications({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - keptMilliseconds);
  await database.asSystem((transaction) => transaction.all(deleteReadBefore, [before]));
}
