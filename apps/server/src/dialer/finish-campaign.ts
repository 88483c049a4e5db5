import { notifyMembers } from '../features/notifications/index.ts';
import type { CampaignKey } from '../ledger/index.ts';
import { tellProgress } from '../ledger/index.ts';
import { appendEntries } from '../platform/activity/append-entries.ts';
import { finishCampaign as finishStatement, holdFinished } from './queries/work.ts';
import type { DialerServices } from './services.ts';

/** Nobody is left who could still be called. */
export async function finishCampaign(
  services: DialerServices,
  { organizationId, campaignId }: CampaignKey,
): Promise<void> {
  await services.database.asSystem(async (transaction) => {
    const values = [organizationId, campaignId, await services.clock.read(transaction)];
    if ((await transaction.first(holdFinished, values)) === undefined) return;
    if ((await transaction.first(finishStatement, values)) === undefined) return;
    const about = { organizationId, subject: { kind: 'campaign', id: campaignId } } as const;
    await appendEntries(transaction, services.effects, [
      { ...about, actor: { kind: 'system' }, action: 'campaign.finished' },
    ]);
    await notifyMembers(transaction, services.effects, {
      ...about,
      kind: 'campaign_finished',
      to: 'admins',
    });
    await tellProgress(services, transaction, organizationId);
  });
}
