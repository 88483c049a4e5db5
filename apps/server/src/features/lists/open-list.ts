import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { archiveIfEmpty, findOpenList, insertList, lockLists } from './queries/change-lists.ts';

/** A new list, in the transaction that puts people on it. */
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

/** The same as an answer, for work that is gone on with much later. */
export async function isListOpen(transaction: Transaction, listId: string): Promise<boolean> {
  return (await transaction.first(findOpenList, [listId]))?.is_open ?? false;
}

/** Puts a list away that nobody is on; answers whether it did. */
export async function archiveEmptyList(
  transaction: Transaction,
  listId: string,
  now: Date,
): Promise<boolean> {
  // Waits for anyone who is putting people on it, so that those people are seen.
  await transaction.all(lockLists, [[listId]]);
  return (await transaction.first(archiveIfEmpty, [listId, now])) !== undefined;
}
