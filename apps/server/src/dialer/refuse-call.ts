import type { PlaceAnswer } from '@ringfence/carriers/port';
import { notifyMembers } from '../features/notifications/index.ts';
import { appendEntries } from '../platform/activity/append-entries.ts';
import type { CampaignKey } from './claim-targets.ts';
import { pauseCampaign } from './queries/refuse.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

/** The carrier said no, so no phone rang; whether trying again helps depends on why. */
export async function recordRefusal(
  services: DialerServices,
  campaign: CampaignKey,
  callId: string,
  { because, detail }: Extract<PlaceAnswer, { kind: 'refused' }>,
): Promise<void> {
  const { organizationId, campaignId } = campaign;
  services.log.warn({ callId, because, detail }, 'the carrier refused a call');
  if (because === 'number') {
    return recordNews(services, [
      { organizationId, callId, kind: 'end', from: 'placing', outcome: 'not_in_service' },
    ]);
  }
  if (because !== 'busy_carrier') {
    await services.database.asSystem(async (transaction) => {
      const values = [organizationId, campaignId, `The carrier refused: ${detail}`];
      if ((await transaction.first(pauseCampaign, values)) === undefined) return;
      const about = { organizationId, subject: { kind: 'campaign', id: campaignId } } as const;
      await appendEntries(transaction, services.effects, [
        { ...about, actor: { kind: 'system' }, action: 'campaign.paused' },
      ]);
      await notifyMembers(transaction, services.effects, {
        ...about,
        kind: 'campaign_paused',
        to: 'admins',
      });
    });
  }
  return recordNews(services, [
    { organizationId, callId, kind: 'end', from: 'placing', outcome: 'withdrawn' },
  ]);
}
