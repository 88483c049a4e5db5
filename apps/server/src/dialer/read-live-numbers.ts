import { findLiveNumbers } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';

const nameCall = ({ row, now: { outcome } }: ChangedCall) => ({
  ...{ organizationId: row.organization_id, campaignId: row.campaign_id },
  ...{ contactId: row.contact_id, outcome },
});

/** Answers whether the person of a call has a number that is not known to reach nobody. */
export async function readLiveNumbers(
  transaction: Transaction,
  calls: readonly ChangedCall[],
): Promise<(call: ChangedCall) => boolean> {
  const hasLive = await findLiveNumbers(transaction, calls.map(nameCall));
  return (call) => hasLive(nameCall(call));
}
