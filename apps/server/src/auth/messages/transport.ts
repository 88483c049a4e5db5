import { TextRefused } from '@ringfence/carriers/port';
import { type Mailer, MailRefused } from '../../platform/mail/create-mailer.ts';

export interface OutgoingMessage {
  id: string;
  channel: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

/** A message that will never arrive, however often it is tried. */
export class MessageRefused extends Error {
  override name = 'MessageRefused';
}

/** The way out for mails and text messages. */
export interface MessageTransport {
  /** Whether the text stays here after sending, because this is where it is read. */
  keepsText: boolean;
  send(message: OutgoingMessage): Promise<void>;
}

/** The demo's: nothing leaves this machine, and the page at `/dev/mail` shows what would have. */
export const mailboxTransport: MessageTransport = {
  keepsText: true,
  send: async () => {},
};

interface Ways {
  mailer: Mailer | undefined;
  sendText: ((message: { to: string; text: string }) => Promise<void>) | undefined;
}

export function createTransport({ mailer, sendText }: Ways): MessageTransport {
  return {
    keepsText: false,
    async send({ id, channel, recipient, subject, text, html }) {
      if (channel === 'sms') {
        if (sendText === undefined) throw new Error('no text messages can be sent by this process');
        await sendText({ to: `+${recipient}`, text }).catch((error: unknown) => {
          throw error instanceof TextRefused ? new MessageRefused(error.message) : error;
        });
        return;
      }
      // Another process may be the one that can.
      if (mailer === undefined) throw new Error('no mails can be sent by this process');
      await mailer
        .send({ to: recipient, subject, text, html, messageId: id })
        .catch((error: unknown) => {
          throw error instanceof MailRefused ? new MessageRefused(error.message) : error;
        });
    },
  };
}
