import type { Database } from '../../platform/database/database.ts';
import { type LimitName, type RateLimit, usualLimits } from '../limits/usual-limits.ts';
import type { AuthServices } from '../services.ts';
import { type AuthSettings, authSettings } from '../settings.ts';
import { type RunningAuth, readMessages, startAuth } from './start-auth.ts';

export const site = 'https://calls.example.com';

const plenty = { windowSeconds: 300, perAddress: 10_000, perAccount: 10_000 };

/** Every limit out of the way, for suites that ask more often than a person would. */
export function liftLimits(
  chosen: Partial<Record<LimitName, RateLimit>> = {},
): Record<LimitName, RateLimit> {
  return {
    ...usualLimits,
    token: plenty,
    sign_up: plenty,
    recover: plenty,
    verify: plenty,
    otp: plenty,
    resend: plenty,
    code: plenty,
    user: plenty,
    ...chosen,
  };
}

/** A server on which people confirm addresses and numbers by what is sent to them. */
export function startConfirmingAuth(
  database: Database,
  settings: Partial<AuthSettings> = {},
  services: Partial<AuthServices> = {},
): Promise<RunningAuth> {
  return startAuth(database, {
    settings: authSettings({
      publicUrl: site,
      address: site,
      siteUrl: site,
      emailAutoconfirm: false,
      phoneAutoconfirm: false,
      smsProvider: 'test',
      messageIntervalSeconds: 0,
      limits: liftLimits(),
      ...settings,
    }),
    ...services,
  });
}

export interface ReceivedMessage {
  channel: string;
  subject: string;
  text: string;
  /** The code inside; empty when there is none. */
  code: string;
  /** The link inside, as it is reached in the test; empty when there is none. */
  link: string;
  linkToken: string;
}

/** The latest message to an address or number. */
export async function readLatest(
  database: Database,
  auth: Pick<RunningAuth, 'url'>,
  recipient: string,
): Promise<ReceivedMessage> {
  const [latest] = await readMessages(database, recipient);
  if (latest === undefined) throw new Error('no message was sent');
  const { channel, subject, text } = latest;
  const published = /https:\S+\/verify\?\S+/.exec(text)?.[0] ?? '';
  return {
    channel,
    subject,
    text,
    code: /\b\d{6}\b/.exec(text)?.[0] ?? '',
    link: published.replace(`${site}/auth/v1`, auth.url),
    linkToken: published === '' ? '' : (new URL(published).searchParams.get('token') ?? ''),
  };
}

/** Follows a link as a browser does, and tells where it is led. */
export async function followToSite(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: 'manual' });
  if (response.status !== 303) throw new Error(`the link was answered with ${response.status}`);
  return new URL(response.headers.get('location') ?? '');
}

/** What the fragment of an address says. */
export function readFragment(address: URL): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(address.hash.slice(1)));
}
