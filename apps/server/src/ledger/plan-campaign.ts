import type { Transaction } from '../platform/database/database.ts';
import { forgetPlans } from '../platform/database/queries.ts';
import { type CampaignKey, firstId } from './campaign-key.ts';
import { holdUploadsOff } from './hold-uploads-off.ts';
import { firstPlanBatch, planBatch } from './limits.ts';
import {
  beginPlanAgain,
  countToPlan,
  insertMissing,
  insertNamed,
  insertPassedOver,
  insertTargets,
  markNamed,
  movePlan,
  takePlan,
} from './queries/plan.ts';
import type { LedgerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

/**
 * Turns so many of the campaign's lists into targets, from where it was left; they are judged by the workers from
 * then on. The plan has ended when everybody on them is a target. While an upload is being stored nobody is
 * planned: whom that brings, and which numbers and debts, is seen when it has ended, and a worker then goes on.
 * Answers whether it did anything.
 */
export async function planCampaign(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  now: Date,
  most = firstPlanBatch,
): Promise<boolean> {
  const key = [organizationId, campaignId];
  if (!(await holdUploadsOff(transaction, organizationId))) return false;
  const plan = await transaction.first(takePlan, key);
  if (plan === undefined) return false;
  await transaction.all(forgetPlans);
  const from = plan.plan_position ?? firstId;
  const next = await transaction.first(insertTargets, [...key, from, most]);
  const position = next?.last_id ?? from;
  if (next?.people === most) {
    await transaction.all(movePlan, [...key, position, null]);
    return true;
  }
  // People who joined the list meanwhile may stand before the position; a list that fits into one batch has none.
  const missing =
    from === firstId ? undefined : await transaction.first(insertMissing, [...key, most]);
  await transaction.all(movePlan, [...key, position, missing?.people === most ? null : now]);
  return true;
}

/** Single people belong to a campaign from here on. */
export async function planNamed(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  contactIds: readonly string[],
): Promise<void> {
  if (contactIds.length === 0) return;
  await transaction.all(insertNamed, [organizationId, campaignId, contactIds]);
  await transaction.all(markNamed, [campaignId, contactIds]);
}

/**
 * People who came back, and lists that are called again since a moment, are other contacts of people on the lists of a
 * campaign, who were passed over meanwhile.
 */
export async function planPassedOver(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  { contactIds, since }: { contactIds: readonly string[]; since: Date },
): Promise<void> {
  await transaction.all(insertPassedOver, [organizationId, campaignId, contactIds, since]);
}

/**
 * Lists that were added at a moment belong to a campaign: the first of their people are planned at once, the others by a
 * worker. Who has joined its other lists since their plan ended is not called by it, now as before.
 */
export async function planMore(
  transaction: Transaction,
  campaign: CampaignKey,
  now: Date,
): Promise<void> {
  await transaction.all(beginPlanAgain, [campaign.organizationId, campaign.campaignId, now]);
  await planCampaign(transaction, campaign, now);
}

/** The next batch of a campaign that is not planned to the end, by a worker. */
export function planWaiting(
  services: Pick<LedgerServices, 'database' | 'clock' | 'effects'>,
  campaign: CampaignKey,
): Promise<boolean> {
  const { organizationId, campaignId } = campaign;
  return services.database.asSystem(async (transaction) => {
    const now = await services.clock.read(transaction);
    if (!(await planCampaign(transaction, campaign, now, planBatch))) return false;
    await transaction.all(countToPlan, [organizationId, campaignId]);
    await tellProgress(services, transaction, organizationId);
    return true;
  });
}
