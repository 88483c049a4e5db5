import { signedInRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { checkAccess } from './check-access.ts';
import { listOwnMemberships } from './list-own-memberships.ts';

export function createAccessRoutes(
  services: Pick<Services, 'database' | 'superAdministratorEmails'>,
) {
  return {
    check: signedInRoute.access.check.handler(({ context }) =>
      checkAccess(services, context.principal),
    ),
    memberships: signedInRoute.access.memberships.handler(async ({ context }) => ({
      memberships: await listOwnMemberships(services, context.principal),
    })),
  };
}
