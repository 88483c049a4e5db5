import type { Transaction } from '../platform/database/database.ts';
import { forgetPlans } from '../platform/database/queries.ts';
import { insertTargets, planAgain } from './queries/plan.ts';

/** Expands the campaign's list into targets. They are judged by the workers from then on. */
export async function planCampaign(transaction: Transaction, campaignId: string): Promise<void> {
  await transaction.all(forgetPlans);
  await transaction.all(insertTargets, [campaignId]);
}

/** Something was learned of these people: what was decided about them is decided anew. */
export async function judgeAgain(
  transaction: Transaction,
  organizationId: string,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length > 0) await transaction.all(planAgain, [organizationId, contactIds]);
}
