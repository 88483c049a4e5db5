import type { Transaction } from '../../platform/database/database.ts';
import { insertMessage } from '../queries/messages.ts';
import type { AuthServices } from '../services.ts';

export interface Message {
  channel: 'email' | 'sms';
  /** An email address, or E.164 without the plus sign. */
  recipient: string;
  subject: string;
  text: string;
  /** Empty for a text message. */
  html: string;
  /** When the code inside ends: a message that could not be sent by then is dropped. */
  uselessAfter: Date;
}

/**
 * Written in the transaction that makes the code, and sent once that is committed: a mail server
 * that is down delays a message and loses none, and no request waits for it.
 */
export async function queueMessage(
  services: Pick<AuthServices, 'now' | 'effects'>,
  transaction: Transaction,
  message: Message,
): Promise<string> {
  const row = await transaction.first(insertMessage, [
    message.channel,
    message.recipient,
    message.subject,
    message.text,
    message.html,
    services.now(),
    message.uselessAfter,
  ]);
  if (row === undefined) throw new Error('a message was not written');
  transaction.afterCommit(services.effects.wakeMessages);
  return row.id;
}
