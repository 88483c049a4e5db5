import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { extendAvailability } from './queries.ts';

const minute = 60_000;
/** Nobody is rung at night for having forgotten a switch. */
export const longestMilliseconds = 12 * 60 * minute;
/**
 * A sign-out at another identity provider never reaches this server, and a closed window says nothing either: somebody
 * whose live connection has been gone for this long is no longer there.
 */
export const absentMilliseconds = 5 * minute;
const leastMilliseconds = minute;

/** Says that a person is still there, as often as it is called, and writes it once a minute. */
export function createPresence(
  { database, now }: Pick<Services, 'database' | 'now'>,
  { userId, sessionId }: Pick<Principal, 'userId' | 'sessionId'>,
): () => Promise<void> {
  let writtenAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const at = now();
    if (at.getTime() - writtenAt < leastMilliseconds) return;
    writtenAt = at.getTime();
    const until = new Date(at.getTime() + absentMilliseconds);
    // In every organization: one browser watches one at a time.
    await database.asSystem((transaction) =>
      transaction.all(extendAvailability, [
        userId,
        sessionId,
        at,
        until,
        longestMilliseconds / 1000,
      ]),
    );
  };
}
