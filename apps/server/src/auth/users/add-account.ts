import type { Transaction } from '../../platform/database/database.ts';
import { AuthError } from '../errors.ts';
import { argon2Hasher } from '../passwords/hash-passwords.ts';
import { refuseWeakPassword } from '../passwords/refuse-weak-password.ts';
import { findUserByEmail, releaseProfileEmail, upsertProfile } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { addUser } from './add-user.ts';
import type { NewUser } from './create-user.ts';

type AccountServices = Pick<AuthServices, 'database' | 'passwords' | 'now' | 'settings' | 'log'>;

export interface NewAccount extends NewUser {
  /** Done in the same transaction: where it fails, no user is left behind. */
  also(transaction: Transaction, userId: string): Promise<void>;
}

/**
 * Adds somebody for whom a super administrator vouches; throws `weak_password` and `email_exists`.
 * An address that carries rights by itself is not proven by that: its owner has to show it.
 */
export async function addAccount(
  services: AccountServices,
  { email, password, fullName, also }: NewAccount,
): Promise<string> {
  const { database, settings, passwords = argon2Hasher } = services;
  const address = email.trim().toLowerCase();
  refuseWeakPassword(settings, password, address);
  const encryptedPassword = await passwords.hash(password);
  const now = services.now();
  return database.asAuth(async (transaction) => {
    const userId = await addUser(transaction, {
      email: address,
      phone: null,
      encryptedPassword,
      emailConfirmedAt: now,
      emailProvenAt: settings.reservedEmails.has(address) ? null : now,
      phoneConfirmedAt: null,
      metadata: { full_name: fullName },
      now,
    });
    if (userId === undefined) throw await explainRefusal(transaction, address);
    await keepProfile(services, transaction, { userId, address, fullName });
    await also(transaction, userId);
    return userId;
  });
}

async function explainRefusal(transaction: Transaction, address: string): Promise<AuthError> {
  const taken = await transaction.first(findUserByEmail, [address]);
  return taken === undefined
    ? new AuthError('unexpected_failure', 'User creation failed - no user ID returned')
    : new AuthError('email_exists');
}

/** Without a profile a person may sign in all the same, and the next sign-in tries again. */
async function keepProfile(
  { log }: Pick<AuthServices, 'log'>,
  transaction: Transaction,
  { userId, address, fullName }: { userId: string; address: string; fullName: string },
): Promise<void> {
  try {
    await transaction.attempt(async () => {
      await transaction.all(releaseProfileEmail, [userId, address]);
      await transaction.all(upsertProfile, [userId, address, fullName]);
    });
  } catch (error) {
    log.warn({ error, userId }, 'a profile could not be made');
  }
}
