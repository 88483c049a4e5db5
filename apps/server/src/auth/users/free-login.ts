import type { Transaction } from '../../platform/database/database.ts';
import { findUserByEmail, findUserByPhone } from '../queries/users.ts';
import { deleteVacantUser, findVacantUser } from '../queries/vacant-users.ts';
import type { Login } from './read-login.ts';

/**
 * Anybody can ask for an account with any address. One that nobody has taken up must not keep the
 * owner of the address from it, so it does not count as having it.
 */
export async function isHeldByOther(
  transaction: Transaction,
  login: Login,
  userId: string | undefined,
): Promise<boolean> {
  const holderId = await findHolder(transaction, login);
  if (holderId === undefined || holderId === userId) return false;
  return (await transaction.first(findVacantUser, [holderId])) === undefined;
}

/** Clears such an account away; tells whether the address or number can be had now. */
export async function freeLogin(
  transaction: Transaction,
  login: Login,
  userId?: string,
): Promise<boolean> {
  const holderId = await findHolder(transaction, login);
  if (holderId === undefined || holderId === userId) return true;
  return (await transaction.first(deleteVacantUser, [holderId])) !== undefined;
}

async function findHolder(
  transaction: Transaction,
  { kind, value }: Login,
): Promise<string | undefined> {
  const statement = kind === 'email' ? findUserByEmail : findUserByPhone;
  return (await transaction.first(statement, [value]))?.id;
}
