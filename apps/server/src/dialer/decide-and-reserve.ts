import { readPolicy } from '@ringfence/domain/compliance/policy';
import { loadPeople, loadPolicy } from '../features/compliance/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { type CampaignKey, claimTargets } from './claim-targets.ts';
import { type JudgedPerson, judgePersons, keepOneANumber } from './judge-persons.ts';
import { refuseOverCap } from './pause-over-cap.ts';
import { writeVerdicts } from './queries/reserve.ts';
import type { DialerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

export type ReservedCall = RowOf<typeof writeVerdicts.row>;

/** Of a forecast, only what keeps somebody from being called is stored, and how they would be. */
function presentForecast(person: JudgedPerson): Partial<JudgedPerson> {
  const { contactId, phoneId, debtId, kind, ledgerVersion } = person;
  return kind === 'allow' ? { contactId, phoneId, debtId, kind, ledgerVersion } : person;
}

/** Loads what is known of the people, decides whether and how each is called, and writes the verdicts down. */
export async function judgeTargets(
  services: DialerServices,
  transaction: Transaction,
  campaign: CampaignKey,
  contactIds: readonly string[],
  now: Date,
  reserve: boolean,
): Promise<ReservedCall[]> {
  const { carrier, tzdataVersion, log } = services;
  const { organizationId, campaignId } = campaign;
  const { version, policy } = await loadPolicy(transaction, organizationId);
  const context = { organizationId, campaignId, mode: 'prerecorded', roles: policy, now } as const;
  const persons = await loadPeople(transaction, context, contactIds);
  for (const { contactId, isReadable } of persons) {
    if (!isReadable) log.error({ contactId }, 'a person cannot be read');
  }
  const judged = judgePersons(persons, readPolicy(policy), now);
  refuseOverCap(judged);
  const stored = reserve ? keepOneANumber(judged) : judged.map(presentForecast);
  const values = [organizationId, campaignId, JSON.stringify(stored), now, tzdataVersion, reserve];
  return transaction.all(writeVerdicts, [...values, carrier.description.id, version]);
}

/**
 * The only door to the carrier. In one transaction: take due targets, lock the people and numbers,
 * load what is known, choose number and debt, decide, write the decision down, and reserve the call of
 * whoever may be called. Two workers can never both spend a person's last attempt.
 */
export function decideAndReserve(
  services: DialerServices,
  campaign: CampaignKey,
): Promise<ReservedCall[]> {
  return services.database.asSystem(async (transaction) => {
    const now = await services.clock.readToCall(transaction);
    if (now === undefined) return [];
    const claim = await claimTargets(transaction, campaign, services.pace, now);
    if (claim === undefined || claim.contactIds.length === 0) return [];
    const calls = await judgeTargets(services, transaction, campaign, claim.contactIds, now, true);
    await claim.spend(calls.length);
    await tellProgress(services, transaction, campaign.organizationId);
    return calls;
  });
}
