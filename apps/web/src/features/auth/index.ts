export { type SignedInUser, useAuth, useSignedInUser } from './auth-context.ts';
export { AuthProvider } from './auth-provider.tsx';
export { createAuthClient } from './create-auth-client.ts';
export { PublicArea } from './public-area.tsx';
export { homePage } from './remembered-page.ts';
export { RequireSignIn } from './require-sign-in.tsx';
