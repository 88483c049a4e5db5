import { type Role, role } from '@ringfence/contract/access';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findMembership } from './queries.ts';

/** The role of a person in an organization, read anew for every request. */
export async function findRole(
  services: Pick<Services, 'database'>,
  principal: Principal,
  organizationId: string,
): Promise<Role | undefined> {
  const membership = await services.database.asTenant(
    { userId: principal.userId, organizationId },
    (transaction) => transaction.first(findMembership),
  );
  return membership === undefined ? undefined : role.parse(membership.role);
}
