import { addressCall } from './address-call.ts';
import type { CampaignKey } from './claim-targets.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import { freshMilliseconds, ringSeconds, withdrawnMilliseconds } from './limits.ts';
import { beginPlacing, markPlaced } from './queries/place.ts';
import { recordNews } from './record-news.ts';
import { recordRefusal } from './refuse-call.ts';
import type { DialerServices } from './services.ts';

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
  const { organizationId } = campaign;
  const ids = calls.map(({ id }) => id);
  const placing = await services.database.asSystem((transaction) =>
    transaction.all(beginPlacing, [organizationId, ids, now, freshSince]),
  );
  const cleared = new Set(placing.map(({ id }) => id));
  const withdrawn = ids.filter((id) => !cleared.has(id));
  const notBefore = new Date(now.getTime() + withdrawnMilliseconds);
  await recordNews(
    services,
    withdrawn.map((callId) => ({
      organizationId,
      callId,
      kind: 'end',
      from: 'reserved',
      outcome: 'withdrawn',
      notBefore,
    })),
  );
  await Promise.all(
    calls.filter(({ id }) => cleared.has(id)).map((call) => placeCall(services, campaign, call)),
  );
}
