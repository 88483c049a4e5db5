import { superAdministratorRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findPerson, removeSecondFactor } from './rescue-person.ts';

export function createSecondFactorRoutes(
  services: Pick<Services, 'database' | 'effects' | 'keepsSessions'>,
) {
  return {
    find: superAdministratorRoute.secondFactors.find.handler(({ input }) =>
      findPerson(services, input.email),
    ),
    remove: superAdministratorRoute.secondFactors.remove.handler(({ context, input }) =>
      removeSecondFactor(services, context.principal, input),
    ),
  };
}
