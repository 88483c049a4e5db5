import { AuthError } from './errors.ts';
import { argon2Hasher, decoyHash } from './hash-passwords.ts';
import { type IssuedSession, issueSession } from './issue-session.ts';
import { insertRefreshToken } from './queries/refresh-tokens.ts';
import { insertSession } from './queries/sessions.ts';
import { findUserByEmail, markSignIn } from './queries/users.ts';
import { recordActivity } from './record-activity.ts';
import { createRefreshToken, hashRefreshToken } from './refresh-token.ts';
import type { AuthServices } from './services.ts';
import { findSigningKey } from './signing-keys.ts';

export interface Credentials {
  email: string;
  password: string;
}

export async function signInWithPassword(
  services: AuthServices,
  credentials: Credentials,
): Promise<IssuedSession> {
  const { userId, encryptedPassword } = await checkPassword(services, credentials);
  return openSession(services, { userId, encryptedPassword });
}

interface CheckedUser {
  userId: string;
  encryptedPassword: string;
}

/** Costs one argon2 whoever asks, and no connection is held while it runs. */
async function checkPassword(
  services: AuthServices,
  { email, password }: Credentials,
): Promise<CheckedUser> {
  const { database, passwords = argon2Hasher } = services;
  const user = await database.asAuth((transaction) => transaction.first(findUserByEmail, [email]));
  const isRight = await passwords.verify(user?.encrypted_password ?? decoyHash, password);
  if (user === undefined) throw new AuthError('invalid_credentials');
  if (!isRight) {
    recordFailureLater(services, user.id);
    throw new AuthError('invalid_credentials');
  }
  // What follows is told only to somebody who knows the password.
  if (user.banned_until !== null && user.banned_until > services.now()) {
    throw new AuthError('user_banned');
  }
  if (user.email_confirmed_at === null) throw new AuthError('email_not_confirmed');
  return { userId: user.id, encryptedPassword: user.encrypted_password };
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

async function openSession(
  services: AuthServices,
  { userId, encryptedPassword }: CheckedUser,
): Promise<IssuedSession> {
  const key = await findSigningKey(services);
  const now = services.now();
  const timestamp = Math.floor(now.getTime() / 1000);
  return services.database.asAuth(async (transaction) => {
    // The password may have been changed while argon2 ran: the change ends sessions, and this one
    // must not slip in behind it.
    const user = await transaction.first(markSignIn, [userId, encryptedPassword, now]);
    if (user === undefined) throw new AuthError('invalid_credentials');
    const methods = JSON.stringify([{ method: 'password', timestamp }]);
    const session = await transaction.first(insertSession, [userId, 'aal1', methods, now]);
    if (session === undefined) throw new Error('a session was not written');
    const refreshToken = createRefreshToken();
    await transaction.all(insertRefreshToken, [
      session.id,
      null,
      hashRefreshToken(refreshToken),
      now,
    ]);
    await recordActivity(services, transaction, {
      userId,
      action: 'profile.signed_in',
      detail: { method: 'password' },
    });
    return issueSession(services, key, { session, user, refreshToken });
  });
}
