export { createUser, type NewUser } from './create-user.ts';
export { describePerson } from './describe-person.ts';
export { ensureProfile } from './ensure-profile.ts';
export { AuthError, type AuthErrorCode } from './errors.ts';
export { findUser } from './find-user.ts';
export { createAuthRoutes } from './routes.ts';
export type { AuthServices } from './services.ts';
export { type AuthSettings, authSettings } from './settings.ts';
export { type Principal, verifyAccessToken } from './verify-access-token.ts';
