import type { Outcome } from '@ringfence/domain/calls/words';
import { isUnreachable } from '@ringfence/domain/retry/retry-rules';
import type { Transaction } from '../platform/database/database.ts';
import { listLiveNumbers } from './queries/live-numbers.ts';

export interface EndedCall {
  organizationId: string;
  campaignId: string | null;
  contactId: string;
  outcome: Outcome | null;
}

/**
 * Answers whether the person of a call has a number that is not known to reach nobody. It is asked only of those whose
 * number turned out to reach nobody: for others it makes no difference.
 */
export async function findLiveNumbers(
  transaction: Transaction,
  calls: readonly EndedCall[],
): Promise<(call: Omit<EndedCall, 'organizationId' | 'outcome'>) => boolean> {
  const asked = calls.filter(
    ({ campaignId, outcome }) => campaignId !== null && outcome !== null && isUnreachable(outcome),
  );
  const rows =
    asked.length === 0 ? [] : await transaction.all(listLiveNumbers, [JSON.stringify(asked)]);
  const live = new Set(rows.map((row) => `${row.campaign_id} ${row.contact_id}`));
  return ({ campaignId, contactId }) => live.has(`${campaignId} ${contactId}`);
}
