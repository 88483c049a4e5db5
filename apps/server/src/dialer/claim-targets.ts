import type { Transaction } from '../platform/database/database.ts';
import { claimBatch } from './limits.ts';
import { claimDue, lockNumbers, lockPersons, openBudget, spendBudget } from './queries/claim.ts';
import type { Pace } from './services.ts';

export interface CampaignKey {
  organizationId: string;
  campaignId: string;
}

export interface Claim {
  contactIds: string[];
  /** Takes this many calls out of the organization's pace. */
  spend(calls: number): Promise<void>;
}

/**
 * Takes due targets, as many as the organization's pace allows at this moment. Everything is held
 * by row locks of the transaction: a worker that dies here has taken nothing.
 */
export async function claimTargets(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  pace: Pace,
  now: Date,
): Promise<Claim | undefined> {
  const budget = await transaction.first(openBudget, [organizationId, pace.callsPerSecond]);
  if (budget === undefined) return undefined;
  const room = Math.min(
    budget.granted - budget.position,
    pace.callsAtOnce - budget.under_way,
    claimBatch,
  );
  if (room <= 0) return undefined;
  const due = await transaction.all(claimDue, [organizationId, campaignId, now, room]);
  const contactIds = due.map((row) => row.contact_id);
  if (contactIds.length === 0) return undefined;
  await transaction.all(lockPersons, [organizationId, contactIds]);
  await transaction.all(lockNumbers, [organizationId, campaignId, contactIds]);
  return {
    contactIds,
    async spend(calls) {
      const position = budget.position + calls;
      await transaction.all(spendBudget, [organizationId, position, pace.callsPerSecond]);
    },
  };
}
