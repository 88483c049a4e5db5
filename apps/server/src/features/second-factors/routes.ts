import { ProblemError } from '../../platform/http/problem.ts';
import { type Principal, signedInRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findPerson, removeSecondFactor } from './rescue-person.ts';

export function createSecondFactorRoutes(
  services: Pick<Services, 'database' | 'effects' | 'keepsSessions' | 'superAdministratorEmails'>,
) {
  const superAdministratorRoute = signedInRoute.use(({ context, next }) => {
    requireSuperAdministrator(services, context.principal);
    return next();
  });
  return {
    find: superAdministratorRoute.secondFactors.find.handler(({ input }) =>
      findPerson(services, input.email),
    ),
    remove: superAdministratorRoute.secondFactors.remove.handler(({ context, input }) =>
      removeSecondFactor(services, context.principal, input),
    ),
  };
}

function requireSuperAdministrator(
  { superAdministratorEmails }: Pick<Services, 'superAdministratorEmails'>,
  { email }: Principal,
): void {
  if (!superAdministratorEmails.has(email.toLowerCase())) throw new ProblemError('not_permitted');
}
