import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { deleteToken } from '../queries/one-time-tokens.ts';
import { beginEmailChange, setMetadata } from '../queries/user-changes.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';
import { addUser } from '../users/add-user.ts';
import { isHeldByOther } from '../users/free-login.ts';
import { lockLogin } from '../users/lock-login.ts';
import { mergeMetadata } from '../users/metadata.ts';
import { describeNewUser, hashNewPassword } from '../users/sign-up.ts';
import { buildLink } from './build-link.ts';
import { prepareInvited, readUser } from './invite-user.ts';
import { issueToken, type NewToken } from './issue-token.ts';
import { describePurpose } from './purposes.ts';
import type { LinkRequest } from './read-link-request.ts';
import type { LockedUser } from './take-token.ts';

export interface GeneratedLink {
  user: User;
  actionLink: string;
  code: string;
  linkToken: string;
  /** As asked for, except that a sign-in link for nobody yet is a sign-up link. */
  type: LinkRequest['type'];
  redirectTo: string;
}

type Prepared = { type: LinkRequest['type']; token: NewToken };

/** Makes a link for the operator's program to send by its own means. Nothing is sent from here. */
export async function generateLink(
  services: AuthServices,
  request: LinkRequest,
): Promise<GeneratedLink> {
  const login = { kind: 'email', value: request.email } as const;
  // Argon2 runs while no connection is held.
  const { password } = request;
  const encryptedPassword =
    password === undefined ? null : await hashNewPassword(services, { login, password });
  return services.database.asAuth(async (transaction) => {
    const { type, token } = await prepare(services, transaction, { ...request, encryptedPassword });
    const { code, linkToken } = await issueToken(services, transaction, token);
    const { redirectTo } = request;
    const linkType = describePurpose(token.purpose).linkType ?? 'magiclink';
    return {
      user: await readUser(transaction, token.userId),
      actionLink: buildLink(services.settings, { linkToken, type: linkType, redirectTo }),
      code,
      linkToken,
      type,
      redirectTo,
    };
  });
}

interface HashedRequest extends LinkRequest {
  encryptedPassword: string | null;
}

async function prepare(
  services: AuthServices,
  transaction: Transaction,
  request: HashedRequest,
): Promise<Prepared> {
  const { type, email, metadata } = request;
  if (type === 'invite') {
    const userId = await prepareInvited(services, transaction, { email, metadata });
    return { type, token: { userId, purpose: 'invite', sentTo: email } };
  }
  const user = await lockLogin(transaction, { kind: 'email', value: email });
  if (type === 'signup' || (type === 'magiclink' && user === undefined)) {
    return prepareSignUp(services, transaction, request, user);
  }
  if (user === undefined) {
    throw new AuthError('user_not_found', 'User with this email not found', 404);
  }
  if (type === 'email_change_current' || type === 'email_change_new') {
    return { type, token: await prepareChange(services, transaction, request, user) };
  }
  return { type, token: { userId: user.id, purpose: type, sentTo: email } };
}

async function prepareSignUp(
  services: AuthServices,
  transaction: Transaction,
  { email, metadata, encryptedPassword }: HashedRequest,
  holder: LockedUser | undefined,
): Promise<Prepared> {
  const now = services.now();
  const login = { kind: 'email', value: email } as const;
  if (holder !== undefined && holder.email_confirmed_at !== null) {
    throw new AuthError('email_exists');
  }
  const userId =
    holder?.id ??
    (await addUser(transaction, describeNewUser({ login, metadata, encryptedPassword, now })));
  if (userId === undefined) throw new AuthError('email_exists');
  const kept = (await readUser(transaction, userId)).user_metadata;
  const merged = mergeMetadata(kept, metadata);
  await transaction.all(setMetadata, [userId, JSON.stringify(merged), now]);
  const choice = { encryptedPassword, metadata: merged };
  return { type: 'signup', token: { userId, purpose: 'confirmation', sentTo: email, choice } };
}

async function prepareChange(
  services: AuthServices,
  transaction: Transaction,
  { type, newEmail }: HashedRequest,
  user: LockedUser,
): Promise<NewToken> {
  if (type === 'email_change_current' && !services.settings.secureEmailChange) {
    const message = 'Enable secure email change to generate link for current email';
    throw new AuthError('validation_failed', message);
  }
  if (newEmail === undefined || user.email === null) {
    throw new AuthError('validation_failed', 'new_email is required');
  }
  if (await isHeldByOther(transaction, { kind: 'email', value: newEmail }, user.id)) {
    throw new AuthError('email_exists');
  }
  // The link for the other address is made by a second request; of another change none is left.
  if (user.new_email !== newEmail) {
    await transaction.all(beginEmailChange, [user.id, newEmail, services.now()]);
    await transaction.all(deleteToken, [user.id, 'email_change_current']);
    await transaction.all(deleteToken, [user.id, 'email_change_new']);
  }
  return type === 'email_change_current'
    ? { userId: user.id, purpose: 'email_change_current', sentTo: user.email }
    : { userId: user.id, purpose: 'email_change_new', sentTo: newEmail };
}
