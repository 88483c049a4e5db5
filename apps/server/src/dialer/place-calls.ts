import type { PlaceAnswer } from '@ringfence/carriers/port';
import { appendEntries } from '../platform/activity/append-entries.ts';
import { addressCall } from './address-call.ts';
import type { CampaignKey } from './claim-targets.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import {
  busyCarrierMilliseconds,
  freshMilliseconds,
  ringSeconds,
  withdrawnMilliseconds,
} from './limits.ts';
import { beginPlacing, markPlaced, pauseCampaign } from './queries/place.ts';
import { type CallNews, recordNews } from './record-news.ts';
import type { DialerServices } from './services.ts';

const endOf = (
  { organizationId }: CampaignKey,
  callId: string,
  outcome: 'withdrawn' | 'not_in_service',
  notBefore?: Date,
): CallNews => ({ organizationId, callId, kind: 'end', outcome, notBefore });

/** The carrier said no, so no phone rang; whether trying again helps depends on why. */
async function recordRefusal(
  services: DialerServices,
  campaign: CampaignKey,
  callId: string,
  { because, detail }: Extract<PlaceAnswer, { kind: 'refused' }>,
): Promise<void> {
  const { organizationId, campaignId } = campaign;
  services.log.warn({ callId, because, detail }, 'the carrier refused a call');
  if (because === 'number') {
    return recordNews(services, [endOf(campaign, callId, 'not_in_service')]);
  }
  if (because !== 'busy_carrier') {
    await services.database.asSystem(async (transaction) => {
      const values = [organizationId, campaignId, `The carrier refused: ${detail}`];
      if ((await transaction.first(pauseCampaign, values)) === undefined) return;
      const subject = { kind: 'campaign', id: campaignId };
      const entry = { organizationId, actor: { kind: 'system' }, subject } as const;
      await appendEntries(transaction, services.effects, [{ ...entry, action: 'campaign.paused' }]);
    });
  }
  const notBefore = new Date(services.now().getTime() + busyCarrierMilliseconds);
  return recordNews(services, [endOf(campaign, callId, 'withdrawn', notBefore)]);
}

async function placeCall(
  services: DialerServices,
  campaign: CampaignKey,
  { id, e164, caller_id }: ReservedCall,
): Promise<void> {
  const { database, carrier, callbackAddress } = services;
  const answer = await carrier.placeCall({
    to: e164,
    from: caller_id,
    ringSeconds,
    ...addressCall(callbackAddress(), carrier.description.id, campaign.organizationId, id),
  });
  if (answer.kind === 'refused') return recordRefusal(services, campaign, id, answer);
  if (answer.kind === 'placed') {
    const values = [campaign.organizationId, id, answer.carrierCallId, services.now()];
    await database.asSystem((transaction) => transaction.all(markPlaced, values));
    return;
  }
  // Whether the carrier took it is found out by looking for it there, never by asking again.
  services.log.warn({ callId: id, detail: answer.detail }, 'the carrier gave no clear answer');
}

/** Asks the carrier, outside any transaction. A crash here leaves calls in `placing`. */
export async function placeCalls(
  services: DialerServices,
  campaign: CampaignKey,
  calls: readonly ReservedCall[],
): Promise<void> {
  if (calls.length === 0) return;
  const now = services.now();
  const freshSince = new Date(now.getTime() - freshMilliseconds);
  const ids = calls.map(({ id }) => id);
  const placing = await services.database.asSystem((transaction) =>
    transaction.all(beginPlacing, [campaign.organizationId, ids, now, freshSince]),
  );
  const cleared = new Set(placing.map(({ id }) => id));
  const withdrawn = ids.filter((id) => !cleared.has(id));
  const notBefore = new Date(now.getTime() + withdrawnMilliseconds);
  await recordNews(
    services,
    withdrawn.map((id) => endOf(campaign, id, 'withdrawn', notBefore)),
  );
  await Promise.all(
    calls.filter(({ id }) => cleared.has(id)).map((call) => placeCall(services, campaign, call)),
  );
}
