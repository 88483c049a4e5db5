import { chooseHour } from '@ringfence/domain/best-hour/choose-hour';
import { usualSeconds } from '@ringfence/domain/forecast/usual-calls';
import { loadRates } from '../features/best-hour/index.ts';
import type { CampaignKey } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import { answerMilliseconds } from './limits.ts';
import { findHourRoom, listFirst, setHours } from './queries/best-hour.ts';

/**
 * Puts off people who were just judged to the hour of the day at which they most likely answer, where their campaign goes
 * by that and enough is known. Only within the time that is lawful for them without a break, and they are decided on
 * again then.
 */
export async function chooseHours(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  /** By contact. */
  zones: ReadonlyMap<string, string | undefined>,
  now: Date,
): Promise<void> {
  const room = await transaction.first(findHourRoom, [organizationId, campaignId]);
  const rates = room && (await loadRates(transaction, organizationId));
  if (room === undefined || rates === undefined) return;
  const people = await transaction.all(listFirst, [
    organizationId,
    campaignId,
    [...zones.keys()],
    now,
  ]);
  const callsPerSecond = Math.min(
    Number(room.per_second),
    Number(room.at_once) / usualSeconds.line,
  );
  const pace = { peopleLeft: room.people_left, callsPerSecond };
  const chosen = people.flatMap(({ contact_id: contactId, from_at: from, until_at }) => {
    const until = new Date(until_at.getTime() - answerMilliseconds);
    if (until <= from) return [];
    const person = { campaignId, contactId, zone: zones.get(contactId) ?? room.zone, from, until };
    return [{ contactId, ...chooseHour(person, rates, pace) }];
  });
  if (chosen.length === 0) return;
  await transaction.all(setHours, [
    organizationId,
    campaignId,
    chosen.map((one) => one.contactId),
    chosen.map((one) => one.at),
    chosen.map((one) => one.arm),
  ]);
}
