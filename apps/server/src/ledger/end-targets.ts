import type { Transaction } from '../platform/database/database.ts';
import { bringBackSome } from './bring-back.ts';
import type { CampaignKey } from './campaign-key.ts';
import { endBatch } from './limits.ts';
import { endTargets as endStatement, findEnding, listEnding, markEnding } from './queries/end.ts';
import { takeOutNamed } from './queries/removed-people.ts';
import { listReturns } from './queries/returns.ts';
import { listToTakeOut, tryHoldPeople } from './queries/take-out.ts';
import type { LedgerServices } from './services.ts';
import { endTakingOut, takeOutSome } from './take-out.ts';

/**
 * Ends people of a campaign that was just stopped, so many at once; the rest is left to a worker. Nobody of them is
 * called meanwhile: calls are placed for running campaigns alone.
 */
export async function endTargets(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  most = endBatch,
): Promise<void> {
  const key = [organizationId, campaignId];
  await transaction.all(endStatement, [...key, most]);
  await transaction.all(markEnding, key);
}

/**
 * The next batch of those who were removed by name, of each list that a campaign leaves out and whose people are still to
 * be taken out, and of each removal that was taken back.
 */
async function takeOutNext(
  transaction: Transaction,
  campaign: CampaignKey,
  most: number,
): Promise<void> {
  const key = [campaign.organizationId, campaign.campaignId];
  await transaction.all(takeOutNamed, [...key, most]);
  for (const list of await transaction.all(listToTakeOut, key)) {
    await takeOutSome(transaction, campaign, list, most);
  }
  for (const back of await transaction.all(listReturns, key)) {
    await bringBackSome(transaction, campaign, back, most);
  }
  await endTakingOut(transaction, campaign);
}

/** The next batch of every campaign that was stopped, or leaves people out, in which some are left. */
export async function endLeftOver(
  { database, log }: Pick<LedgerServices, 'database' | 'log'>,
  most = endBatch,
): Promise<void> {
  const ending = await database.asSystem((transaction) => transaction.all(listEnding));
  for (const { organization_id: organizationId, id: campaignId } of ending) {
    const work = async (transaction: Transaction): Promise<void> => {
      // Where another worker is at it, or somebody changes who is in it, it is left to the next time.
      if ((await transaction.first(tryHoldPeople, [campaignId]))?.is_ours !== true) return;
      const taken = await transaction.first(findEnding, [organizationId, campaignId]);
      const end = taken?.state === 'stopped' ? endTargets : takeOutNext;
      if (taken !== undefined) await end(transaction, { organizationId, campaignId }, most);
    };
    // What fails in one is its own: the others are served all the same.
    await database
      .asSystem(work)
      .catch((error: unknown) => log.error({ campaignId, error }, 'a campaign was not ended'));
  }
}
