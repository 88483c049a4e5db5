import type { Transaction } from '../platform/database/database.ts';
import { holdUploadsOff as holdStatement, insertRaises } from './queries/learned.ts';

/**
 * Whether nothing of the organization's people is held by an upload that is being stored, and nothing will
 * be before the transaction ends. Asking never waits.
 */
export async function holdUploadsOff(
  transaction: Transaction,
  organizationId: string,
): Promise<boolean> {
  const answer = await transaction.first(holdStatement, [organizationId]);
  return answer?.is_free === true;
}

/**
 * For what is learned beside an upload: calls to these people that were decided on before are not placed
 * from the commit on. What else follows is done by `settle-learned.ts` once the upload has ended.
 */
export async function leaveForLater(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<void> {
  await transaction.all(insertRaises, [organizationId, [...new Set(contactIds)]]);
}
