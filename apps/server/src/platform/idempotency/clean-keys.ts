import * as z from 'zod';
import type { Database } from '../database/database.ts';
import type { JobDefinition } from '../jobs/jobs.ts';
import { deleteOldKeys } from './queries.ts';

export const cleanIdempotencyKeys: JobDefinition<Record<never, never>> = {
  name: 'clean-idempotency-keys',
  payload: z.object({}),
  cron: '25 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

export async function deleteOldIdempotencyKeys(database: Database): Promise<void> {
  await database.asSystem((transaction) => transaction.all(deleteOldKeys));
}
