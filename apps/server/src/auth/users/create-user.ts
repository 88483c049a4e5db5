import { AuthError } from '../errors.ts';
import { argon2Hasher } from '../passwords/hash-passwords.ts';
import { releaseProfileEmail, upsertProfile } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { addUser } from './add-user.ts';

export interface NewUser {
  email: string;
  password: string;
  fullName: string;
}

/**
 * Adds a person who may sign in at once, with their profile; throws `email_exists`. The code that calls
 * this vouches for the address.
 */
export async function createUser(
  services: Pick<AuthServices, 'database' | 'passwords' | 'now'>,
  { email, password, fullName }: NewUser,
): Promise<string> {
  const encryptedPassword = await (services.passwords ?? argon2Hasher).hash(password);
  const address = email.trim().toLowerCase();
  const now = services.now();
  return services.database.asAuth(async (transaction) => {
    const id = await addUser(transaction, {
      email: address,
      phone: null,
      encryptedPassword,
      emailConfirmedAt: now,
      emailProvenAt: now,
      phoneConfirmedAt: null,
      metadata: { full_name: fullName },
      now,
    });
    if (id === undefined) throw new AuthError('email_exists');
    await transaction.all(releaseProfileEmail, [id, address]);
    await transaction.all(upsertProfile, [id, address, fullName]);
    return id;
  });
}
