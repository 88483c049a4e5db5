import type { Outcome } from '@ringfence/domain/calls/words';
import { isUnreachable } from '@ringfence/domain/retry/retry-rules';
import type { Transaction } from '../platform/database/database.ts';
import { listUntried } from './queries/untried.ts';

export interface EndedCall {
  organizationId: string;
  campaignId: string | null;
  contactId: string;
  outcome: Outcome | null;
}

/**
 * Answers whether the person of a call has a number that its campaign has not tried. It is asked only of those whose
 * number turned out to reach nobody: for others it makes no difference.
 */
export async function findUntried(
  transaction: Transaction,
  calls: readonly EndedCall[],
): Promise<(call: Omit<EndedCall, 'organizationId' | 'outcome'>) => boolean> {
  const asked = calls.filter(
    ({ campaignId, outcome }) => campaignId !== null && outcome !== null && isUnreachable(outcome),
  );
  const rows =
    asked.length === 0 ? [] : await transaction.all(listUntried, [JSON.stringify(asked)]);
  const untried = new Set(rows.map((row) => `${row.campaign_id} ${row.contact_id}`));
  return ({ campaignId, contactId }) => untried.has(`${campaignId} ${contactId}`);
}
