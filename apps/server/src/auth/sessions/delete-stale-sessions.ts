import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { deleteStaleSessions as deleteSome } from '../queries/sessions.ts';
import type { AuthServices } from '../services.ts';
import { describeEnd } from './session-end.ts';

export const cleanSessionsJob: JobDefinition<Record<never, never>> = {
  name: 'clean-sessions',
  payload: z.object({}),
  cron: '10 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

/** How long somebody who was banned can still be told so. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Clears away what nobody can use any more; answers how many there were. */
export async function deleteStaleSessions({
  database,
  now,
  settings,
}: Pick<AuthServices, 'database' | 'now' | 'settings'>): Promise<number> {
  const { createdAfter, refreshedAfter } = describeEnd(settings, now());
  const endedBefore = new Date(now().getTime() - keptMilliseconds);
  let deleted = 0;
  for (;;) {
    const some = await database.asAuth((transaction) =>
      transaction.all(deleteSome, [createdAfter, refreshedAfter, endedBefore]),
    );
    if (some.length === 0) return deleted;
    deleted += some.length;
  }
}
