import type { Transaction } from '../../platform/database/database.ts';
import { hashSubject } from '../limits/hash-subject.ts';
import { countTry, findTries } from '../queries/rate-limits.ts';
import type { AuthServices } from '../services.ts';

interface Reached {
  channel: 'email' | 'sms';
  /** What was typed; messages to it are limited by that already. */
  typed: string;
  recipients: readonly string[];
}

/**
 * Whether messages may go to addresses that nobody typed, such as the other one of a change. They
 * have a count of their own: were it that of typed addresses, a refusal there would tell who wants to
 * change to which. It counts in the caller's transaction, with the messages.
 */
export async function mayReach(
  { settings, now }: Pick<AuthServices, 'settings' | 'now'>,
  transaction: Transaction,
  { channel, typed, recipients }: Reached,
): Promise<boolean> {
  const tried = now();
  const ended = new Date(tried.getTime() - settings.messageIntervalSeconds * 1000);
  const others = recipients.filter((recipient) => recipient !== typed).map(hashSubject);
  const names = others.map(() => `message_by_${channel}`);
  const written = await transaction.all(findTries, [names, others, ended]);
  if (written.length > 0) return false;
  // In one order, so that two requests never wait for each other.
  for (const recipient of [...recipients].sort()) {
    const values = [`message_reaching_${channel}`, hashSubject(recipient), tried, ended];
    const counted = await transaction.first(countTry, values);
    if (counted === undefined || counted.hits > 1) return false;
  }
  return true;
}
