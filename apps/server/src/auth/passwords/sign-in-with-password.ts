import { AuthError } from '../errors.ts';
import { findChoice } from '../one-time/sign-up-choice.ts';
import { findUserByEmail, findUserByPhone, lockUser } from '../queries/users.ts';
import { type ProfileAct, recordActivity } from '../record-activity.ts';
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
 * A refusal costs the same for everybody: one argon2 for the account, and where sign-ups wait
 * for a message, one for the latest of them, with decoys where there is none. No connection is held
 * while they run.
 */
async function checkPassword(
  services: AuthServices,
  { login, password }: Credentials,
): Promise<CheckedUser> {
  const { database, settings, passwords = argon2Hasher } = services;
  const statement = login.kind === 'email' ? findUserByEmail : findUserByPhone;
  // Where accounts need no confirmation, a sign-up tells by itself who has one.
  const waitsForMessage =
    login.kind === 'email' ? !settings.emailAutoconfirm : !settings.phoneAutoconfirm;
  const { user, chosen } = await database.asAuth(async (transaction) => ({
    user: await transaction.first(statement, [login.value]),
    chosen: await findChoice(services, transaction, login),
  }));
  const confirmedAt = login.kind === 'email' ? user?.email_confirmed_at : user?.phone_confirmed_at;
  const notConfirmed = login.kind === 'email' ? 'email_not_confirmed' : 'phone_not_confirmed';
  const known = user?.encrypted_password ?? null;
  const isRight = await passwords.verify(known ?? decoyHash, password);
  if (user === undefined || known === null || !isRight) {
    const isChosen = waitsForMessage && (await passwords.verify(chosen ?? decoyHash, password));
    if (user !== undefined) recordFailureLater(services, { userId: user.id });
    throw new AuthError(isChosen ? notConfirmed : 'invalid_credentials');
  }
  // Only somebody who knows the password learns what follows.
  const isBanned = user.banned_until !== null && user.banned_until > services.now();
  if (isBanned || confirmedAt === null) {
    const actor = { kind: 'profile', id: user.id } as const;
    recordFailureLater(services, { userId: user.id, actor });
    throw new AuthError(isBanned ? 'user_banned' : notConfirmed);
  }
  return { userId: user.id, encryptedPassword: known };
}

/**
 * Not waited for: only a known user has a record to write, and the time that takes would tell that
 * the address exists.
 */
function recordFailureLater(
  services: AuthServices,
  { userId, ...known }: Pick<ProfileAct, 'userId' | 'actor'>,
): void {
  services.database
    .asAuth((transaction) =>
      recordActivity(services, transaction, {
        userId,
        action: 'profile.sign_in_failed',
        detail: { method: 'password' },
        ...known,
      }),
    )
    .catch((error: unknown) => {
      services.log.error({ error, userId }, 'a failed sign-in could not be recorded');
    });
}
