import type { PlaceAnswer } from '@ringfence/carriers/port';
import { backOff } from './back-off.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import { pauseByItself } from './pause-over-cap.ts';
import { markFailed } from './queries/refuse.ts';
import { recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

/** The carrier said no, so no phone rang; whether trying again helps depends on why. */
export async function recordRefusal(
  services: DialerServices,
  { id: callId, organizationId, campaignId, account_id }: ReservedCall,
  { because, detail, retryAfterSeconds }: Extract<PlaceAnswer, { kind: 'refused' }>,
): Promise<void> {
  services.log.warn({ callId, because, detail }, 'the carrier refused a call');
  if (because === 'number') {
    await recordNews(services, [
      { organizationId, callId, kind: 'end', from: 'placing', outcome: 'not_in_service' },
    ]);
    return;
  }
  if (because === 'busy_carrier') {
    await backOff(services, account_id, detail, retryAfterSeconds);
  } else {
    const campaign = { organizationId, campaignId };
    await services.database.asSystem(async (transaction) => {
      const because = `The carrier refused: ${detail}`;
      await pauseByItself(services, transaction, campaign, 'carrier', because);
    });
  }
  await recordNews(services, [
    { organizationId, callId, kind: 'end', from: 'placing', outcome: 'withdrawn' },
  ]);
}

/** Whether the carrier took it is found out by looking for it there, never by asking again. */
export async function recordUnclear(
  services: DialerServices,
  { id: callId, organizationId, account_id }: ReservedCall,
  { detail, isOverloaded, retryAfterSeconds }: Extract<PlaceAnswer, { kind: 'unknown' }>,
): Promise<void> {
  services.log.warn({ callId, detail }, 'the carrier gave no clear answer');
  if (!isOverloaded) return;
  await services.database.asSystem(async (transaction) => {
    const at = await services.clock.read(transaction);
    await transaction.all(markFailed, [organizationId, callId, at]);
  });
  await backOff(services, account_id, detail, retryAfterSeconds);
}
