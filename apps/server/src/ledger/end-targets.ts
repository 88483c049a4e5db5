import type { Transaction } from '../platform/database/database.ts';
import type { CampaignKey } from './campaign-key.ts';
import { endBatch } from './limits.ts';
import { endTargets as endStatement, listEnding, markEnding, takeEnding } from './queries/end.ts';
import type { LedgerServices } from './services.ts';

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

/** The next batch of every stopped campaign in which people are left. */
export async function endLeftOver({
  database,
  log,
}: Pick<LedgerServices, 'database' | 'log'>): Promise<void> {
  const ending = await database.asSystem((transaction) => transaction.all(listEnding));
  for (const { organization_id: organizationId, id: campaignId } of ending) {
    const work = async (transaction: Transaction): Promise<void> => {
      const taken = await transaction.first(takeEnding, [organizationId, campaignId]);
      if (taken !== undefined) await endTargets(transaction, { organizationId, campaignId });
    };
    // What fails in one is its own: the others are served all the same.
    await database
      .asSystem(work)
      .catch((error: unknown) => log.error({ campaignId, error }, 'a campaign was not ended'));
  }
}
