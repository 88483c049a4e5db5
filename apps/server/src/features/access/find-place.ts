import { role } from '@ringfence/contract/access';
import type { TenantScope } from '../../platform/database/database.ts';
import {
  type NamedOrganization,
  type Place,
  type Principal,
  presentNamed,
} from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findNamed } from './queries.ts';

/** By the setting alone, and by an address that the person has proven to be theirs. */
export function isSuperAdministrator(
  { superAdministratorEmails }: Pick<Services, 'superAdministratorEmails'>,
  { email }: Pick<Principal, 'email'>,
): boolean {
  return email !== '' && superAdministratorEmails.has(email.toLowerCase());
}

type PlaceServices = Pick<Services, 'database' | 'superAdministratorEmails'>;

async function lookUp(
  { database }: PlaceServices,
  scope: TenantScope & { organizationId: string },
): Promise<NamedOrganization | undefined> {
  const [found] = await database.askAsTenant(scope, findNamed);
  return found && presentNamed(scope.organizationId, found);
}

/**
 * What a person is in an organization: as it was found together with who asks, a moment ago, or else looked up now.
 */
export async function findPlace(
  services: PlaceServices,
  principal: Principal,
  organizationId: string,
): Promise<Place | undefined> {
  const { userId, named } = principal;
  const isSuper = isSuperAdministrator(services, principal);
  const scope = { userId, organizationId, isSuperAdministrator: isSuper };
  const found = named?.organizationId === organizationId ? named : await lookUp(services, scope);
  if (found === undefined || !found.isOpen) return undefined;
  const { isSuspended } = found;
  if (isSuper) return { standing: 'super_administrator', isSuspended };
  return found.role === null ? undefined : { standing: role.parse(found.role), isSuspended };
}
