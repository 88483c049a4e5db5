export { readAuthAddress } from './auth-address.ts';
export { type SignedInUser, useAuth, useSignedInUser } from './auth-context.ts';
export { AuthProvider } from './auth-provider.tsx';
export type { AuthProviderChoice, AuthSettings } from './auth-settings.ts';
export { type AuthSource, useAuthClient } from './auth-source.ts';
export { createAuthClient } from './create-auth-client.ts';
export { giveAddress } from './given-address.ts';
export { readAccessToken } from './read-access-token.ts';
export {
  callbackPage,
  findRememberedPage,
  homePage,
  isReturn,
  newPasswordPage,
  rememberPage,
  secondFactorPage,
} from './remembered-page.ts';
export { RequireSignIn } from './require-sign-in.tsx';
export { useAuthSettings } from './use-auth-settings.ts';
