import { limitMessages } from '../limits/limit-tries.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { lockLogin } from '../users/lock-login.ts';
import { requireChannel } from './require-channel.ts';
import { mailToken } from './send-token.ts';

export interface MailRequest {
  email: string;
  codeChallenge: string | undefined;
  redirectTo: string;
}

/** Mails a way to a new password to the owner of the address, if it has one. */
export async function requestRecovery(
  services: AuthServices,
  { email, codeChallenge, redirectTo }: MailRequest,
): Promise<void> {
  requireChannel(services.settings, 'email');
  await limitMessages(services, 'email', email);
  await services.database.asAuth(async (transaction) => {
    const user = await lockLogin(transaction, { kind: 'email', value: email });
    if (user === undefined) return;
    await mailToken(services, transaction, {
      userId: user.id,
      purpose: 'recovery',
      sentTo: email,
      codeChallenge,
      redirectTo,
    });
    await recordActivity(services, transaction, {
      userId: user.id,
      action: 'profile.password_reset_requested',
      detail: {},
    });
  });
}
