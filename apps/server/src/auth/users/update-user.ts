import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { limitMessages } from '../limits/limit-tries.ts';
import { needsBoth } from '../one-time/apply-proof.ts';
import { requireChannel } from '../one-time/require-channel.ts';
import { findByCode, type LockedUser } from '../one-time/take-token.ts';
import { changePassword } from '../passwords/change-password.ts';
import { checkCurrentPassword, prepareNewPassword } from '../passwords/prepare-password.ts';
import { findSessionStart, setMetadata } from '../queries/user-changes.ts';
import { findUserById, lockUser } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';
import type { Principal } from '../tokens/verify-access-token.ts';
import { giveEmail, givePhone, refuseTaken } from './give-login.ts';
import { mergeMetadata } from './metadata.ts';
import type { UserChange } from './read-user-change.ts';
import { requestEmailChange } from './request-email-change.ts';
import { requestPhoneChange } from './request-phone-change.ts';
import { reservedMessage } from './sign-up.ts';

const recentMilliseconds = 24 * 60 * 60 * 1000;

interface Plan extends UserChange {
  redirectTo: string;
  /** The hash of a new password, and of the one it was held against. */
  encryptedPassword: string | undefined;
  formerPassword: string | null;
}

/** A refusal is an answer and not an exception: the wrong try must be committed. */
type Outcome = { kind: 'changed'; user: User } | { kind: 'refused'; error: AuthError };

/** Changes what a person may change about their own account. */
export async function updateUser(
  services: AuthServices,
  principal: Principal,
  change: UserChange,
  redirectTo: string,
): Promise<User> {
  const { user } = await services.database.asAuth((transaction) =>
    lockAccount(services, transaction, principal, change),
  );
  if (change.currentPassword !== undefined) {
    await checkCurrentPassword(services, user, change.currentPassword);
  }
  // Argon2 runs while no connection is held.
  const encryptedPassword =
    change.password === undefined
      ? undefined
      : await prepareNewPassword(services, user, change.password);
  const plan = {
    ...change,
    email: change.email === user.email ? undefined : change.email,
    phone: change.phone === user.phone ? undefined : change.phone,
    redirectTo,
    encryptedPassword,
    formerPassword: user.encrypted_password,
  };
  await limitChange(services, user, plan);
  const work = services.database.asAuth((transaction) =>
    applyChange(services, transaction, principal, plan),
  );
  const outcome = await refuseTaken(work);
  if (outcome.kind === 'refused') throw outcome.error;
  return outcome.user;
}

/** The session is looked at again under the lock: another request may have ended it. */
async function lockAccount(
  { settings, now }: AuthServices,
  transaction: Transaction,
  { userId, sessionId }: Principal,
  { password, nonce }: Pick<UserChange, 'password' | 'nonce'>,
): Promise<{ user: LockedUser; needsNonce: boolean }> {
  const user = await transaction.first(lockUser, [userId]);
  const session = await transaction.first(findSessionStart, [userId, sessionId]);
  if (user === undefined || session === undefined) throw new AuthError('session_not_found');
  const age = now().getTime() - session.created_at.getTime();
  const needsNonce =
    settings.passwordReauthentication && password !== undefined && age > recentMilliseconds;
  if (needsNonce && nonce === undefined) throw new AuthError('reauthentication_needed');
  return { user, needsNonce };
}

/** What would be sent is counted before anything is changed. */
async function limitChange(services: AuthServices, user: LockedUser, plan: Plan): Promise<void> {
  const { settings } = services;
  if (plan.email !== undefined && !settings.emailAutoconfirm) {
    requireChannel(settings, 'email');
    await limitMessages(services, 'email', plan.email);
    if (user.email !== null && needsBoth(services, user)) {
      await limitMessages(services, 'email', user.email);
    }
  }
  if (plan.phone !== undefined && !settings.phoneAutoconfirm) {
    requireChannel(settings, 'sms');
    await limitMessages(services, 'sms', plan.phone);
  }
}

async function applyChange(
  services: AuthServices,
  transaction: Transaction,
  principal: Principal,
  plan: Plan,
): Promise<Outcome> {
  const { userId } = principal;
  const { user, needsNonce } = await lockAccount(services, transaction, principal, plan);
  if (needsNonce && !(await isRightNonce(services, transaction, user, plan.nonce ?? ''))) {
    return { kind: 'refused', error: new AuthError('reauthentication_not_valid') };
  }
  if (plan.currentPassword !== undefined && user.encrypted_password !== plan.formerPassword) {
    // It was right a moment ago, and another request has changed it since.
    throw new AuthError('invalid_credentials');
  }
  if (plan.encryptedPassword !== undefined) {
    await changePassword(services, transaction, principal, plan.encryptedPassword);
  }
  if (plan.metadata !== undefined) {
    const kept = (await transaction.first(findUserById, [userId]))?.user_metadata;
    const merged = JSON.stringify(mergeMetadata(kept, plan.metadata));
    await transaction.all(setMetadata, [userId, merged, services.now()]);
  }
  await applyLogins(services, transaction, user, plan);
  const changed = await transaction.first(findUserById, [userId]);
  if (changed === undefined) throw new Error('a user is gone while being locked');
  return { kind: 'changed', user: changed };
}

async function isRightNonce(
  services: AuthServices,
  transaction: Transaction,
  user: LockedUser,
  nonce: string,
): Promise<boolean> {
  // The code went to whichever of the two is proven; it is spent with all others by the change.
  for (const sentTo of [user.email, user.phone]) {
    if (sentTo === null) continue;
    const shown = { sentTo, code: nonce, purposes: ['reauthentication'] } as const;
    if ((await findByCode(services, transaction, shown)).kind === 'taken') return true;
  }
  return false;
}

/** What takes effect at once comes first: it ends the messages under way, but not those of now. */
async function applyLogins(
  services: AuthServices,
  transaction: Transaction,
  user: LockedUser,
  { email, phone, codeChallenge, redirectTo }: Plan,
): Promise<void> {
  const { emailAutoconfirm, phoneAutoconfirm, reservedEmails } = services.settings;
  if (email !== undefined && emailAutoconfirm) {
    if (reservedEmails.has(email)) throw new AuthError('signup_disabled', reservedMessage);
    throwAny(await giveEmail(services, transaction, user.id, { email, isProven: false }));
  }
  if (phone !== undefined && phoneAutoconfirm) {
    throwAny(await givePhone(services, transaction, user.id, phone));
  }
  if (email !== undefined && !emailAutoconfirm) {
    const change = { newEmail: email, codeChallenge, redirectTo };
    await requestEmailChange(services, transaction, user, change);
  }
  if (phone !== undefined && !phoneAutoconfirm) {
    await requestPhoneChange(services, transaction, user.id, phone);
  }
}

function throwAny(refusal: AuthError | undefined): void {
  if (refusal !== undefined) throw refusal;
}
