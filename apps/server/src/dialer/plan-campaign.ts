import type { Transaction } from '../platform/database/database.ts';
import { forgetPlans } from '../platform/database/queries.ts';
import { holdUploadsOff, leaveForLater } from './hold-uploads-off.ts';
import { insertTargets, lockPeople, planAgain, raiseLedgers } from './queries/plan.ts';

/** Expands the campaign's list into targets. They are judged by the workers from then on. */
export async function planCampaign(transaction: Transaction, campaignId: string): Promise<void> {
  await transaction.all(forgetPlans);
  await transaction.all(insertTargets, [campaignId]);
}

/**
 * Something was learned of these people: what was decided about them, and about whoever shares a number
 * with them, is decided anew, in every campaign. Beside an upload that is being stored, nobody waits for
 * it: no call decided on before is placed, and the rest follows.
 */
export async function judgeAgain(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length === 0) return;
  if (!(await holdUploadsOff(transaction, organizationId))) {
    await leaveForLater(transaction, organizationId, contactIds);
    return;
  }
  // People before targets, as everywhere, so that nobody waits for each other.
  await transaction.all(lockPeople, [organizationId, contactIds]);
  await transaction.all(raiseLedgers, [organizationId, contactIds]);
  await transaction.all(planAgain, [organizationId, contactIds]);
}
