import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { findOpenList, insertList } from './queries/change-lists.ts';

/** A new list, in a transaction of whoever puts people on it. */
export async function makeList(transaction: Transaction, name: string): Promise<string> {
  const made = await transaction.first(insertList, [name]);
  if (made === undefined) throw nameTaken();
  return made.id;
}

export function nameTaken(): ProblemError {
  return new ProblemError(
    'conflict',
    'There is a list of this name already, in use or put away. Choose another name.',
  );
}

/** Refuses a list that does not exist or was put away; it stays in use until the transaction ends. */
export async function requireOpenList(
  transaction: Transaction,
  listId: string,
  path = 'listId',
): Promise<void> {
  const list = await transaction.first(findOpenList, [listId]);
  if (list === undefined) throw new ProblemError('not_found');
  if (!list.is_open) {
    throw invalidInput(path, 'This list was put away. Take it out of the archive first.');
  }
}
