import * as z from 'zod';
import type { ExternalProvider } from './auth/external/provider.ts';
import {
  listProviderFaults,
  providerSettings,
  readProviders,
} from './auth/external/read-providers.ts';
import { type LimitName, type RateLimit, usualLimits } from './auth/limits/usual-limits.ts';
import { readGivenKey } from './auth/tokens/given-key.ts';
import { isThisMachine } from './platform/http/peer-address.ts';
import { parseJson } from './platform/parse-json.ts';
import { commaSeparated, wholeNumber } from './setting-kinds.ts';

const onOrOff = z
  .enum(['on', 'off'], { error: 'must be on or off' })
  .transform((choice) => choice === 'on');

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must look like https://calls.example.com',
});

/** Its keys decide who is let in, so they come encrypted or not from beyond this machine. */
const trustedAddress = webAddress.refine(
  (text) => text.startsWith('https:') || isThisMachine(new URL(text).hostname),
  'must begin with https://',
);

const limitNames = Object.keys(usualLimits);
const isLimitName = (name: string): name is LimitName => Object.hasOwn(usualLimits, name);

/** `token=150/100/10`: tries from one address, on one account, and of both together, in the limit's own time. */
const rateLimits = commaSeparated.transform((parts, context) => {
  const limits = { ...usualLimits };
  for (const part of parts) {
    const [, name = '', ...given] =
      /^(\w+)=(\d{1,7})(?:\/(\d{1,7})(?:\/(\d{1,7}))?)?$/.exec(part) ?? [];
    if (!isLimitName(name) || given.some((most) => Number(most ?? 1) === 0)) {
      context.addIssue(
        `must look like token=150/100/10, with names out of ${limitNames.join(', ')}`,
      );
      return z.NEVER;
    }
    const usual: RateLimit = usualLimits[name];
    const [perAddress, perAccount = usual.perAccount, perPair = usual.perPair] = given;
    Object.assign(limits, {
      [name]: {
        windowSeconds: usual.windowSeconds,
        perAddress: Number(perAddress),
        perAccount: Number(perAccount),
        ...(perPair === undefined ? {} : { perPair: Number(perPair) }),
      },
    });
  }
  return limits;
});

const jsonWebKey = z.string().transform((text, context) => {
  const key = z.record(z.string(), z.unknown()).safeParse(parseJson(text));
  try {
    readGivenKey(key.data ?? {});
  } catch (error) {
    const sentence = error instanceof Error ? error.message : 'The signing key is not valid';
    context.addIssue(sentence.replace(/^The signing key /, ''));
    return z.NEVER;
  }
  return key.data;
});

