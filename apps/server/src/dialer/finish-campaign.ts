import { notifyMembers } from '../features/notifications/index.ts';
import type { CampaignKey } from '../ledger/index.ts';
import { tellProgress } from '../ledger/index.ts';
import { appendEntries } from '../platform/activity/append-entries.ts';
import { changeBackMilliseconds, undoMilliseconds } from './limits.ts';
import { findChangedLately } from './queries/changed-lately.ts';
import { finishCampaign as finishStatement, holdFinished } from './queries/work.ts';
import type { DialerServices } from './services.ts';

/** Nobody is left who could still be called, and nothing that left nobody is so recent that it may be undone. */
export async function finishCampaign(
  services: DialerServices,
  { organizationId, campaignId }: CampaignKey,
): Promise<void> {
  await services.database.asSystem(async (transaction) => {
    const key = [organizationId, campaignId];
    if ((await transaction.first(holdFinished, key)) === undefined) return;
    const now = await services.clock.read(transaction);
    // Held by now: who removes people or changes the hours holds the campaign too.
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds);
    const since = [before(undoMilliseconds), before(changeBackMilliseconds)];
    const found = await transaction.first(findChangedLately, [...key, ...since]);
    if (found?.changed_lately === true) return;
    const values = [...key, now];
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
