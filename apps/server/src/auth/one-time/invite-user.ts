import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { limitMessages } from '../limits/limit-tries.ts';
import { findUserById } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';
import { addUser } from '../users/add-user.ts';
import { lockLogin } from '../users/lock-login.ts';
import { describeNewUser } from '../users/sign-up.ts';
import { requireChannel } from './require-channel.ts';
import { mailToken } from './send-token.ts';

export interface Invitation {
  email: string;
  metadata: Record<string, unknown>;
  redirectTo: string;
}

/** Makes an account for somebody and mails them the way into it; throws `email_exists`. */
export async function inviteUser(
  services: AuthServices,
  { email, metadata, redirectTo }: Invitation,
): Promise<User> {
  requireChannel(services.settings, 'email');
  await limitMessages(services, 'email', email);
  return services.database.asAuth(async (transaction) => {
    const userId = await prepareInvited(services, transaction, { email, metadata });
    const mail = { userId, purpose: 'invite', sentTo: email, redirectTo } as const;
    await mailToken(services, transaction, mail);
    return readUser(transaction, userId);
  });
}

/** The user to invite: a new one, or one who has never confirmed the address. */
export async function prepareInvited(
  services: Pick<AuthServices, 'now' | 'effects'>,
  transaction: Transaction,
  { email, metadata }: Pick<Invitation, 'email' | 'metadata'>,
): Promise<string> {
  const login = { kind: 'email', value: email } as const;
  const now = services.now();
  const added = describeNewUser({ login, metadata, encryptedPassword: null, now });
  const addedId = await addUser(transaction, added);
  const holder = addedId === undefined ? await lockLogin(transaction, login) : undefined;
  const userId = addedId ?? holder?.id;
  if (userId === undefined || (holder && holder.email_confirmed_at !== null)) {
    throw new AuthError('email_exists');
  }
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.invited',
    detail: {},
    actor: { kind: 'system' },
  });
  return userId;
}

export async function readUser(transaction: Transaction, userId: string): Promise<User> {
  const user = await transaction.first(findUserById, [userId]);
  if (user === undefined) throw new Error('a user is gone while being locked');
  return user;
}
