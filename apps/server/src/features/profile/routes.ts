import { signedInRoute } from '../../platform/http/procedures.ts';
import type { Services } from '../../services.ts';
import { findProfile } from './find-profile.ts';
import { updateProfile } from './update-profile.ts';

export function createProfileRoutes(services: Pick<Services, 'database' | 'effects'>) {
  return {
    show: signedInRoute.profile.show.handler(({ context }) =>
      findProfile(services, context.principal),
    ),
    update: signedInRoute.profile.update.handler(({ context, input }) =>
      updateProfile(services, context.principal, input.fullName),
    ),
  };
}
