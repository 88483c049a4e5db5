import { signedInRoute } from '../../platform/http/procedures.ts';
import { createOrganization, type OrganizationServices } from './create-organization.ts';

export function createOrganizationRoutes(services: OrganizationServices) {
  return {
    create: signedInRoute.organizations.create.handler(async ({ context, input }) => ({
      membership: await createOrganization(services, context, input.name),
    })),
  };
}
