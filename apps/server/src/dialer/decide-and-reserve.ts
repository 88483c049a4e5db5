import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { type CampaignKey, claimTargets } from './claim-targets.ts';
import { judgePersons } from './judge-persons.ts';
import { loadFacts } from './load-facts.ts';
import { writeVerdicts } from './queries/reserve.ts';
import type { DialerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

export type ReservedCall = RowOf<typeof writeVerdicts.row>;

/** Loads what is known of the people, decides, and writes the verdicts down. */
export async function judgeTargets(
  { carrier, tzdataVersion }: DialerServices,
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  contactIds: readonly string[],
  now: Date,
  reserve: boolean,
): Promise<ReservedCall[]> {
  const persons = await loadFacts(transaction, { organizationId, campaignId }, contactIds, now);
  const judged = JSON.stringify(judgePersons(persons, now));
  const values = [organizationId, campaignId, judged, now, tzdataVersion, reserve];
  return transaction.all(writeVerdicts, [...values, carrier.description.id]);
}

/**
 * The only door to the carrier. In one transaction: take due targets, lock the people and numbers,
 * load what is known, decide, write the decision down, and reserve the call of whoever may be
 * called. Two workers can never both spend a person's last attempt.
 */
export function decideAndReserve(
  services: DialerServices,
  campaign: CampaignKey,
): Promise<ReservedCall[]> {
  const now = services.now();
  return services.database.asSystem(async (transaction) => {
    const claim = await claimTargets(transaction, campaign, services.pace, now);
    if (claim === undefined || claim.contactIds.length === 0) return [];
    const calls = await judgeTargets(services, transaction, campaign, claim.contactIds, now, true);
    await claim.spend(calls.length);
    await tellProgress(services, transaction, campaign.organizationId);
    return calls;
  });
}
