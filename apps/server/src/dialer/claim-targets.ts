import type { FactsQuestion } from '../features/compliance/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { RowOf } from '../platform/database/statement.ts';
import { claimBatch } from './limits.ts';
import { claimDue, lockNumbers, lockPersons, openBudget, spendBudget } from './queries/claim.ts';
import type { Pace } from './services.ts';

export interface CampaignKey {
  organizationId: string;
  campaignId: string;
}

export interface Claim {
  questions: FactsQuestion[];
  /** Takes this many calls out of the account's pace. */
  spend(calls: number): Promise<void>;
}

/** Whom a target is to reach, on which number and about which debt. */
export const askAbout = (target: {
  contact_id: string;
  phone_id: string | null;
  debt_id: string | null;
}): FactsQuestion => ({
  contactId: target.contact_id,
  phoneId: target.phone_id,
  debtId: target.debt_id,
});

/** Of people who share a number, one at a time is called. */
function keepOneANumber(locked: readonly RowOf<typeof lockNumbers.row>[]): FactsQuestion[] {
  const byNumber = new Map(locked.map((row) => [row.e164 ?? row.contact_id, askAbout(row)]));
  return [...byNumber.values()];
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
  const persons = await transaction.all(lockPersons, [
    organizationId,
    due.map((row) => row.contact_id),
  ]);
  const free = persons.map(({ id }) => id);
  const locked = await transaction.all(lockNumbers, [organizationId, campaignId, free]);
  return {
    questions: keepOneANumber(locked),
    async spend(calls) {
      await transaction.all(spendBudget, [account, budget.position + calls, callsPerSecond]);
    },
  };
}
