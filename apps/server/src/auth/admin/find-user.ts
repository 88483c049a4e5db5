import type { Context } from 'hono';
import * as z from 'zod';
import { AuthError } from '../errors.ts';
import { findUserById } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';
import type { User } from '../sessions/issue-session.ts';

/** As opposed to a token's user, who is not found with another status. */
export const userNotFound = (): AuthError => new AuthError('user_not_found', 'User not found', 404);

export function readUserId(context: Context): string {
  const id = z.uuid().safeParse(context.req.param('userId'));
  if (!id.success) throw new AuthError('validation_failed', 'user_id must be an UUID', 404);
  return id.data;
}

export async function findAnyUser(
  { database }: Pick<AuthServices, 'database'>,
  userId: string,
): Promise<User> {
  const user = await database.asAuth((transaction) => transaction.first(findUserById, [userId]));
  if (user === undefined) throw userNotFound();
  return user;
}
