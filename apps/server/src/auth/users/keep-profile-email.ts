import type { Transaction } from '../../platform/database/database.ts';
import { releaseProfileEmail, updateProfileEmail } from '../queries/users.ts';

/**
 * Brings the profile of a user in step with the address they have now; empty where they have none.
 * Two statements, because the table compares addresses row by row: the one in the way goes first.
 */
export async function keepProfileEmail(
  transaction: Transaction,
  userId: string,
  email: string | null,
): Promise<void> {
  await transaction.all(releaseProfileEmail, [userId, email]);
  await transaction.all(updateProfileEmail, [userId, email]);
}
