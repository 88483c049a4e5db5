import type { AccessResult } from '@ringfence/contract/access';
import type { Principal } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { isSuperAdministrator } from './find-place.ts';
import { hasMembership } from './queries.ts';

/** A super administrator may work without an organization; everybody else needs a membership. */
export async function checkAccess(
  services: Pick<Services, 'database' | 'superAdministratorEmails'>,
  principal: Principal,
): Promise<AccessResult> {
  const scope = { userId: principal.userId, organizationId: null };
  const membership = await services.database.asTenant(scope, (transaction) =>
    transaction.first(hasMembership),
  );
  const hasOrganization = membership !== undefined;
  const isSuperAdmin = isSuperAdministrator(services, principal);
  return { hasAccess: hasOrganization || isSuperAdmin, hasOrganization, isSuperAdmin, error: null };
}
