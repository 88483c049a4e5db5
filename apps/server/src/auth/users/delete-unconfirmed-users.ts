import * as z from 'zod';
import type { JobDefinition } from '../../platform/jobs/jobs.ts';
import { waitingMilliseconds } from '../one-time/sign-up-choice.ts';
import { deleteOldSignUpChoices } from '../queries/sign-ups.ts';
import { deleteOldVacantUsers } from '../queries/vacant-users.ts';
import type { AuthServices } from '../services.ts';

export const cleanUsersJob: JobDefinition<Record<never, never>> = {
  name: 'clean-users',
  payload: z.object({}),
  cron: '25 * * * *',
  coalesce: true,
  longestSeconds: 300,
};

/** Clears away accounts that nobody has taken up; answers how many there were. */
export async function deleteUnconfirmedUsers({
  database,
  now,
}: Pick<AuthServices, 'database' | 'now'>): Promise<number> {
  const asked = new Date(now().getTime() - waitingMilliseconds);
  for (;;) {
    const choices = await database.asAuth((transaction) =>
      transaction.all(deleteOldSignUpChoices, [asked]),
    );
    if (choices.length === 0) break;
  }
  let deleted = 0;
  for (;;) {
    const some = await database.asAuth((transaction) =>
      transaction.all(deleteOldVacantUsers, [asked, now()]),
    );
    if (some.length === 0) return deleted;
    deleted += some.length;
  }
}
