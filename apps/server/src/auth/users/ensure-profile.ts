import { AuthError } from '../errors.ts';
import { findUserById, insertMissingProfile, releaseProfileEmail } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import { describePerson } from './describe-person.ts';

/** Makes the profile of a user who has none. */
export async function ensureProfile(
  { database }: Pick<AuthServices, 'database'>,
  userId: string,
): Promise<void> {
  await database.asAuth(async (transaction) => {
    const user = await transaction.first(findUserById, [userId]);
    if (user === undefined) throw new AuthError('user_not_found');
    const { id, email, fullName } = describePerson(user);
    // An address that is not confirmed must not keep its owner from a profile.
    const confirmedEmail = user.email_confirmed_at === null ? '' : email;
    await transaction.all(releaseProfileEmail, [id, confirmedEmail]);
    await transaction.all(insertMissingProfile, [id, confirmedEmail, fullName]);
  });
}

/**
 * Somebody without a profile may sign in all the same: it stands apart from their session, and the
 * next sign-in tries again.
 */
export async function ensureProfileOrWarn(
  services: Pick<AuthServices, 'database' | 'log'>,
  userId: string,
): Promise<void> {
  try {
    await ensureProfile(services, userId);
  } catch (error) {
    services.log.warn({ error, userId }, 'a profile could not be made');
  }
}
