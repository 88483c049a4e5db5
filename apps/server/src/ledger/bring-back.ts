import * as z from 'zod';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { type CampaignKey, firstId } from './campaign-key.ts';
import { planPassedOver } from './plan-campaign.ts';
import {
  bringBackTargets,
  endReturn,
  holdGoingOn,
  type listReturns,
  moveReturn,
} from './queries/returns.ts';

/**
 * Goes through so many people who were removed from a campaign at a moment that was taken back, from where it was left.
 * Answers how many there were, and whether it came to the end and has left nobody. To a campaign that is over, nobody comes
 * back.
 */
export async function bringBackSome(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  { removed_at, gone_through_to, has_passed_over }: RowOf<typeof listReturns.row>,
  most: number,
): Promise<{ walked: number; isThrough: boolean }> {
  const key = [organizationId, campaignId, removed_at];
  const held = await transaction.first(holdGoingOn, [organizationId, campaignId]);
  if (held?.goes_on !== true) {
    await transaction.all(endReturn, key);
    return { walked: 0, isThrough: true };
  }
  const found = await transaction.first(bringBackTargets, [...key, gone_through_to, most]);
  const { walked = 0, last_id: lastId = null, passed_over = false } = found ?? {};
  const hasPassedOver = has_passed_over || passed_over;
  const contactIds = z.array(z.uuid()).parse(found?.back_ids ?? []);
  await planPassedOver(
    transaction,
    { organizationId, campaignId },
    { contactIds, since: removed_at },
  );
  const isAtEnd = walked < most;
  if (isAtEnd && !hasPassedOver) {
    await transaction.all(endReturn, key);
    return { walked, isThrough: true };
  }
  // At the end from the first on: somebody was held.
  const next = isAtEnd ? [firstId, false] : [lastId, hasPassedOver];
  await transaction.all(moveReturn, [...key, ...next]);
  return { walked, isThrough: false };
}
