import { AuthError } from '../errors.ts';
import { findPendingChoice } from '../queries/one-time-tokens.ts';
import { findUserByEmail, findUserByPhone, lockUser } from '../queries/users.ts';
import { recordActivity } from '../record-activity.ts';
import type { AuthServices } from '../services.ts';
import type { Arrival } from '../sessions/arrival.ts';
import type { IssuedSession } from '../sessions/issue-session.ts';
import { openSession } from '../sessions/open-session.ts';
import { findSigningKey } from '../tokens/signing-keys.ts';
import { ensureProfileOrWarn } from '../users/ensure-profile.ts';
import type { Login } from '../users/read-login.ts';
import { argon2Hasher, decoyHash } from './hash-passwords.ts';

export interface Credentials {
  login: Login;
  password: string;
  arrival: Arrival;
}

export async function signInWithPassword(
  services: AuthServices,
  credentials: Credentials,
): Promise<IssuedSession> {
  const { userId, encryptedPassword } = await checkPassword(services, credentials);
  const key = await findSigningKey(services);
  const session = await services.database.asAuth(async (transaction) => {
    // The password may have been changed while argon2 ran: the change ends sessions, and this one
    // must not slip in behind it.
    const user = await transaction.first(lockUser, [userId]);
    if (user?.encrypted_password !== encryptedPassword) throw new AuthError('invalid_credentials');
    const proven = { userId, method: 'password', arrival: credentials.arrival, key } as const;
    return openSession(services, transaction, proven);
  });
  await ensureProfileOrWarn(services, session.user.id);
  return session;
}

interface CheckedUser {
  userId: string;
  encryptedPassword: string;
}

/**
 * Costs one argon2 whether the user exists or not, and a second one where a sign-up has not been
 * confirmed. No connection is held while they run.
 */
async function checkPassword(
  services: AuthServices,
  { login, password }: Credentials,
): Promise<CheckedUser> {
  const { database, passwords = argon2Hasher } = services;
  const statement = login.kind === 'email' ? findUserByEmail : findUserByPhone;
  const { user, pending } = await database.asAuth(async (transaction) => {
    const found = await transaction.first(statement, [login.value]);
    const values = [found?.id ?? null, login.value];
    return { user: found, pending: await transaction.first(findPendingChoice, values) };
  });
  const confirmedAt = login.kind === 'email' ? user?.email_confirmed_at : user?.phone_confirmed_at;
  const notConfirmed = login.kind === 'email' ? 'email_not_confirmed' : 'phone_not_confirmed';
  const chosen = pending?.chosen_password ?? null;
  // A sign-up that waits, or only seems to, is looked at second, so that both cost the same.
  const known = chosen !== null && confirmedAt === null ? null : (user?.encrypted_password ?? null);
  const isRight = await passwords.verify(known ?? decoyHash, password);
  if (user === undefined) throw new AuthError('invalid_credentials');
  if (!isRight || known === null) {
    const isChosen = chosen !== null && (await passwords.verify(chosen, password));
    recordFailureLater(services, user.id);
    throw new AuthError(isChosen ? notConfirmed : 'invalid_credentials');
  }
  // What follows is told only to somebody who knows the password.
  if (user.banned_until !== null && user.banned_until > services.now()) {
    throw new AuthError('user_banned');
  }
  if (confirmedAt === null) throw new AuthError(notConfirmed);
  return { userId: user.id, encryptedPassword: known };
}

/**
 * Not waited for: only a known user has a record to write, and the time that takes would tell that
 * the address exists.
 */
function recordFailureLater(services: AuthServices, userId: string): void {
  services.database
    .asAuth((transaction) =>
      recordActivity(services, transaction, {
        userId,
        action: 'profile.sign_in_failed',
        detail: { method: 'password' },
      }),
    )
    .catch((error: unknown) => {
      services.log.error({ error, userId }, 'a failed sign-in could not be recorded');
    });
}
