import { holdUploadsOff, leaveForLater } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { takeWaiting } from './queries/leave-held.ts';

/** The people of calls, organization by organization. */
export const listPeople = (calls: readonly ChangedCall[]) =>
  [...Map.groupBy(calls, ({ row }) => row.organization_id)].map(([organizationId, own]) => ({
    organizationId,
    contactIds: own.map(({ row }) => row.contact_id),
  }));

/** Answers those calls whose people no upload holds; what follows for the others is left for later. */
export async function leaveHeld(
  transaction: Transaction,
  calls: readonly ChangedCall[],
): Promise<ChangedCall[]> {
  const free = new Set<string>();
  for (const { organizationId, contactIds } of listPeople(calls)) {
    if (await holdUploadsOff(transaction, organizationId)) free.add(organizationId);
    else await leaveForLater(transaction, organizationId, contactIds);
  }
  return calls.filter(({ row }) => free.has(row.organization_id));
}

interface SettledTarget {
  organizationId: string;
  campaignId: string;
  contactId: string;
  state: string;
}

/**
 * Without those that wait again and are held by an upload that is being stored: it plans them again, and
 * what is learned late of an earlier call settles nobody who was planned since. The news of everybody else,
 * be it a stop, would wait for it.
 */
export async function leaveHeldTargets<Target extends SettledTarget>(
  transaction: Transaction,
  settled: readonly Target[],
): Promise<Target[]> {
  const late = settled.filter(({ state }) => state === 'waiting');
  const held = new Set<Target>();
  for (const [organizationId, own] of Map.groupBy(late, (target) => target.organizationId)) {
    if (await holdUploadsOff(transaction, organizationId)) continue;
    const taken = await transaction.all(takeWaiting, [JSON.stringify(own)]);
    const free = new Set(taken.map((row) => `${row.campaign_id} ${row.contact_id}`));
    for (const target of own) {
      if (!free.has(`${target.campaignId} ${target.contactId}`)) held.add(target);
    }
  }
  return settled.filter((target) => !held.has(target));
}
