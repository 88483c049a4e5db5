import type { Transaction } from '../../platform/database/database.ts';
import { sendNotice } from '../one-time/send-notice.ts';
import { textToken } from '../one-time/send-token.ts';
import { deleteToken } from '../queries/one-time-tokens.ts';
import { beginPhoneChange } from '../queries/user-changes.ts';
import type { AuthServices } from '../services.ts';
import { isHeldByOther } from './free-login.ts';

/** Sends a code to the new number. Only its owner learns whether it has an account. */
export async function requestPhoneChange(
  services: AuthServices,
  transaction: Transaction,
  userId: string,
  newPhone: string,
): Promise<string> {
  await transaction.all(beginPhoneChange, [userId, newPhone, services.now()]);
  await transaction.all(deleteToken, [userId, 'phone_change']);
  const login = { kind: 'phone', value: newPhone } as const;
  if (await isHeldByOther(transaction, login, userId)) {
    return sendNotice(services, transaction, login, 'change');
  }
  const text = { userId, purpose: 'phone_change', sentTo: newPhone } as const;
  return textToken(services, transaction, text);
}
