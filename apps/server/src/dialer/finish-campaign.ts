import { appendEntries } from '../platform/activity/append-entries.ts';
import type { CampaignKey } from './claim-targets.ts';
import { finishCampaign as finishStatement } from './queries/work.ts';
import type { DialerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

/** Nobody is left who could still be called. */
export async function finishCampaign(
  services: DialerServices,
  { organizationId, campaignId }: CampaignKey,
): Promise<void> {
  await services.database.asSystem(async (transaction) => {
    const values = [organizationId, campaignId, services.now()];
    if ((await transaction.first(finishStatement, values)) === undefined) return;
    const subject = { kind: 'campaign', id: campaignId };
    const entry = { organizationId, actor: { kind: 'system' }, subject } as const;
    await appendEntries(transaction, services.effects, [{ ...entry, action: 'campaign.finished' }]);
    await tellProgress(services, transaction, organizationId);
  });
}
