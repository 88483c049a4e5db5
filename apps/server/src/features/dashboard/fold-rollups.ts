import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { foldCallRollups, foldCostRollups, foldDecisionRollups } from './queries/fold-rollups.ts';

const hour = 60 * 60 * 1000;
/** Twice as long as a worker is likely to be away, and still little to read. */
const lookedBack = 14 * 24 * hour;

export const foldRollupsJob: JobDefinition<Record<never, never>> = {
  name: 'fold-rollups',
  payload: z.object({}),
  cron: '20 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

/** Those who write at the same time each take a slot; an hour later nobody does, and one is enough. */
export async function foldRollups({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const moment = now().getTime();
  const stretch = [new Date(moment - lookedBack), new Date(moment - hour)];
  await database.asSystem((transaction) => transaction.all(foldCallRollups, stretch));
  await database.asSystem((transaction) => transaction.all(foldDecisionRollups, stretch));
  await database.asSystem((transaction) => transaction.all(foldCostRollups, stretch));
}
