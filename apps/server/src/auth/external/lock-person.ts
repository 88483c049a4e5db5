import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import { lockUser } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';

/** Whether somebody is banned is told only to whoever has proven that it is them. */
export async function lockPerson(
  { now }: Pick<AuthServices, 'now'>,
  transaction: Transaction,
  userId: string,
): Promise<RowOf<typeof lockUser.row>> {
  const user = await transaction.first(lockUser, [userId]);
  if (user === undefined) throw new AuthError('user_not_found');
  if (user.banned_until !== null && user.banned_until > now()) throw new AuthError('user_banned');
  return user;
}
