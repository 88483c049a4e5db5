import type { Services } from '../../services.ts';
import { deleteChanges } from './queries/action-changes.ts';

const daysKept = 7;
const dayMilliseconds = 24 * 60 * 60 * 1000;
const mostAtOnce = 20_000;

/** Whom an action changed is kept to take it back; what is a week old stays done. */
export async function forgetOldChanges({
  database,
  now,
}: Pick<Services, 'database' | 'now'>): Promise<void> {
  const before = new Date(now().getTime() - daysKept * dayMilliseconds);
  for (let isMore = true; isMore; ) {
    const gone = await database.asSystem((transaction) =>
      transaction.first(deleteChanges, [before, mostAtOnce]),
    );
    isMore = gone?.people === mostAtOnce;
  }
}
