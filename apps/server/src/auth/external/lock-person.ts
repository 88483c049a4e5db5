import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { AuthError } from '../errors.ts';
import { lockUser } from '../queries/users.ts';
import type { AuthServices } from '../services.ts';

/** Who it is, so that the refusal can be written down where the attempt itself is undone. */
export class BannedPerson extends AuthError {
  override name = 'BannedPerson';
  readonly userId: string;

  constructor(userId: string) {
    super('user_banned');
    this.userId = userId;
  }
}

/** Only somebody who has proven who they are learns that they are banned. */
export async function lockPerson(
  { now }: Pick<AuthServices, 'now'>,
  transaction: Transaction,
  userId: string,
): Promise<RowOf<typeof lockUser.row>> {
  const user = await transaction.first(lockUser, [userId]);
  if (user === undefined) throw new AuthError('user_not_found');
  if (user.banned_until !== null && user.banned_until > now()) throw new BannedPerson(userId);
  return user;
}
