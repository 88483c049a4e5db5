import type { Transaction } from '../platform/database/database.ts';
import { holdUploadsOff, leaveForLater } from './hold-uploads-off.ts';
import { judgeAgain } from './judge-again.ts';
import { linkPeople, linkImported as linkStatement, lockLikeness } from './queries/persons.ts';

/**
 * Links these people with contacts that are the same human, in the transaction that wrote what shows it. What an
 * upload stores meanwhile is not seen yet: they are looked at once more when it has ended.
 */
export async function linkPersons(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length === 0) return;
  await transaction.all(lockLikeness, [organizationId, contactIds]);
  const linked = await transaction.all(linkPeople, [organizationId, contactIds]);
  if (!(await holdUploadsOff(transaction, organizationId))) {
    await leaveForLater(transaction, organizationId, contactIds);
  }
  await judgeAgain(
    transaction,
    organizationId,
    linked.map(({ contact_id }) => contact_id),
  );
}

/** The same for a batch of people of an upload; answers who was linked, for whom the rest is to be done. */
export async function linkImported(
  transaction: Transaction,
  key: readonly [organizationId: string, importId: string],
  { first, last }: { first: number; last: number },
): Promise<string[]> {
  const linked = await transaction.all(linkStatement, [...key, first, last]);
  return linked.map(({ contact_id }) => contact_id);
}
