import { signedInRoute } from '../../platform/http/procedures.ts';
import { findProfile } from './find-profile.ts';
import { type ProfileServices, updateProfile } from './update-profile.ts';

export function createProfileRoutes(services: ProfileServices) {
  return {
    show: signedInRoute.profile.show.handler(({ context }) =>
      findProfile(services, context.principal),
    ),
    update: signedInRoute.profile.update.handler(({ context, input }) =>
      updateProfile(services, context.principal, input.fullName),
    ),
  };
}
