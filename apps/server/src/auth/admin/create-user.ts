import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { argon2Hasher } from '../passwords/hash-passwords.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { insertChosenUser, isIdTaken } from '../queries/admin-users.ts';
import { refreshProviders } from '../queries/identities.ts';
import { upsertOwnIdentity } from '../queries/user-changes.ts';
import { findUserByEmail, findUserByPhone } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';
import { ensureProfileOrWarn } from '../users/ensure-profile.ts';
import { findUser } from '../users/find-user.ts';
import { mergeMetadata } from '../users/metadata.ts';
import { describeBan } from './describe-ban.ts';
import type { UserRequest } from './read-user-request.ts';

/** Adds a user as the operator wants them; without a password they prove themselves otherwise. */
export async function createUser(services: AuthServices, request: UserRequest): Promise<User> {
  const { email, phone, password } = request;
  const login = email ?? phone;
  if (login === undefined) {
    throw new AuthError(
      'validation_failed',
      'Cannot create a user without either an email or phone',
    );
  }
  if (password !== undefined) refuseWeakPassword(services.settings, password, login);
  const hasher = services.passwords ?? argon2Hasher;
  const encryptedPassword = password === undefined ? null : await hasher.hash(password);
  const userId = await services.database.asAuth(async (transaction) => {
    await refuseTaken(transaction, request);
    return insertUser(services, transaction, request, encryptedPassword);
  });
  await ensureProfileOrWarn(services, userId);
  return findUser(services, userId);
}

async function refuseTaken(
  transaction: Transaction,
  { id, email, phone }: UserRequest,
): Promise<void> {
  if (email !== undefined && (await transaction.first(findUserByEmail, [email])) !== undefined) {
    throw new AuthError('email_exists');
  }
  if (phone !== undefined && (await transaction.first(findUserByPhone, [phone])) !== undefined) {
    throw new AuthError('phone_exists');
  }
  if (id !== undefined && (await transaction.first(isIdTaken, [id]))?.taken === true) {
    throw new AuthError('validation_failed', 'A user with this ID exists already, or did before');
  }
}

async function insertUser(
  services: AuthServices,
  transaction: Transaction,
  request: UserRequest,
  encryptedPassword: string | null,
): Promise<string> {
  const { email, phone } = request;
  const now = services.now();
  const emailConfirmedAt = email !== undefined && request.confirmsEmail ? now : null;
  const phoneConfirmedAt = phone !== undefined && request.confirmsPhone ? now : null;
  const user = await transaction.first(insertChosenUser, [
    request.id ?? null,
    email ?? null,
    phone ?? null,
    encryptedPassword,
    request.role ?? 'authenticated',
    emailConfirmedAt,
    phoneConfirmedAt,
    JSON.stringify(mergeMetadata({}, request.userMetadata)),
    JSON.stringify(mergeMetadata({}, request.appMetadata)),
    describeBan(request.ban ?? 0, now),
    now,
  ]);
  // Somebody was faster: what they have taken shows now.
  if (user === undefined) {
    await refuseTaken(transaction, request);
    throw new Error('a user was not written');
  }
  const verified = {
    email_verified: emailConfirmedAt !== null,
    phone_verified: phoneConfirmedAt !== null,
  };
  const identities = [
    ...(email === undefined ? [] : [{ provider: 'email', data: { ...verified, email } }]),
    ...(phone === undefined ? [] : [{ provider: 'phone', data: { ...verified, phone } }]),
  ];
  for (const { provider, data } of identities) {
    await transaction.all(upsertOwnIdentity, [user.id, provider, JSON.stringify(data), now]);
  }
  await transaction.all(refreshProviders, [user.id]);
  return user.id;
}
