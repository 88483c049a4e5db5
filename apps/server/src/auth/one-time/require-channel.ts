import { AuthError } from '../errors.ts';
import type { AuthSettings } from '../settings.ts';

export type Channel = 'email' | 'sms';

/**
 * Said to everybody alike, so that it tells nothing about who has an account. A mail is never
 * refused: clients expect the same answer whatever becomes of it, pages learn from the settings
 * that none can be sent, and the log tells the operator.
 */
export function requireChannel(
  settings: Pick<AuthSettings, 'smsProvider'>,
  channel: Channel,
): void {
  if (channel === 'sms' && settings.smsProvider === '') {
    throw new AuthError('phone_provider_disabled', 'Unsupported phone provider');
  }
}
