import { addressCall } from './address-call.ts';
import type { CampaignKey } from './claim-targets.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import {
  freshMilliseconds,
  lookMilliseconds,
  ringSeconds,
  withdrawnMilliseconds,
} from './limits.ts';
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
  const { organizationId } = campaign;
  const ids = calls.map(({ id }) => id);
  const { looked, placing } = await services.database.asSystem(async (transaction) => {
    const looked = services.now();
    const freshSince = new Date(looked.getTime() - freshMilliseconds);
    const values = [organizationId, ids, looked, freshSince];
    return { looked, placing: await transaction.all(beginPlacing, values) };
  });
  const cleared = new Set(placing.map(({ id }) => id));
  // Whoever was held up after the look places nothing on it: what was ordered since is not known.
  const asked = services.now();
  const isInTime = asked.getTime() - looked.getTime() <= lookMilliseconds;
  const notBefore = new Date(asked.getTime() + withdrawnMilliseconds);
  // What may be placed does not wait until the rest is written down, for the same reason.
  await Promise.all([
    ...calls
      .filter(({ id }) => isInTime && cleared.has(id))
      .map((call) => placeCall(services, campaign, call)),
    recordNews(
      services,
      ids
        .filter((id) => !isInTime || !cleared.has(id))
        .map((callId) => ({
          organizationId,
          callId,
          kind: 'end',
          from: cleared.has(callId) ? 'placing' : 'reserved',
          outcome: 'withdrawn',
          notBefore,
        })),
    ),
  ]);
}
