import { findUntried } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';

const nameCall = ({ row, now: { outcome } }: ChangedCall) => ({
  ...{ organizationId: row.organization_id, campaignId: row.campaign_id },
  ...{ contactId: row.contact_id, outcome },
});

/** Answers whether the person of a call has a number that its campaign has not tried. */
export async function readUntried(
  transaction: Transaction,
  calls: readonly ChangedCall[],
): Promise<(call: ChangedCall) => boolean> {
  const hasUntried = await findUntried(transaction, calls.map(nameCall));
  return (call) => hasUntried(nameCall(call));
}
