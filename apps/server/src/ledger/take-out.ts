import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { type CampaignKey, firstId } from './campaign-key.ts';
import {
  endTakingOut as endListStatement,
  listToTakeOut,
  markTakingOut,
  moveTakingOut,
  takeOutTargets,
} from './queries/take-out.ts';

type ListToTakeOut = RowOf<typeof listToTakeOut.row>;

/**
 * Goes through so many people of a list that a campaign leaves out, from where it was left, and takes those at rest out
 * of it. None of them is called meanwhile: the last look before a call asks for it. Answers how many there were, and
 * whether it came to the end of the list and has left nobody.
 */
export async function takeOutSome(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  { list_id, taken_out_to, changed_at }: ListToTakeOut,
  most: number,
): Promise<{ walked: number; taken: number; isThrough: boolean }> {
  const key = [organizationId, campaignId, list_id];
  const found = await transaction.first(takeOutTargets, [...key, taken_out_to, changed_at, most]);
  const { walked = 0, taken = 0, last_id: lastId = null } = found ?? {};
  if (walked >= most) {
    await transaction.all(moveTakingOut, [...key, lastId]);
    return { walked, taken, isThrough: false };
  }
  const ended = await transaction.first(endListStatement, [...key, firstId]);
  return { walked, taken, isThrough: ended?.is_through === true };
}

/** Where no list is left to be gone through, no worker looks at the campaign any more. */
export async function endTakingOut(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
): Promise<void> {
  const key = [organizationId, campaignId];
  if ((await transaction.first(listToTakeOut, key)) !== undefined) return;
  await transaction.all(markTakingOut, key);
}
