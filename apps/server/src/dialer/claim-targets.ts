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
  /** Takes this many calls out of the account's pace. */
  spend(calls: number): Promise<void>;
}

/**
 * Takes due targets, as many as the account's pace allows at this moment. Everything is held by locks
 * of the transaction: a worker that dies here has taken nothing.
 */
export async function claimTargets(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  pace: Pace,
  now: Date,
): Promise<Claim | undefined> {
  const { account, carrier, callsPerSecond, callsAtOnce } = pace;
  const budget = await transaction.first(openBudget, [account, callsPerSecond, carrier]);
  if (budget === undefined) return undefined;
  const granted = budget.granted - budget.position;
  const room = Math.min(granted, callsAtOnce - budget.under_way, claimBatch);
  if (room <= 0) return undefined;
  const due = await transaction.all(claimDue, [organizationId, campaignId, now, room]);
  const found = due.map(({ contact_id }) => contact_id);
  const persons = await transaction.all(lockPersons, [organizationId, found]);
  const held = persons.map(({ id }) => id);
  const taken = await transaction.all(lockNumbers, [organizationId, held]);
  const others = new Set(taken.map(({ contact_id }) => contact_id));
  return {
    contactIds: held.filter((id) => !others.has(id)),
    async spend(calls) {
      await transaction.all(spendBudget, [account, budget.position + calls, callsPerSecond]);
    },
  };
}
