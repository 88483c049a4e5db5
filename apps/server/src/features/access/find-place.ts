import { role } from '@ringfence/contract/access';
import type { Place, Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findMembership, findOrganization } from './queries.ts';

/** By the setting alone, and by an address that the person has proven to be theirs. */
export function isSuperAdministrator(
  { superAdministratorEmails }: Pick<Services, 'superAdministratorEmails'>,
  { email }: Pick<Principal, 'email'>,
): boolean {
  return email !== '' && superAdministratorEmails.has(email.toLowerCase());
}

/** What a person is in an organization, looked up for every request. */
export async function findPlace(
  services: Pick<Services, 'database' | 'superAdministratorEmails'>,
  principal: Principal,
  organizationId: string,
): Promise<Place | undefined> {
  const { userId } = principal;
  if (isSuperAdministrator(services, principal)) {
    const scope = { userId, organizationId, isSuperAdministrator: true };
    const organization = await services.database.asTenant(scope, (transaction) =>
      transaction.first(findOrganization),
    );
    if (organization === undefined) return undefined;
    return { standing: 'super_administrator', isSuspended: organization.is_suspended };
  }
  const membership = await services.database.asTenant({ userId, organizationId }, (transaction) =>
    transaction.first(findMembership),
  );
  if (membership === undefined) return undefined;
  return { standing: role.parse(membership.role), isSuspended: membership.is_suspended };
}
