import { foldQuarters } from '@ringfence/domain/best-hour/rate-hours';
import { mayCountAgain } from '@ringfence/domain/best-hour/when-to-count';
import { uncountedOutcomes } from '@ringfence/domain/caller-ids/judge-answer-rate';
import { answeredOutcomes } from '@ringfence/domain/calls/outcome-groups';
import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../services.ts';
import { countQuarters, listUncounted, noteSuccess, noteTry, replaceHours } from './queries.ts';

const dayMilliseconds = 86_400_000;
/** What is longer ago says little about today; the same time as preflight goes by. */
const historyDays = 90;
/** Of a large organization, in one statement. */
const patience = { longestMilliseconds: 600_000 };
/** After this long a run begins with no other organization, so that it ends within its own limit. */
const mostBegunMilliseconds = 900_000;

export const countAnswerHoursJob: JobDefinition<Record<never, never>> = {
  name: 'count-answer-hours',
  payload: z.object({}),
  // One that has just begun to call is known soon; each is counted once a day.
  cron: '*/5 * * * *',
  coalesce: true,
  longestSeconds: 1800,
};

/**
 * Counts each organization's calls by the hour at which they were answered, once a day. One that fails holds up no other, and
 * is tried again after longer and longer.
 */
export async function countAnswerHours({
  database,
  now: readClock,
  log,
}: Pick<Services, 'database' | 'now' | 'log'>): Promise<void> {
  const now = readClock();
  const before = (days: number): Date => new Date(now.getTime() - days * dayMilliseconds);
  const organizations = await database.asSystem((transaction) =>
    transaction.all(listUncounted, [before(1)]),
  );
  for (const { id, zone, tried_at: triedAt, failures } of organizations) {
    if (triedAt !== null && !mayCountAgain({ triedAt, failures: failures ?? 0 }, now)) continue;
    if (readClock().getTime() - now.getTime() > mostBegunMilliseconds) break;
    await database.asSystem((transaction) => transaction.all(noteTry, [id, readClock()]));
    const count = database.asSystem(async (transaction) => {
      const asked = [id, before(historyDays), zone, uncountedOutcomes, answeredOutcomes];
      const hours = foldQuarters(await transaction.all(countQuarters, asked));
      await transaction.all(replaceHours, [
        id,
        hours.map((one) => one.zone),
        hours.map((one) => one.weekday),
        hours.map((one) => one.hour),
        hours.map((one) => one.placed),
        hours.map((one) => one.answered),
        now,
      ]);
      await transaction.all(noteSuccess, [id]);
    }, patience);
    await count.catch((error: unknown) =>
      log.error({ organizationId: id, error }, 'the hours of calls could not be counted'),
    );
  }
}
