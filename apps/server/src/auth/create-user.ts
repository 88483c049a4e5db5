import { AuthError } from './errors.ts';
import { argon2Hasher } from './hash-passwords.ts';
import { insertUser, upsertProfile } from './queries/users.ts';
import type { AuthServices } from './services.ts';

export interface NewUser {
  email: string;
  password: string;
  fullName: string;
}

/** Adds a person who may sign in at once, with their profile; throws `email_exists`. */
export async function createUser(
  services: Pick<AuthServices, 'database' | 'passwords'>,
  { email, password, fullName }: NewUser,
): Promise<string> {
  const encryptedPassword = await (services.passwords ?? argon2Hasher).hash(password);
  const address = email.trim().toLowerCase();
  return services.database.asAuth(async (transaction) => {
    const user = await transaction.first(insertUser, [
      address,
      encryptedPassword,
      JSON.stringify({ provider: 'email', providers: ['email'] }),
      JSON.stringify({ full_name: fullName }),
    ]);
    if (user === undefined) throw new AuthError('email_exists');
    await transaction.all(upsertProfile, [user.id, address, fullName]);
    return user.id;
  });
}
