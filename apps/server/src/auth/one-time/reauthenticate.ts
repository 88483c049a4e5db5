import { AuthError } from '../errors.ts';
import { limitMessages } from '../limits/limit-tries.ts';
import { lockUser } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { findUser } from '../users/find-user.ts';
import { requireChannel } from './require-channel.ts';
import { mailToken, textToken } from './send-token.ts';

const needsLogin = 'Reauthentication requires the user to have an email or a phone number';

/** Sends a code that changes the password of somebody who signed in long ago. */
export async function reauthenticate(services: AuthServices, userId: string): Promise<void> {
  const known = await findUser(services, userId);
  const email = known.email_confirmed_at === null ? null : known.email;
  const phone = known.phone_confirmed_at === null ? null : known.phone;
  const [channel, sentTo] =
    email === null ? (['sms', phone] as const) : (['email', email] as const);
  if (sentTo === null) throw new AuthError('validation_failed', needsLogin);
  requireChannel(services.settings, channel);
  await limitMessages(services, channel, sentTo);
  await services.database.asAuth(async (transaction) => {
    const user = await transaction.first(lockUser, [userId]);
    // It may have been changed in the meantime; the code would go to whom it is no longer.
    if (user?.email !== known.email || user?.phone !== known.phone) return;
    const token = { userId, purpose: 'reauthentication', sentTo } as const;
    if (channel === 'sms') await textToken(services, transaction, token);
    else
      await mailToken(services, transaction, { ...token, redirectTo: services.settings.siteUrl });
  });
}
