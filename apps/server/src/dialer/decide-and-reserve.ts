import { readPolicy } from '@ringfence/domain/compliance/policy';
import { type FactsQuestion, loadFacts, loadPolicy } from '../features/compliance/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { type CampaignKey, claimTargets } from './claim-targets.ts';
import { judgePersons } from './judge-persons.ts';
import { writeVerdicts } from './queries/reserve.ts';
import type { DialerServices } from './services.ts';
import { tellProgress } from './tell-progress.ts';

export type ReservedCall = RowOf<typeof writeVerdicts.row>;

/**
 * Loads what is known of the people, decides, and writes the verdicts down. Whoever is on the phone, or
 * whose phone rings, is left for later.
 */
export async function judgeTargets(
  { carrier, tzdataVersion, log }: DialerServices,
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  questions: readonly FactsQuestion[],
  now: Date,
  reserve: boolean,
): Promise<ReservedCall[]> {
  const { version, policy } = await loadPolicy(transaction, organizationId);
  const context = { organizationId, campaignId, mode: 'prerecorded', roles: policy, now } as const;
  const persons = await loadFacts(transaction, context, questions);
  for (const { question, isReadable } of persons) {
    if (!isReadable) log.error({ contactId: question.contactId }, 'a person cannot be read');
  }
  const free = persons.filter(({ busy }) => !busy);
  const judged = judgePersons(free, readPolicy(policy), now).map((person) => {
    const { contactId, kind, ledgerVersion } = person;
    // Of a forecast, only what keeps somebody from being called is stored.
    return reserve || kind !== 'allow' ? person : { contactId, kind, ledgerVersion };
  });
  const values = [organizationId, campaignId, JSON.stringify(judged), now, tzdataVersion, reserve];
  return transaction.all(writeVerdicts, [...values, carrier.description.id, version]);
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
    if (claim === undefined || claim.questions.length === 0) return [];
    const calls = await judgeTargets(services, transaction, campaign, claim.questions, now, true);
    await claim.spend(calls.length);
    await tellProgress(services, transaction, campaign.organizationId);
    return calls;
  });
}
