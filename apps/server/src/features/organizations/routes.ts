import { signedInRoute } from '../../platform/http/procedures.ts';
import { checkCreation } from './check-creation.ts';
import { createOrganization, type OrganizationServices } from './create-organization.ts';

export function createOrganizationRoutes(services: OrganizationServices) {
  return {
    create: signedInRoute.organizations.create.handler(async ({ context, input }) => ({
      membership: await createOrganization(services, context, input.name),
    })),
    checkCreation: signedInRoute.organizations.checkCreation.handler(({ context }) =>
      checkCreation(services, context.principal),
    ),
  };
}
