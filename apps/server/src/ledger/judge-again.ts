import type { Transaction } from '../platform/database/database.ts';
import { holdUploadsOff, leaveForLater } from './hold-uploads-off.ts';
import { lockPeople, planAgain, raiseLedgers } from './queries/judge-again.ts';
import { listLinked } from './queries/persons.ts';

/**
 * Something was learned of these people: what was decided about them, about contacts that are the same human and
 * about people who share a number with them, is decided again, in every campaign. Beside an upload that is being
 * stored, nobody waits for it: no call decided on before is placed, and the rest follows.
 */
export async function judgeAgain(
  transaction: Transaction,
  organizationId: string,
  learned: readonly string[],
): Promise<void> {
  if (learned.length === 0) return;
  const linked = await transaction.all(listLinked, [organizationId, learned]);
  const contactIds = [...new Set([...learned, ...linked.map(({ contact_id }) => contact_id)])];
  if (!(await holdUploadsOff(transaction, organizationId))) {
    await leaveForLater(transaction, organizationId, contactIds);
    return;
  }
  // People before targets, as everywhere, so that nobody waits for each other.
  await transaction.all(lockPeople, [organizationId, contactIds]);
  await transaction.all(raiseLedgers, [organizationId, contactIds]);
  await transaction.all(planAgain, [organizationId, contactIds]);
}
