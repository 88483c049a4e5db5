import manifest from '../../package.json' with { type: 'json' };
import type { ExternalProvider } from './external/provider.ts';
import { type LimitName, type RateLimit, usualLimits } from './limits/usual-limits.ts';

/** A private or shared key as RFC 7517 writes it. */
export type GivenKey = Readonly<Record<string, unknown>>;

export interface AuthSettings {
  /** The address people use, without the mount point. It names the issuer of access tokens. */
  publicUrl: string;
  /** Where people and providers reach this server, port included: links in mails lead here. */
  address: string;
  /** Where the protocol is mounted: `/auth/v1`, or nothing at all. */
  basePath: string;
  /** Where people are led when no other address was asked for. */
  siteUrl: string;
  /** Other addresses people may be led to; `*` stands for anything but a slash or a dot. */
  redirectUrls: readonly string[];
  /** Other sites whose pages may speak the protocol. */
  corsOrigins: readonly string[];
  version: string;
  accessTokenSeconds: number;
  /** How long a used refresh token still answers with the living one: two tabs, a lost answer. */
  refreshReuseSeconds: number;
  /** How long a session lives whatever happens in it; undefined: until it is signed out. */
  sessionSeconds: number | undefined;
  /** How long a session lives without being refreshed. */
  inactiveSeconds: number | undefined;
  oneTimeCodeSeconds: number;
  oneTimeLinkSeconds: number;
  flowSeconds: number;
  challengeSeconds: number;
  /** Seconds between two messages to the same address or number. */
  messageIntervalSeconds: number;
  limits: Readonly<Record<LimitName, RateLimit>>;
  /** Whether strangers may make an account. */
  signUp: 'open' | 'closed';
  emailSignIn: boolean;
  phoneSignIn: boolean;
  /** Accounts count as confirmed without a message that proves the address. */
  emailAutoconfirm: boolean;
  phoneAutoconfirm: boolean;
  /** Whether a new email address needs the agreement of the old one too. */
  secureEmailChange: boolean;
  /** Whether changing the password needs a code when the sign-in was more than a day ago. */
  passwordReauthentication: boolean;
  shortestPassword: number;
  manualLinking: boolean;
  mostFactors: number;
  /** The name that authenticator apps show. */
  factorIssuer: string;
  signingKey: GivenKey | undefined;
  /** Verifies HS256 tokens that an operator has made, such as those of the service role. */
  sharedSecret: string | undefined;
  providers: readonly ExternalProvider[];
  /** Whether mails can be sent at all. */
  canMail: boolean;
  /** Who sends text messages, as shown to clients; empty where nobody does. */
  smsProvider: string;
  /**
   * Addresses, in lower case, that carry rights by themselves: nobody takes one without proving
   * that it is theirs.
   */
  reservedEmails: ReadonlySet<string>;
  largestBodyBytes: number;
}

const defaults: AuthSettings = {
  publicUrl: 'http://localhost:3000',
  address: 'http://localhost:3000',
  basePath: '/auth/v1',
  siteUrl: 'http://localhost:3000',
  redirectUrls: [],
  corsOrigins: [],
  version: manifest.version,
  accessTokenSeconds: 3600,
  refreshReuseSeconds: 10,
  sessionSeconds: undefined,
  inactiveSeconds: undefined,
  oneTimeCodeSeconds: 15 * 60,
  oneTimeLinkSeconds: 60 * 60,
  flowSeconds: 300,
  challengeSeconds: 300,
  messageIntervalSeconds: 60,
  limits: usualLimits,
  signUp: 'open',
  emailSignIn: true,
  phoneSignIn: true,
  emailAutoconfirm: true,
  phoneAutoconfirm: false,
  secureEmailChange: true,
  passwordReauthentication: false,
  shortestPassword: 10,
  manualLinking: true,
  mostFactors: 10,
  factorIssuer: 'Ringfence',
  signingKey: undefined,
  sharedSecret: undefined,
  providers: [],
  canMail: true,
  smsProvider: '',
  reservedEmails: new Set(),
  largestBodyBytes: 64 * 1024,
};

export function authSettings(chosen: Partial<AuthSettings> = {}): AuthSettings {
  return { ...defaults, ...chosen };
}

export const audience = 'authenticated';

/** Where the protocol is reached: the links in mails and the way back from providers. */
export function nameAddress(settings: Pick<AuthSettings, 'address' | 'basePath'>): string {
  return `${settings.address.replace(/\/+$/, '')}${settings.basePath}`;
}

/** Who issues the access tokens. It stays the same when a process listens on another port. */
export function nameIssuer(settings: Pick<AuthSettings, 'publicUrl' | 'basePath'>): string {
  return `${settings.publicUrl.replace(/\/+$/, '')}${settings.basePath}`;
}
