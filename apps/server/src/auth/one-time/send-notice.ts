import type { Transaction } from '../../platform/database/database.ts';
import { queueMessage } from '../messages/queue-message.ts';
import type { AuthServices } from '../services.ts';
import type { Login } from '../users/read-login.ts';
import { writeAccountExists, writeAddressInUse } from './messages/write-mail.ts';
import { writeNumberInUse } from './messages/write-text.ts';

/**
 * Anyone who types a taken address or number is answered as if it were free; its owner, who alone may
 * know of the account, learns why nothing comes of it.
 */
export async function sendNotice(
  services: Pick<AuthServices, 'now' | 'settings' | 'effects' | 'language'>,
  transaction: Transaction,
  { kind, value }: Login,
  reason: 'sign_up' | 'change',
): Promise<string> {
  const { oneTimeLinkSeconds, siteUrl } = services.settings;
  const uselessAfter = new Date(services.now().getTime() + oneTimeLinkSeconds * 1000);
  if (kind === 'phone') {
    const text = writeNumberInUse(services.language);
    const message = { channel: 'sms', recipient: value, subject: '', text, html: '' } as const;
    return queueMessage(services, transaction, { ...message, uselessAfter });
  }
  const mail =
    reason === 'sign_up'
      ? writeAccountExists(siteUrl, services.language)
      : writeAddressInUse(services.language);
  const message = { channel: 'email', recipient: value, ...mail } as const;
  return queueMessage(services, transaction, { ...message, uselessAfter });
}
