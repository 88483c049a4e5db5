import type { Transaction } from '../../platform/database/database.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import { findUserByEmail, findUserByPhone, lockUser } from '../queries/users.ts';
import type { Login } from './read-login.ts';

/** The user who has the address or number, locked until the transaction ends. */
export async function lockLogin(
  transaction: Transaction,
  { kind, value }: Login,
): Promise<RowOf<typeof lockUser.row> | undefined> {
  const statement = kind === 'email' ? findUserByEmail : findUserByPhone;
  const found = await transaction.first(statement, [value]);
  if (found === undefined) return undefined;
  const user = await transaction.first(lockUser, [found.id]);
  // Somebody may have let go of it while we waited.
  return user?.[kind]?.toLowerCase() === value ? user : undefined;
}
