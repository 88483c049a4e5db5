import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { limitMessages } from '../limits/limit-tries.ts';
import type { AuthServices } from '../services.ts';
import { addUser } from '../users/add-user.ts';
import { lockLogin } from '../users/lock-login.ts';
import type { Login } from '../users/read-login.ts';
import { describeNewUser } from '../users/sign-up.ts';
import { imagineMessageId } from './imagine-message.ts';
import { requireChannel } from './require-channel.ts';
import { mailToken, textToken } from './send-token.ts';

export interface CodeRequest {
  login: Login;
  /** Whether an account is made for anyone who has none. */
  createsUser: boolean;
  metadata: Record<string, unknown>;
  codeChallenge: string | undefined;
  redirectTo: string;
}

/**
 * Sends a way to sign in without a password; answers the number of the message. Without an account,
 * and where none is to be made, a client learns this only where signing up shows it anyway, because
 * accounts need no confirmation. Else it is answered as if a message had been sent.
 */
export async function requestCode(services: AuthServices, request: CodeRequest): Promise<string> {
  const { settings } = services;
  const { login } = request;
  const channel = login.kind === 'email' ? 'email' : 'sms';
  requireChannel(settings, channel);
  await limitMessages(services, channel, login.value);
  return services.database.asAuth(async (transaction) => {
    const userId = await findOrAddUser(services, transaction, request);
    if (userId !== undefined) return send(services, transaction, userId, request);
    const autoconfirm =
      login.kind === 'email' ? settings.emailAutoconfirm : settings.phoneAutoconfirm;
    if (autoconfirm) throw new AuthError('otp_disabled');
    return imagineMessageId(transaction);
  });
}

async function findOrAddUser(
  { settings, now }: AuthServices,
  transaction: Transaction,
  { login, createsUser }: CodeRequest,
): Promise<string | undefined> {
  const holder = await lockLogin(transaction, login);
  if (holder !== undefined) return holder.id;
  if (!createsUser || settings.signUp === 'closed') return undefined;
  // An account that nothing can ever confirm would only stand in the way of the address's owner.
  if (login.kind === 'email' && settings.emailAutoconfirm && !settings.canMail) return undefined;
  // What was said goes with the message, until somebody has shown that the address is theirs.
  const nothing = { metadata: {}, encryptedPassword: null };
  const added = describeNewUser({ login, ...nothing, now: now() });
  // Somebody else may have made it in the meantime, and then it is theirs that is asked for.
  return (await addUser(transaction, added)) ?? (await lockLogin(transaction, login))?.id;
}

function send(
  services: AuthServices,
  transaction: Transaction,
  userId: string,
  { login, metadata, codeChallenge, redirectTo }: CodeRequest,
): Promise<string> {
  // No password was chosen: one that somebody typed before the address was proven ends with this.
  const said = Object.keys(metadata).length === 0 ? null : metadata;
  const choice = { encryptedPassword: null, metadata: said };
  const token = { userId, sentTo: login.value, choice };
  return login.kind === 'email'
    ? mailToken(services, transaction, {
        ...token,
        purpose: 'magiclink',
        codeChallenge,
        redirectTo,
      })
    : textToken(services, transaction, { ...token, purpose: 'phone_confirmation' });
}
