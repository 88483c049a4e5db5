import type { Principal } from '../../platform/http/procedures.ts';
import { isSuperAdministrator } from '../access/index.ts';
import type { OrganizationServices } from './create-organization.ts';
import { hasMembership } from './queries.ts';

/** What `createOrganization` would say, for a page that offers it to those alone who may. */
export async function checkCreation(
  services: Pick<
    OrganizationServices,
    'database' | 'superAdministratorEmails' | 'organizationCreation'
  >,
  principal: Principal,
): Promise<{ mayCreate: boolean }> {
  if (isSuperAdministrator(services, principal)) return { mayCreate: true };
  if (services.organizationCreation === 'closed') return { mayCreate: false };
  const scope = { userId: principal.userId, organizationId: null };
  const membership = await services.database.asTenant(scope, (transaction) =>
    transaction.first(hasMembership, [principal.userId]),
  );
  return { mayCreate: membership?.found !== true };
}
