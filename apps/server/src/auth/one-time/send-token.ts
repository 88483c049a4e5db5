import type { Transaction } from '../../platform/database/database.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { AuthServices } from '../services.ts';
import type { AuthSettings } from '../settings.ts';
import { buildLink } from './build-link.ts';
import { type IssuedToken, issueToken, type NewToken } from './issue-token.ts';
import { writeMail } from './messages/write-mail.ts';
import { writeText } from './messages/write-text.ts';
import { describePurpose, type Purpose } from './purposes.ts';

type SendServices = Pick<AuthServices, 'now' | 'settings' | 'effects' | 'language'>;

export interface SentMail extends NewToken {
  purpose: Exclude<Purpose, 'phone_confirmation' | 'phone_change'>;
  redirectTo: string;
  /** For the mails about a change of the address. */
  newEmail?: string | undefined;
}

/** Makes a code and a link and mails them; tells the number of the message. */
export async function mailToken(
  services: SendServices,
  transaction: Transaction,
  mail: SentMail,
): Promise<string> {
  const { settings, language } = services;
  const issued = await issueToken(services, transaction, mail);
  const link = chooseLink(settings, mail, issued);
  return queueMessage(services, transaction, {
    channel: 'email',
    recipient: mail.sentTo,
    ...writeMail(mail.purpose, {
      settings,
      code: issued.code,
      link,
      newEmail: mail.newEmail,
      language,
    }),
    uselessAfter: link === undefined ? issued.codeExpiresAt : issued.linkExpiresAt,
  });
}

/**
 * Mail scanners follow links before anybody has read the mail. Where following one gives an address
 * to the person who typed it, and the address carries rights by itself, the code must be typed instead.
 */
function chooseLink(
  settings: AuthSettings,
  { purpose, sentTo, redirectTo }: SentMail,
  { linkToken }: IssuedToken,
): string | undefined {
  const { linkType } = describePurpose(purpose);
  if (linkType === undefined) return undefined;
  const givesAway = purpose === 'confirmation' || purpose === 'email_change_new';
  if (givesAway && settings.reservedEmails.has(sentTo)) return undefined;
  return buildLink(settings, { linkToken, type: linkType, redirectTo });
}

export interface SentText extends NewToken {
  purpose: Extract<Purpose, 'phone_confirmation' | 'phone_change' | 'reauthentication'>;
}

/** Makes a code and sends it by text message; tells the number of the message. */
export async function textToken(
  services: SendServices,
  transaction: Transaction,
  text: SentText,
): Promise<string> {
  const { settings, language } = services;
  const { code, codeExpiresAt } = await issueToken(services, transaction, text);
  return queueMessage(services, transaction, {
    channel: 'sms',
    recipient: text.sentTo,
    subject: '',
    text: writeText(text.purpose, { settings, code, language }),
    html: '',
    uselessAfter: codeExpiresAt,
  });
}
