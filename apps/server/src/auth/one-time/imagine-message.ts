import type { Transaction } from '../../platform/database/database.ts';
import { imagineMessage } from '../queries/user-changes.ts';

/** The number to answer with where no message was written, so that nobody can tell. */
export async function imagineMessageId(transaction: Transaction): Promise<string> {
  const imagined = await transaction.first(imagineMessage);
  if (imagined === undefined) throw new Error('a message could not be imagined');
  return imagined.id;
}
