import type { CampaignKey } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import { answerMilliseconds, claimBatch, putOffMilliseconds } from './limits.ts';
import { claimDue, lockNumbers, lockPersons, putOff } from './queries/claim.ts';

export interface Claim {
  /** Held by this transaction, with all their numbers. */
  contactIds: string[];
  /** Lets these come again a moment later, so that they hold up nobody behind them. */
  putOff(contactIds: readonly string[]): Promise<void>;
}

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/**
 * Takes people who are due. How many are judged has nothing to do with how many are called: of those who turn
 * out not to be callable any number makes way at once. Everything is held by locks of the transaction: a worker
 * that dies here has taken nothing.
 */
export async function claimTargets(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  now: Date,
): Promise<Claim> {
  const putOffUntil = after(now, putOffMilliseconds);
  const claim: Claim = {
    contactIds: [],
    async putOff(contactIds) {
      if (contactIds.length === 0) return;
      await transaction.all(putOff, [organizationId, campaignId, contactIds, putOffUntil]);
    },
  };
  const beyond = after(now, answerMilliseconds);
  const due = await transaction.all(claimDue, [
    organizationId,
    campaignId,
    now,
    beyond,
    claimBatch,
  ]);
  if (due.length === 0) return claim;
  const found = due.map(({ contact_id }) => contact_id);
  const persons = await transaction.all(lockPersons, [organizationId, found]);
  const held = persons.map(({ id }) => id);
  const taken = await transaction.all(lockNumbers, [organizationId, held]);
  const others = new Set(taken.map(({ contact_id }) => contact_id));
  claim.contactIds = held.filter((id) => !others.has(id));
  const ours = new Set(claim.contactIds);
  await claim.putOff(found.filter((id) => !ours.has(id)));
  return claim;
}
