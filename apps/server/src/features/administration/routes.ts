import { superAdministratorRoute } from '../../platform/http/procedures.ts';
import {
  createOrganization,
  reinstateOrganization,
  renameOrganization,
  suspendOrganization,
} from './change-organization.ts';
import { createUser, type UserServices } from './create-user.ts';
import { deleteOrganization } from './delete-organization.ts';
import { listOrganizations, showOrganization } from './list-organizations.ts';
import { listProfiles } from './list-profiles.ts';

export function createAdministrationRoutes(services: UserServices) {
  const { administration } = superAdministratorRoute;
  return {
    listOrganizations: administration.listOrganizations.handler(({ input }) =>
      listOrganizations(services, input),
    ),
    showOrganization: administration.showOrganization.handler(({ context, input }) =>
      showOrganization(services, context.principal, input.organizationId),
    ),
    createOrganization: administration.createOrganization.handler(({ context, input }) =>
      createOrganization(services, context, input.name),
    ),
    renameOrganization: administration.renameOrganization.handler(({ context, input }) =>
      renameOrganization(services, context.principal, input),
    ),
    suspendOrganization: administration.suspendOrganization.handler(({ context, input }) =>
      suspendOrganization(services, context.principal, input),
    ),
    reinstateOrganization: administration.reinstateOrganization.handler(({ context, input }) =>
      reinstateOrganization(services, context.principal, input.organizationId),
    ),
    deleteOrganization: administration.deleteOrganization.handler(({ context, input }) =>
      deleteOrganization(services, context.principal, input),
    ),
    listProfiles: administration.listProfiles.handler(({ context, input }) =>
      listProfiles(services, context.principal, input),
    ),
    createUser: administration.createUser.handler(({ context, input }) =>
      createUser(services, context, input),
    ),
  };
}
