import type { Transaction } from '../../platform/database/database.ts';
import type { WrittenMail } from '../one-time/messages/layout.ts';
import { insertHandedOver } from '../queries/messages.ts';

export interface HandedOverMail extends WrittenMail {
  recipient: string;
  /** When what it offers has ended: a mail that could not be sent by then is dropped. */
  uselessAfter: Date;
}

/**
 * For a feature that has something to mail: it is written with what it tells of, by the system, and
 * sent with the mails of the sign-in protocol once that is committed.
 */
export async function handOverMail(
  services: { now(): Date; wakeMessages(): void },
  transaction: Transaction,
  { recipient, subject, text, html, uselessAfter }: HandedOverMail,
): Promise<void> {
  const values = [recipient, subject, text, html, services.now(), uselessAfter];
  await transaction.all(insertHandedOver, values);
  transaction.afterCommit(services.wakeMessages);
}
