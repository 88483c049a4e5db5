import { dropMethods, type LighterModule } from './lighten-modules.ts';

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

/**
 * Each with the reason why nobody misses it. `node apps/web/build/weigh-pages.ts` measures what each
 * saves; a test asks for it again when the package has another release.
 */
export const lighterModules: readonly LighterModule[] = [
  // Buttons answer with their colour and their outline; the theme switches ripples off.
  {
    module: '@mui/material/ButtonBase/TouchRipple.mjs',
    importers: ['@mui/material/ButtonBase/'],
    writtenFor: '9.5.0',
    saves: { kilobytes: 2.3, on: '/login' },
    lighten: () => 'export default () => null;',
  },
  // The client of the sign-in protocol, without the ways in that the server does not offer.
  {
    module: '@supabase/auth-js/dist/module/GoTrueClient.js',
    importers: ['@supabase/auth-js/'],
    writtenFor: '2.108.1',
    saves: { kilobytes: 2.7, on: '/login' },
    lighten: (code) => dropMethods(code, unofferedMethods),
  },
  // A second factor is a code of six digits, never a key that is plugged in.
  {
    module: '@supabase/auth-js/dist/module/lib/webauthn.js',
    importers: ['@supabase/auth-js/'],
    writtenFor: '2.108.1',
    saves: { kilobytes: 2.4, on: '/login' },
    lighten: () => `
      export class WebAuthnApi {}
      export const browserSupportsWebAuthn = null, createCredential = null, getCredential = null,
        deserializeCredentialCreationOptions = null, deserializeCredentialRequestOptions = null,
        serializeCredentialCreationResponse = null, serializeCredentialRequestResponse = null,
        webAuthnAbortService = null;`,
  },
  // The palette stands in a dialog of MUI; cmdk has one of its own, which is never shown.
  {
    module: '@radix-ui/react-dialog/dist/index.mjs',
    importers: ['cmdk/'],
    writtenFor: '1.3.1',
    saves: { kilobytes: 9.5, on: 'the search palette' },
    lighten: () => 'export const Root = null, Portal = null, Overlay = null, Content = null;',
  },
];
