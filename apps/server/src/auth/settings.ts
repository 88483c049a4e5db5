import manifest from '../../package.json' with { type: 'json' };

export interface AuthSettings {
  /** The address people use, without the mount point. It names the issuer of access tokens. */
  publicUrl: string;
  version: string;
  accessTokenSeconds: number;
  /** How long a used refresh token still answers with the living one: two tabs, a lost answer. */
  refreshReuseSeconds: number;
  passwordLimit: { windowSeconds: number; perAddress: number; perAccount: number };
  signUpLimit: { windowSeconds: number; perAddress: number };
  /** Whether strangers may make an account. */
  signUp: 'open' | 'closed';
  /**
   * Addresses, in lower case, that carry rights by themselves. No mail proves yet that an address is
   * the person's own, so signing up must not be a way to take one of these.
   */
  reservedEmails: ReadonlySet<string>;
  largestBodyBytes: number;
}

const defaults: AuthSettings = {
  publicUrl: 'http://localhost:3000',
  version: manifest.version,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  passwordLimit: { windowSeconds: 300, perAddress: 150, perAccount: 30 },
  signUpLimit: { windowSeconds: 300, perAddress: 30 },
  signUp: 'open',
  reservedEmails: new Set(),
  largestBodyBytes: 64 * 1024,
};

export function authSettings(chosen: Partial<AuthSettings> = {}): AuthSettings {
  return { ...defaults, ...chosen };
}

export const audience = 'authenticated';

export function nameIssuer(settings: Pick<AuthSettings, 'publicUrl'>): string {
  return `${settings.publicUrl.replace(/\/+$/, '')}/auth/v1`;
}
