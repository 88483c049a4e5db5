import { createTransport } from 'nodemailer';
import { isThisMachine } from '../http/peer-address.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The same for each try, so that a mail sent twice can be recognised as one. */
  messageId: string;
}

/** A mail that will never arrive, however often it is tried. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** How many mails are under way at the same time. */
export const mostConnections = 4;

const patienceMilliseconds = 15_000;

/** Sends through an SMTP server, over a few connections that are kept. */
export function createMailer({ url, from }: { url: string; from: string }): Mailer {
  const address = new URL(url);
  const domain = /@([^\s@<>]+)>?$/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({
    pool: true,
    maxConnections: mostConnections,
    host: address.hostname,
    secure: address.protocol === 'smtps:',
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    // Codes that let people in travel to a mail server elsewhere only encrypted.
    requireTLS: address.protocol === 'smtp:' && !isThisMachine(address.hostname),
    ...(address.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(address.username),
            pass: decodeURIComponent(address.password),
          },
        }),
    connectionTimeout: patienceMilliseconds,
    greetingTimeout: patienceMilliseconds,
    socketTimeout: patienceMilliseconds,
    // A template must not be able to read files or fetch addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, messageId }) {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId: `<${messageId}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        throw explainFailure(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Only what the server said for good; its words may repeat the address, so they stay out. */
function explainFailure(error: unknown): Error {
  const status =
    error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : undefined;
  // RFC 5321 section 4.2.1: a reply of 5yz is final. Faults of the sign-in to it are the operator's.
  const isFinal = status !== undefined && status >= 550 && status < 560;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  const sentence = `the mail server did not take a mail: ${code}${status === undefined ? '' : `, reply ${status}`}`;
  return isFinal ? new MailRefused(sentence) : new Error(sentence);
}
