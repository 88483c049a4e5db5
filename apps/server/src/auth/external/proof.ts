import { calculatePKCECodeChallenge } from 'openid-client';
import type { ProviderTokens } from '../sessions/issue-session.ts';
import type { ExternalAccount } from './describe-account.ts';

/** Our half of a sign-in at a provider. The provider hands all of it back, or shows that it knew. */
export interface Proof {
  state: string;
  nonce: string;
  verifier: string;
}

export interface Departure extends Proof {
  /** Where the provider leads people back to. */
  redirectUri: string;
  /** On top of those that the provider is always asked for. */
  scopes: readonly string[];
  /** Wishes of the client about the provider's page, such as `prompt`. */
  wishes: Readonly<Record<string, string>>;
}

export interface Return extends Proof {
  /** The address that the provider led back to, with what it answered. */
  address: URL;
}

export interface ProvenAccount {
  account: ExternalAccount;
  tokens: ProviderTokens;
}

/**
 * PKCE goes along whether or not the provider says that it knows it (RFC 9700 section 2.1.1): one
 * that does not has to ignore it (RFC 6749 section 3.1).
 */
export async function listParameters(
  usualScopes: readonly string[],
  { state, verifier, redirectUri, scopes, wishes }: Departure,
): Promise<Record<string, string>> {
  return {
    ...wishes,
    redirect_uri: redirectUri,
    scope: [...new Set([...usualScopes, ...scopes])].join(' '),
    state,
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
}
