import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope, Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { beginAvailability, endAvailability, findAvailability } from './queries.ts';
import { absentMilliseconds, longestMilliseconds } from './stay-available.ts';

type AvailabilityServices = Pick<Services, 'database' | 'now'>;

interface Availability {
  availableUntil: string | null;
}

const present = (begun: { since: Date } | undefined): Availability => ({
  availableUntil:
    begun === undefined
      ? null
      : new Date(begun.since.getTime() + longestMilliseconds).toISOString(),
});

export async function showAvailability(
  { database, now }: AvailabilityServices,
  scope: OrganizationScope,
): Promise<Availability> {
  const found = await database.asTenant(scope, (transaction) =>
    transaction.first(findAvailability, [now()]),
  );
  return present(found);
}

/**
 * For twelve hours from now, however often it is said. It ends with the session in which it was said, and when that
 * session has no live connection any more.
 */
export async function changeAvailability(
  { database, now }: AvailabilityServices,
  scope: OrganizationScope,
  { sessionId }: Pick<Principal, 'sessionId'>,
  { isAvailable }: { isAvailable: boolean },
): Promise<Availability> {
  if (scope.isSuperAdministrator) {
    throw new ProblemError('not_permitted', 'Only members can be available for calls.');
  }
  return database.asTenant(scope, async (transaction) => {
    if (!isAvailable) {
      await transaction.all(endAvailability);
      return { availableUntil: null };
    }
    const since = now();
    const until = new Date(since.getTime() + absentMilliseconds);
    const begun = await transaction.first(beginAvailability, [sessionId, since, until]);
    return present(begun);
  });
}
