import { ensureProfileOrWarn } from './ensure-profile.ts';
import { AuthError } from './errors.ts';
import { argon2Hasher, decoyHash } from './hash-passwords.ts';
import type { IssuedSession } from './issue-session.ts';
import { openSession } from './open-session.ts';
import { findUserByEmail } from './queries/users.ts';
import { recordActivity } from './record-activity.ts';
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
  const checked = await checkPassword(services, credentials);
  const key = await findSigningKey(services);
  const session = await services.database.asAuth((transaction) =>
    openSession(services, transaction, { key, ...checked }),
  );
  await ensureProfileOrWarn(services, session.user.id);
  return session;
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
