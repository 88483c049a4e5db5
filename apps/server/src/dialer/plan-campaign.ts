import type { Transaction } from '../platform/database/database.ts';
import { forgetPlans } from '../platform/database/queries.ts';
import type { CampaignKey } from './claim-targets.ts';
import { holdUploadsOff, leaveForLater } from './hold-uploads-off.ts';
import { listLinked } from './queries/persons.ts';
import { beginPlan, insertTargets, lockPeople, planAgain, raiseLedgers } from './queries/plan.ts';
import type { DialerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

/**
 * Expands the campaign's list into targets; they are judged by the workers from then on. While an upload is
 * being stored it does nothing: whom that brings, and which numbers and debts, is seen when it has ended, and
 * a worker then plans the campaign. Answers whether it did.
 */
export async function planCampaign(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  now: Date,
): Promise<boolean> {
  if (!(await holdUploadsOff(transaction, organizationId))) return false;
  const begun = await transaction.first(beginPlan, [organizationId, campaignId, now]);
  if (begun === undefined) return false;
  await transaction.all(forgetPlans);
  await transaction.all(insertTargets, [organizationId, campaignId]);
  return true;
}

/** The same for one that waited for an upload. */
export function planWaiting(services: DialerServices, campaign: CampaignKey): Promise<boolean> {
  return services.database.asSystem(async (transaction) => {
    const isPlanned = await planCampaign(
      transaction,
      campaign,
      await services.clock.read(transaction),
    );
    if (isPlanned) await tellProgress(services, transaction, campaign.organizationId);
    return isPlanned;
  });
}

/**
 * Something was learned of these people: what was decided about them, about whoever is the same human and
 * about whoever shares a number with them, is decided anew, in every campaign. Beside an upload that is being stored, nobody waits for
 * it: no call decided on before is placed, and the rest follows.
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
