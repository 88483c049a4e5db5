import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { deleteUsedTokens } from '../queries/refresh-tokens.ts';
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

/** How long somebody who was banned can still learn it. */
const keptMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** How long the use of an old token still gives its thief away. After that it is only unknown. */
const tellingMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** Clears away what nobody can use any more; answers how many there were. */
export async function deleteStaleSessions({
  database,
  now,
  settings,
}: Pick<AuthServices, 'database' | 'now' | 'settings'>): Promise<{
  sessions: number;
  usedTokens: number;
}> {
  const { createdAfter, refreshedAfter } = describeEnd(settings, now());
  const before = (milliseconds: number) => new Date(now().getTime() - milliseconds);
  const ends = [createdAfter, refreshedAfter, before(keptMilliseconds)];
  const used = [before(tellingMilliseconds)];
  return {
    sessions: await repeat(() =>
      database.asAuth((transaction) => transaction.all(deleteSome, ends)),
    ),
    usedTokens: await repeat(() =>
      database.asAuth((transaction) => transaction.all(deleteUsedTokens, used)),
    ),
  };
}

async function repeat(deletePart: () => Promise<readonly unknown[]>): Promise<number> {
  let deleted = 0;
  for (;;) {
    const part = await deletePart();
    if (part.length === 0) return deleted;
    deleted += part.length;
  }
}
