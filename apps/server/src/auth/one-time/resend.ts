import type { Transaction } from '../../platform/database/database.ts';
import { limitMessages } from '../limits/limit-tries.ts';
import { listTokens } from '../queries/one-time-tokens.ts';
import { findEmailChange, findPhoneChange } from '../queries/user-changes.ts';
import { lockUser } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { lockLogin } from '../users/lock-login.ts';
import { readKeptMetadata } from '../users/metadata.ts';
import { requestEmailChange } from '../users/request-email-change.ts';
import { requestPhoneChange } from '../users/request-phone-change.ts';
import { needsBoth } from './apply-proof.ts';
import { imagineMessageId } from './imagine-message.ts';
import type { Choice } from './issue-token.ts';
import { mayReach } from './limit-recipients.ts';
import type { ResendRequest } from './read-one-time.ts';
import { requireChannel } from './require-channel.ts';
import { mailToken, textToken } from './send-token.ts';
import type { LockedUser } from './take-token.ts';

/**
 * Sends again what has not been answered; tells the number of the message. Whether there is anything
 * to send again makes no difference to the answer. Neither does it that the message would go to an
 * address other than the typed one and has gone there a moment ago.
 */
export async function resend(services: AuthServices, request: ResendRequest): Promise<string> {
  const { login } = request;
  const channel = login.kind === 'email' ? 'email' : 'sms';
  requireChannel(services.settings, channel);
  await limitMessages(services, channel, login.value);
  return services.database.asAuth(async (transaction) => {
    const messageId = await ways[request.type](services, transaction, request);
    return messageId ?? imagineMessageId(transaction);
  });
}

type Way = (
  services: AuthServices,
  transaction: Transaction,
  request: ResendRequest,
) => Promise<string | undefined>;

const ways: Record<ResendRequest['type'], Way> = {
  signup: async (services, transaction, { login, codeChallenge, redirectTo }) => {
    const user = await lockLogin(transaction, login);
    if (user === undefined || user.email_confirmed_at !== null) return undefined;
    const choice = await readChoice(transaction, user, 'confirmation');
    return mailToken(services, transaction, {
      userId: user.id,
      purpose: 'confirmation',
      sentTo: login.value,
      codeChallenge,
      redirectTo,
      choice,
    });
  },

  sms: async (services, transaction, { login }) => {
    const user = await lockLogin(transaction, login);
    if (user === undefined || user.phone_confirmed_at !== null) return undefined;
    const choice = await readChoice(transaction, user, 'phone_confirmation');
    return textToken(services, transaction, {
      userId: user.id,
      purpose: 'phone_confirmation',
      sentTo: login.value,
      choice,
    });
  },

  email_change: async (services, transaction, { login, codeChallenge, redirectTo }) => {
    const found = await transaction.first(findEmailChange, [login.value]);
    const user = found && (await transaction.first(lockUser, [found.id]));
    const newEmail = user?.new_email ?? undefined;
    if (user === undefined || newEmail === undefined) return undefined;
    const old = user.email !== null && needsBoth(services, user) ? [user.email] : [];
    const reached = {
      channel: 'email',
      typed: login.value,
      recipients: [newEmail, ...old],
    } as const;
    if (!(await mayReach(services, transaction, reached))) return undefined;
    // Both are asked again, so that neither can agree in place of the other.
    const change = { newEmail, codeChallenge, redirectTo };
    await requestEmailChange(services, transaction, user, change);
    return undefined;
  },

  phone_change: async (services, transaction, { login }) => {
    const found = await transaction.first(findPhoneChange, [login.value]);
    const user = found && (await transaction.first(lockUser, [found.id]));
    if (user === undefined || user.new_phone === null) return undefined;
    const reached = { channel: 'sms', typed: login.value, recipients: [user.new_phone] } as const;
    if (!(await mayReach(services, transaction, reached))) return undefined;
    return requestPhoneChange(services, transaction, user.id, user.new_phone);
  },
};

/** What was chosen with the message that is sent again; an account made by others has its own. */
async function readChoice(
  transaction: Transaction,
  user: LockedUser,
  purpose: 'confirmation' | 'phone_confirmation',
): Promise<Choice> {
  const [kept] = await transaction.all(listTokens, [[user.id], [purpose]]);
  if (kept === undefined) return { encryptedPassword: user.encrypted_password, metadata: null };
  const { chosen_password: encryptedPassword, chosen_metadata } = kept;
  return { encryptedPassword, metadata: readKeptMetadata(chosen_metadata) };
}
