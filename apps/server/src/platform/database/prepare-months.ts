import * as z from 'zod';
import type { JobDefinition } from '../jobs/jobs.ts';
import type { Database } from './database.ts';
import { createMonthParts as createStatement } from './queries.ts';

/** Tables that are split by month get the parts of the next two months ahead of time. */
export const prepareMonths: JobDefinition<Record<never, never>> = {
  name: 'prepare-months',
  payload: z.object({}),
  cron: '40 3 * * *',
  coalesce: true,
  longestSeconds: 300,
};

export async function createMonthParts(database: Database): Promise<void> {
  await database.asSystem((transaction) => transaction.all(createStatement));
}
