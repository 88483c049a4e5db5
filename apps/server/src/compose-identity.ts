import { findCarrier } from '@ringfence/carriers/registry';
import {
  type AuthSettings,
  authSettings,
  createTransport,
  type MessageTransport,
  mailboxTransport,
} from './auth/index.ts';
import type { Config } from './config.ts';
import { isThisMachine } from './platform/http/peer-address.ts';
import { createMailer } from './platform/mail/create-mailer.ts';

export interface Identity {
  settings: AuthSettings;
  transport: MessageTransport;
  /** Whether messages are kept at `/dev/mail` instead of being sent. */
  mailbox: boolean;
  mostTextsPerHour: number;
  stop(): void;
}

type IdentitySource = Pick<
  Config,
  'carrier' | 'identity' | 'port' | 'publicUrl' | 'roles' | 'signUp' | 'superAdministratorEmails'
>;

/** How people sign in here, from the settings and from what there is to send messages with. */
export function composeIdentity(config: IdentitySource, { demo }: { demo: boolean }): Identity {
  const { chosen, smtp, outside } = config.identity;
  const sendText = findTextSender(config);
  const reachesPeople = findCarrier(config.carrier?.id ?? '')?.description.reachesPeople === true;
  // Anyone who reads the mailbox can become anybody, so it exists only for made-up people.
  const mailbox =
    demo && smtp === undefined && outside === undefined && !reachesPeople && isLocal(config);
  const mailer = smtp === undefined ? undefined : createMailer(smtp);
  // Where several processes share the work, the one that sends may be another.
  const isAlone = config.roles.has('api') && config.roles.has('worker');
  const canMail = mailbox || mailer !== undefined || !isAlone;
  const canText = mailbox || sendText !== undefined;
  const address = config.publicUrl ?? `http://localhost:${config.port}`;
  return {
    mailbox,
    mostTextsPerHour: chosen.TEXT_MESSAGES_PER_HOUR,
    transport: mailbox ? mailboxTransport : createTransport({ mailer, sendText }),
    stop: () => mailer?.close(),
    settings: authSettings({
      // Without a public address the issuer must not change with the port of a process.
      publicUrl: config.publicUrl ?? 'http://localhost',
      address,
      basePath: chosen.AUTH_PATH,
      siteUrl: chosen.SITE_URL ?? address,
      redirectUrls: chosen.REDIRECT_URLS,
      corsOrigins: chosen.CORS_ORIGINS,
      accessTokenSeconds: chosen.ACCESS_TOKEN_SECONDS,
      sessionSeconds: inSeconds(chosen.SESSION_HOURS, 3600),
      inactiveSeconds: inSeconds(chosen.SESSION_INACTIVE_HOURS, 3600),
      oneTimeCodeSeconds: chosen.ONE_TIME_CODE_MINUTES * 60,
      oneTimeLinkSeconds: chosen.ONE_TIME_LINK_MINUTES * 60,
      messageIntervalSeconds: chosen.MESSAGE_INTERVAL_SECONDS,
      ...(chosen.RATE_LIMITS === undefined ? {} : { limits: chosen.RATE_LIMITS }),
      signUp: config.signUp,
      emailSignIn: chosen.EMAIL_SIGN_IN,
      phoneSignIn: chosen.PHONE_SIGN_IN ?? (canText || chosen.PHONE_AUTOCONFIRM),
      emailAutoconfirm: chosen.EMAIL_AUTOCONFIRM ?? !canMail,
      phoneAutoconfirm: chosen.PHONE_AUTOCONFIRM,
      secureEmailChange: chosen.SECURE_EMAIL_CHANGE,
      passwordReauthentication: chosen.PASSWORD_REAUTHENTICATION,
      shortestPassword: chosen.PASSWORD_MINIMUM_LENGTH,
      manualLinking: chosen.IDENTITY_LINKING,
      signingKey: chosen.AUTH_SIGNING_KEY,
      sharedSecret: chosen.AUTH_SHARED_SECRET,
      providers: config.identity.providers,
      canMail,
      smsProvider: nameTextSender(config, mailbox, canText),
      reservedEmails: config.superAdministratorEmails,
    }),
  };
}

/** Whether nobody has said that others reach this server. */
const isLocal = ({ publicUrl }: IdentitySource): boolean =>
  publicUrl === undefined || isThisMachine(new URL(publicUrl).hostname);

const inSeconds = (amount: number | undefined, unit: number): number | undefined =>
  amount === undefined ? undefined : amount * unit;

function nameTextSender({ carrier }: IdentitySource, mailbox: boolean, canText: boolean): string {
  if (mailbox) return 'mailbox';
  return canText ? (carrier?.id ?? '') : '';
}

function findTextSender({ carrier, identity: { smsFrom } }: IdentitySource) {
  if (carrier === undefined || smsFrom === undefined) return undefined;
  const account = findCarrier(carrier.id)?.create(carrier);
  if (account?.sendText === undefined) return undefined;
  const send = account.sendText.bind(account);
  return ({ to, text }: { to: string; text: string }) => send({ to, from: smsFrom, text });
}
