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

/**
 * What a person is in an organization: as it was found together with who asks, a moment ago, or else looked up now.
 */
export async function findPlace(
  services: Pick<Services, 'database' | 'superAdministratorEmails'>,
  principal: Principal,
  organizationId: string,
): Promise<Place | undefined> {
  const { userId, named } = principal;
  const isKnown = named?.organizationId === organizationId;
  if (isSuperAdministrator(services, principal)) {
    const standing = 'super_administrator';
    if (isKnown) return named.isOpen ? { standing, isSuspended: named.isSuspended } : undefined;
    const scope = { userId, organizationId, isSuperAdministrator: true };
    const [organization] = await services.database.askAsTenant(scope, findOrganization);
    if (organization === undefined) return undefined;
    return { standing, isSuspended: organization.is_suspended };
  }
  if (isKnown) {
    if (named.role === null || !named.isOpen) return undefined;
    return { standing: role.parse(named.role), isSuspended: named.isSuspended };
  }
  const scope = { userId, organizationId };
  const [membership] = await services.database.askAsTenant(scope, findMembership);
  if (membership === undefined) return undefined;
  return { standing: role.parse(membership.role), isSuspended: membership.is_suspended };
}
