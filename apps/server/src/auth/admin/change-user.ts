import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import { argon2Hasher } from '../passwords/hash-passwords.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { replaceUser } from '../queries/admin-users.ts';
import { refreshProviders } from '../queries/identities.ts';
import { deleteTokensOfUser } from '../queries/one-time-tokens.ts';
import { endSessionsOfUser } from '../queries/sessions.ts';
import { forgetPendingChanges, upsertOwnIdentity } from '../queries/user-changes.ts';
import { findUserByEmail, findUserById, findUserByPhone, lockUser } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import { endEverything, endWhatWasBegun } from '../sessions/end-everything.ts';
import type { User } from '../sessions/issue-session.ts';
import { refuseTaken } from '../users/give-login.ts';
import { keepProfileEmail } from '../users/keep-profile-email.ts';
import { mergeMetadata } from '../users/metadata.ts';
import { describeBan } from './describe-ban.ts';
import { findAnyUser, userNotFound } from './find-user.ts';
import type { UserRequest } from './read-user-request.ts';

type LockedUser = RowOf<typeof lockUser.row>;

/** What is to be true of a user from now on. */
interface Target {
  email: string | null;
  phone: string | null;
  emailConfirmedAt: Date | null;
  phoneConfirmedAt: Date | null;
  bannedUntil: Date | null;
}

/** Changes what the operator names and leaves the rest. */
export async function changeUser(
  services: AuthServices,
  userId: string,
  request: UserRequest,
): Promise<User> {
  const user = await findAnyUser(services, userId);
  const { password } = request;
  const login = request.email ?? user.email ?? request.phone ?? user.phone ?? '';
  if (password !== undefined) refuseWeakPassword(services.settings, password, login);
  const hasher = services.passwords ?? argon2Hasher;
  const encryptedPassword = password === undefined ? undefined : await hasher.hash(password);
  return refuseTaken(
    services.database.asAuth((transaction) =>
      apply(services, transaction, { userId, request, encryptedPassword }),
    ),
  );
}

async function apply(
  services: AuthServices,
  transaction: Transaction,
  change: { userId: string; request: UserRequest; encryptedPassword: string | undefined },
): Promise<User> {
  const { userId, request, encryptedPassword } = change;
  const now = services.now();
  const locked = await transaction.first(lockUser, [userId]);
  const user = await transaction.first(findUserById, [userId]);
  if (locked === undefined || user === undefined) throw userNotFound();
  await refuseHeld(transaction, userId, request);
  const target = describeTarget(user, request, now);
  await transaction.all(replaceUser, [
    userId,
    target.email,
    target.phone,
    encryptedPassword ?? locked.encrypted_password,
    request.role ?? user.role,
    target.emailConfirmedAt,
    target.phoneConfirmedAt,
    JSON.stringify(mergeMetadata(user.user_metadata, request.userMetadata)),
    JSON.stringify(mergeMetadata(user.app_metadata, request.appMetadata)),
    target.bannedUntil,
    now,
    request.confirmsEmail,
  ]);
  await followLogin(transaction, { before: locked, target, now });
  await transaction.all(refreshProviders, [userId]);
  if (encryptedPassword !== undefined) await endEverything(transaction, userId);
  if (target.bannedUntil !== null && target.bannedUntil > now) {
    await transaction.all(endSessionsOfUser, [userId, now]);
    await endWhatWasBegun(transaction, userId);
  }
  await recordActivity(services, transaction, {
    userId,
    action: 'profile.changed_by_administrator',
    detail: { fields: listFields(request) },
    actor: { kind: 'system' },
  });
  const changed = await transaction.first(findUserById, [userId]);
  if (changed === undefined) throw userNotFound();
  return changed;
}

async function refuseHeld(
  transaction: Transaction,
  userId: string,
  { email, phone }: UserRequest,
): Promise<void> {
  const holders = [
    { code: 'email_exists', statement: findUserByEmail, value: email },
    { code: 'phone_exists', statement: findUserByPhone, value: phone },
  ] as const;
  for (const { code, statement, value } of holders) {
    const holder = value === undefined ? undefined : await transaction.first(statement, [value]);
    if (holder !== undefined && holder.id !== userId) throw new AuthError(code);
  }
}

function describeTarget(user: User, request: UserRequest, now: Date): Target {
  return {
    email: request.email ?? user.email,
    phone: request.phone ?? user.phone,
    emailConfirmedAt: user.email_confirmed_at ?? (request.confirmsEmail ? now : null),
    phoneConfirmedAt: user.phone_confirmed_at ?? (request.confirmsPhone ? now : null),
    bannedUntil: request.ban === undefined ? user.banned_until : describeBan(request.ban, now),
  };
}

/** Identities and profile tell the same, and what was sent to an old address opens nothing. */
async function followLogin(
  transaction: Transaction,
  { before, target, now }: { before: LockedUser; target: Target; now: Date },
): Promise<void> {
  const { email, phone, emailConfirmedAt, phoneConfirmedAt } = target;
  const isEmailProven = before.email_confirmed_at === null && emailConfirmedAt !== null;
  const isPhoneProven = before.phone_confirmed_at === null && phoneConfirmedAt !== null;
  const hasNewEmail = email !== null && (email !== before.email || isEmailProven);
  const hasNewPhone = phone !== null && (phone !== before.phone || isPhoneProven);
  if (hasNewEmail) {
    const known = JSON.stringify({ email, email_verified: emailConfirmedAt !== null });
    await transaction.all(upsertOwnIdentity, [before.id, 'email', known, now]);
    if (emailConfirmedAt !== null) {
      await keepProfileEmail(transaction, before.id, email);
    }
  }
  if (hasNewPhone) {
    const known = JSON.stringify({ phone, phone_verified: phoneConfirmedAt !== null });
    await transaction.all(upsertOwnIdentity, [before.id, 'phone', known, now]);
  }
  if (hasNewEmail || hasNewPhone) {
    await transaction.all(forgetPendingChanges, [before.id]);
    await transaction.all(deleteTokensOfUser, [before.id]);
  }
}

/** The names alone: what they became is nobody's business but the person's. */
function listFields(request: UserRequest): string[] {
  const { confirmsEmail, confirmsPhone, userMetadata, appMetadata } = request;
  const isNamed: Record<string, boolean> = {
    email: request.email !== undefined,
    phone: request.phone !== undefined,
    password: request.password !== undefined,
    role: request.role !== undefined,
    email_confirm: confirmsEmail,
    phone_confirm: confirmsPhone,
    user_metadata: Object.keys(userMetadata).length > 0,
    app_metadata: Object.keys(appMetadata).length > 0,
    ban_duration: request.ban !== undefined,
  };
  return Object.keys(isNamed).filter((name) => isNamed[name]);
}
