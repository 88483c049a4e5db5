import { ProblemError } from '../../platform/http/problem.ts';
import type { OrganizationScope, Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { beginAvailability, endAvailability, findAvailability } from './queries.ts';

/** Nobody is rung at night for having forgotten a switch. */
const longestMilliseconds = 12 * 60 * 60 * 1000;

type AvailabilityServices = Pick<Services, 'database' | 'now'>;

interface Availability {
  availableUntil: string | null;
}

export async function showAvailability(
  { database, now }: AvailabilityServices,
  scope: OrganizationScope,
): Promise<Availability> {
  const found = await database.asTenant(scope, (transaction) =>
    transaction.first(findAvailability, [now()]),
  );
  return { availableUntil: found?.until.toISOString() ?? null };
}

/** For twelve hours from now, however often it is said. It ends with the session in which it was said. */
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
    const until = new Date(since.getTime() + longestMilliseconds);
    const begun = await transaction.first(beginAvailability, [sessionId, since, until]);
    return { availableUntil: begun?.until.toISOString() ?? null };
  });
}
