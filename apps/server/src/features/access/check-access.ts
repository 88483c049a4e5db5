import type { AccessResult } from '@ringfence/contract/access';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { isSuperAdministrator } from './find-place.ts';
import { listOwnMemberships } from './list-own-memberships.ts';

/** A super administrator may work without an organization; everybody else needs a membership. */
export async function checkAccess(
  services: Pick<Services, 'database' | 'superAdministratorEmails'>,
  principal: Principal,
): Promise<AccessResult> {
  const memberships = await listOwnMemberships(services, principal);
  const hasOrganization = memberships.length > 0;
  const isSuperAdmin = isSuperAdministrator(services, principal);
  return { hasAccess: hasOrganization || isSuperAdmin, hasOrganization, isSuperAdmin, error: null };
}
