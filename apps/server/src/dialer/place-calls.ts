import { startWatch } from '../platform/clock/start-watch.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { addressCall } from './address-call.ts';
import type { CampaignKey } from './claim-targets.ts';
import type { ReservedCall } from './decide-and-reserve.ts';
import { freshMilliseconds, lookMilliseconds, ringSeconds } from './limits.ts';
import { beginPlacing, markPlaced } from './queries/place.ts';
import { recordRefusal } from './refuse-call.ts';
import { addGoodbye } from './say-goodbye.ts';
import type { DialerServices } from './services.ts';
import { withdrawCalls } from './withdraw-calls.ts';

async function placeCall(
  services: DialerServices,
  campaign: CampaignKey,
  { id, e164, caller_id }: ReservedCall,
  cleared: RowOf<typeof beginPlacing.row>,
): Promise<void> {
  const { database, carrier, callbackAddress, fallbackAddress } = services;
  const address = addressCall(
    callbackAddress(),
    carrier.description.id,
    campaign.organizationId,
    id,
  );
  const goodbye = {
    spokenName: cleared.spoken_name,
    callerId: caller_id,
    language: cleared.language,
  };
  const answer = await carrier.placeCall({
    reference: `${campaign.organizationId}/${id}`,
    to: e164,
    from: caller_id,
    ringSeconds,
    ...address,
    flowUrl: addGoodbye(address.flowUrl, goodbye),
    fallbackUrl: fallbackAddress && addGoodbye(fallbackAddress, goodbye),
  });
  if (answer.kind === 'refused') return recordRefusal(services, campaign, id, answer);
  if (answer.kind === 'placed') {
    const { carrierCallId } = answer;
    return database.asSystem(async (transaction) => {
      const at = await services.clock.read(transaction);
      await transaction.all(markPlaced, [campaign.organizationId, id, carrierCallId, at]);
    });
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
  const { watch, placing } = await services.database.asSystem(async (transaction) => {
    const watch = startWatch(services.now);
    const looked = await services.clock.readToCall(transaction);
    if (looked === undefined) return { watch, placing: [] };
    const freshSince = new Date(looked.getTime() - freshMilliseconds);
    const values = [organizationId, ids, looked, freshSince];
    return { watch, placing: await transaction.all(beginPlacing, values) };
  });
  const cleared = new Map(placing.map((row) => [row.id, row]));
  // Whoever was held up after the look places nothing on it: what was ordered since is not known.
  const isInTime = watch() <= lookMilliseconds;
  // What may be placed does not wait until the rest is written down, for the same reason.
  await Promise.all([
    ...calls.map(async (call) => {
      const row = cleared.get(call.id);
      if (isInTime && row !== undefined) await placeCall(services, campaign, call, row);
    }),
    withdrawCalls(
      services,
      organizationId,
      calls
        .filter(({ id }) => !isInTime || !cleared.has(id))
        .map(({ id }) => ({ id, from: cleared.has(id) ? 'placing' : 'reserved' })),
    ),
  ]);
}