/** Everything about who may sign in and how. */
export const identitySettings = {
  SITE_URL: webAddress
    .optional()
    .describe('Where people are led after a mail or another provider. Unset: PUBLIC_URL.'),
  REDIRECT_URLS: commaSeparated
    .default([])
    .describe(
      'Other addresses people may be led to, comma-separated. * stands for one part of an address, ** for anything.',
    ),
  CORS_ORIGINS: commaSeparated
    .pipe(z.array(webAddress.refine((text) => new URL(text).origin === text, 'must be origins')))
    .default([])
    .describe('Other sites whose pages may use the sign-in protocol, comma-separated.'),
  AUTH_PATH: z
    .string()
    .regex(/^\/([\w-]+(\/[\w-]+)*)?$/, 'must be a path such as /auth/v1, or / for none')
    .transform((path) => (path === '/' ? '' : path))
    .default('/auth/v1')
    .describe('Where the sign-in protocol is found. / puts it at the root.'),
  AUTH_URL: trustedAddress
    .optional()
    .describe(
      'A Supabase Auth that signs people in instead of this server, such as https://x.supabase.co/auth/v1. See docs/outside-sign-in.md.',
    ),
  AUTH_KEY: z.string().optional().describe('The public (anon) key that AUTH_URL asks for.'),
  AUTH_ISSUER: z
    .string()
    .optional()
    .describe('Who issues the tokens of AUTH_URL, as they name it. Unset: AUTH_URL.'),
  AUTH_EMAILS_CONFIRMED: onOrOff
    .default(false)
    .describe(
      'on: you vouch that AUTH_URL lets nobody in with an unconfirmed email address. Only then can super administrators be known by theirs.',
    ),
  AUTH_SIGNING_KEY: jsonWebKey
    .optional()
    .describe(
      'The private key (JWK, one line) that signs access tokens: EC P-256 or RSA. Unset: one is made and kept in the database.',
    ),
  AUTH_SHARED_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .optional()
    .describe(
      'Verifies tokens that you sign yourself with HS256, such as those of the service role. Unset: there are none.',
    ),
  ACCESS_TOKEN_SECONDS: wholeNumber(30, 86_400)
    .default(3600)
    .describe('How long an access token is good. It is refreshed by itself.'),
  SESSION_HOURS: wholeNumber(1, 24 * 365)
    .optional()
    .describe('How long a sign-in lasts at most. Unset: until somebody signs out.'),
  SESSION_INACTIVE_HOURS: wholeNumber(1, 24 * 365)
    .default(90 * 24)
    .describe('How long a sign-in lasts while no browser is open.'),
  IDLE_SIGN_OUT_MINUTES: wholeNumber(0, 24 * 60)
    .default(30)
    .describe('Minutes without a key or a move after which a browser signs out. 0: never.'),
  EMAIL_SIGN_IN: onOrOff.default(true).describe('Whether people sign in with an email address.'),
  PHONE_SIGN_IN: onOrOff
    .optional()
    .describe(
      'Whether people sign in with a phone number. Unset: where text messages can be sent.',
    ),
  EMAIL_AUTOCONFIRM: onOrOff
    .optional()
    .describe(
      'on: a new address counts as confirmed without a mail. Unset: only where no mail can be sent.',
    ),
  PHONE_AUTOCONFIRM: onOrOff
    .default(false)
    .describe('on: a new phone number counts as confirmed without a text message.'),
  SECURE_EMAIL_CHANGE: onOrOff
    .default(true)
    .describe('Whether changing the email address needs the agreement of both addresses.'),
  PASSWORD_MINIMUM_LENGTH: wholeNumber(6, 72)
    .default(10)
    .describe('The fewest characters of a password. The commonest passwords are refused anyway.'),
  PASSWORD_REAUTHENTICATION: onOrOff
    .default(false)
    .describe('on: changing the password a day after signing in needs a mailed code.'),
  IDENTITY_LINKING: onOrOff
    .default(true)
    .describe('Whether people may add other providers to their account.'),
  ONE_TIME_CODE_MINUTES: wholeNumber(1, 60).default(15).describe('How long a mailed code is good.'),
  ONE_TIME_LINK_MINUTES: wholeNumber(1, 24 * 60)
    .default(60)
    .describe('How long a mailed link is good.'),
  MESSAGE_INTERVAL_SECONDS: wholeNumber(0, 3600)
    .default(60)
    .describe('Seconds between two mails or text messages to the same person.'),
  RATE_LIMITS: rateLimits
    .optional()
    .describe(
      `Tries from one address, on one account, and from one address on one account: token=150/100/10,sign_up=30. Names: ${limitNames.join(', ')}. In five minutes; factor, factor_begin and reveal in one, invitation and caller_id_code, their account being the organization, and download in an hour, code, factor_day, reveal_day and limit_notice in a day.`,
    ),
  ...providerSettings,
  SMTP_URL: z
    .url({
      protocol: /^smtps?$/,
      error: 'must look like smtp://user:password@mail.example.com:587',
    })
    .optional()
    .describe(
      'The mail server. Unset: the demo keeps mails at /dev/mail, and without the demo none are sent.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^([^<>\r\n]+ <)?[^\s@<>]+@[^\s@<>]+>?$/, 'must look like Ringfence <calls@example.com>')
    .optional()
    .describe('Who the mails come from, such as Ringfence <calls@example.com>.'),
  TEXT_MESSAGES_PER_HOUR: wholeNumber(1, 1_000_000)
    .default(500)
    .describe(
      'How many text messages are sent in an hour at most, all together: strangers can ask for them, and each one costs money.',
    ),
  SMS_FROM: z
    .string()
    .optional()
    .describe(
      'The number (or messaging service) that sends codes by text message, through the account of CARRIER. Unset: none are sent.',
    ),
} as const;

const schema = z.object(identitySettings);
type IdentityData = z.output<typeof schema>;

export interface OutsideSignIn {
  url: string;
  key: string | undefined;
  issuer: string;
  sharedSecret: string | undefined;
  emailsAreConfirmed: boolean;
}

export interface IdentityConfig {
  /** Undefined: people sign in here. */
  outside: OutsideSignIn | undefined;
  /** What the settings say; undefined fields depend on what else there is. */
  chosen: IdentityData;
  providers: readonly ExternalProvider[];
  smtp: { url: string; from: string } | undefined;
  smsFrom: string | undefined;
  idleMinutes: number | null;
}

/** What only makes sense together. */
export function listIdentityFaults(
  data: IdentityData & { CARRIER?: string | undefined },
): string[] {
  const faults = listProviderFaults(data);
  if ((data.SMTP_URL === undefined) !== (data.MAIL_FROM === undefined)) {
    faults.push('SMTP_URL and MAIL_FROM must be set together');
  }
  if (data.SMS_FROM !== undefined && data.CARRIER === undefined) {
    faults.push('CARRIER must be set where SMS_FROM is');
  }
  if (data.AUTH_URL === undefined && (data.AUTH_KEY ?? data.AUTH_ISSUER) !== undefined) {
    faults.push('AUTH_URL must be set where AUTH_KEY or AUTH_ISSUER is');
  }
  return faults;
}

export function presentIdentity(data: IdentityData): IdentityConfig {
  const { AUTH_URL, SMTP_URL, MAIL_FROM, IDLE_SIGN_OUT_MINUTES } = data;
  return {
    outside:
      AUTH_URL === undefined
        ? undefined
        : {
            url: AUTH_URL.replace(/\/+$/, ''),
            key: data.AUTH_KEY,
            issuer: data.AUTH_ISSUER ?? AUTH_URL.replace(/\/+$/, ''),
            sharedSecret: data.AUTH_SHARED_SECRET,
            emailsAreConfirmed: data.AUTH_EMAILS_CONFIRMED,
          },
    chosen: data,
    providers: readProviders(data),
    smtp:
      SMTP_URL === undefined || MAIL_FROM === undefined
        ? undefined
        : { url: SMTP_URL, from: MAIL_FROM },
    smsFrom: data.SMS_FROM,
    idleMinutes: IDLE_SIGN_OUT_MINUTES === 0 ? null : IDLE_SIGN_OUT_MINUTES,
  };
}
