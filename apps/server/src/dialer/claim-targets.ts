import type { CampaignKey } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import { answerMilliseconds, claimBatch, putOffMilliseconds } from './limits.ts';
import { claimDue, lockNumbers, lockPersons, putOff } from './queries/claim.ts';

const after = (now: Date, milliseconds: number): Date => new Date(now.getTime() + milliseconds);

/** Lets these come again a moment later, so that they hold up nobody behind them. */
export async function putOffTargets(
  transaction: Transaction,
  { organizationId, campaignId }: CampaignKey,
  contactIds: readonly string[],
  now: Date,
): Promise<void> {
  if (contactIds.length === 0) return;
  const until = after(now, putOffMilliseconds);
  await transaction.all(putOff, [organizationId, campaignId, contactIds, until]);
}

/**
 * Takes people who are due, with all their numbers. How many are judged has nothing to do with how
 * many are called: of those who turn out not to be callable any number makes way at once.
 * Everything is held by locks of the transaction: a worker that dies here has taken nothing.
 */
export async function claimTargets(
  transaction: Transaction,
  campaign: CampaignKey,
  now: Date,
): Promise<string[]> {
  const { organizationId, campaignId } = campaign;
  const beyond = after(now, answerMilliseconds);
  const asked = [organizationId, campaignId, now, beyond, claimBatch];
  const due = (await transaction.all(claimDue, asked)).map(({ contact_id }) => contact_id);
  if (due.length === 0) return [];
  const held = (await transaction.all(lockPersons, [organizationId, due])).map(({ id }) => id);
  const taken = await transaction.all(lockNumbers, [organizationId, held]);
  const others = new Set(taken.map(({ contact_id }) => contact_id));
  const ours = new Set(held.filter((id) => !others.has(id)));
  const left = due.filter((id) => !ours.has(id));
  await putOffTargets(transaction, campaign, left, now);
  return [...ours];
}
