import type { PlaceAnswer } from '@ringfence/carriers/port';
import type { CampaignKey } from './claim-targets.ts';
import { pauseByItself } from './pause-over-cap.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

/** The carrier said no, so no phone rang; whether trying again helps depends on why. */
export async function recordRefusal(
  services: DialerServices,
  campaign: CampaignKey,
  callId: string,
  { because, detail }: Extract<PlaceAnswer, { kind: 'refused' }>,
): Promise<void> {
  const { organizationId } = campaign;
  services.log.warn({ callId, because, detail }, 'the carrier refused a call');
  if (because === 'number') {
    return recordNews(services, [
      { organizationId, callId, kind: 'end', from: 'placing', outcome: 'not_in_service' },
    ]);
  }
  if (because !== 'busy_carrier') {
    await services.database.asSystem(async (transaction) => {
      const because = `The carrier refused: ${detail}`;
      await pauseByItself(services, transaction, campaign, 'carrier', because);
    });
  }
  return recordNews(services, [
    { organizationId, callId, kind: 'end', from: 'placing', outcome: 'withdrawn' },
  ]);
}
