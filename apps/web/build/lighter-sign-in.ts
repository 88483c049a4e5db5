import { dropMethods, dropPieces, type LighterModule } from './lighten-modules.ts';

const packageName = '@supabase/auth-js';

/** Ways in that the server does not offer, and what only servers do. Nothing of ours may name them. */
export const unofferedMethods = [
  'signInAnonymously',
  'signInWithEthereum',
  'signInWithIdToken',
  'signInWithOtp',
  'signInWithPasskey',
  'signInWithSSO',
  'signInWithSolana',
  'signInWithWeb3',
  'registerPasskey',
  'fetchJwk',
  'getClaims',
] as const;

/** What lies behind `oauth` and `passkey`, which are dropped whole. */
export const hiddenMethods = [
  '_getAuthorizationDetails',
  '_approveAuthorization',
  '_denyAuthorization',
  '_listOAuthGrants',
  '_revokeOAuthGrant',
  '_startPasskeyRegistration',
  '_verifyPasskeyRegistration',
  '_startPasskeyAuthentication',
  '_verifyPasskeyAuthentication',
  '_listPasskeys',
  '_updatePasskey',
  '_deletePasskey',
];

/** Accounts are administered on the server. Signing out is left: the client does it by this class. */
export const adminMethods = [
  'inviteUserByEmail',
  'generateLink',
  'createUser',
  'listUsers',
  'getUserById',
  'updateUserById',
  'deleteUser',
  '_listFactors',
  '_deleteFactor',
  '_listOAuthClients',
  '_createOAuthClient',
  '_getOAuthClient',
  '_updateOAuthClient',
  '_deleteOAuthClient',
  '_regenerateOAuthClientSecret',
  '_listCustomProviders',
  '_createCustomProvider',
  '_getCustomProvider',
  '_updateCustomProvider',
  '_deleteCustomProvider',
  '_adminListPasskeys',
  '_adminDeletePasskey',
];

/** The client of the sign-in protocol, without the ways in that the server does not offer. */
export const lighterSignIn: readonly LighterModule[] = [
  {
    module: `${packageName}/dist/module/GoTrueClient.js`,
    importers: [`${packageName}/`],
    lighten: (code) =>
      dropPieces(
        dropMethods(code, [...unofferedMethods, ...hiddenMethods]),
        /^ {8}this\.(oauth|passkey) = \{[^}]*\};$/gm,
      ),
  },
  {
    module: `${packageName}/dist/module/GoTrueAdminApi.js`,
    importers: [`${packageName}/`],
    lighten: (code) =>
      dropPieces(
        dropMethods(code, adminMethods),
        /^ {8}this\.(mfa|oauth|customProviders|passkey) = \{[^}]*\};$/gm,
      ),
  },
  // A second factor is a code of six digits, never a key that is plugged in.
  {
    module: `${packageName}/dist/module/lib/webauthn.js`,
    importers: [`${packageName}/`],
    lighten: () => `
      export class WebAuthnApi {}
      export const browserSupportsWebAuthn = null, createCredential = null, getCredential = null,
        deserializeCredentialCreationOptions = null, deserializeCredentialRequestOptions = null,
        serializeCredentialCreationResponse = null, serializeCredentialRequestResponse = null,
        webAuthnAbortService = null;`,
  },
];
