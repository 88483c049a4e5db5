import { notifyMembers } from '../features/notifications/index.ts';
import type { CampaignKey } from '../ledger/index.ts';
import { tellProgress } from '../ledger/index.ts';
import { appendEntries } from '../platform/activity/append-entries.ts';
import { undoMilliseconds } from './limits.ts';
import { findRemovedLately } from './queries/removed-lately.ts';
import { finishCampaign as finishStatement, holdFinished } from './queries/work.ts';
import type { DialerServices } from './services.ts';

/** Nobody is left who could still be called, and nobody was removed so lately that it may be undone. */
export async function finishCampaign(
  services: DialerServices,
  { organizationId, campaignId }: CampaignKey,
): Promise<void> {
  await services.database.asSystem(async (transaction) => {
    const key = [organizationId, campaignId];
    const now = await services.clock.read(transaction);
    const values = [...key, now];
    if ((await transaction.first(holdFinished, values)) === undefined) return;
    // Held by now: who removes people holds the campaign too.
    const since = new Date(now.getTime() - undoMilliseconds);
    const found = await transaction.first(findRemovedLately, [...key, since]);
    if (found?.removed_lately === true) return;
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
