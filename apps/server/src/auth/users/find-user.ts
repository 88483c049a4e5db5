import { AuthError } from '../errors.ts';
import { findUserById } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';

export async function findUser(
  { database }: Pick<AuthServices, 'database'>,
  userId: string,
): Promise<User> {
  const user = await database.asAuth((transaction) => transaction.first(findUserById, [userId]));
  if (user === undefined) throw new AuthError('user_not_found');
  return user;
}
