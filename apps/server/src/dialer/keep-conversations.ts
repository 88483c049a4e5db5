import { presentAsPastCall } from '@ringfence/domain/calls/count-attempt';
import { judgeAgain } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { insertFirstConversations } from './queries/first-conversations.ts';

const endedInTalk = ({ before, now }: ChangedCall): boolean =>
  now.outcome !== before.outcome && presentAsPastCall(now.outcome) === 'conversation';

/**
 * A debt that was talked about for the first time needs its notice within five days (12 CFR
 * 1006.34(a)(1)): the person it is about is judged again. What waits for no upload is written at once.
 */
export async function keepConversations(
  transaction: Transaction,
  calls: readonly ChangedCall[],
): Promise<void> {
  const talked = calls.filter(endedInTalk);
  if (talked.length === 0) return;
  const first = await transaction.all(insertFirstConversations, [
    talked.map(({ row }) => row.organization_id),
    talked.map(({ row }) => row.id),
  ]);
  for (const [organizationId, own] of Map.groupBy(first, (row) => row.organization_id)) {
    const contactIds = [...new Set(own.map(({ contact_id }) => contact_id))];
    await judgeAgain(transaction, organizationId, contactIds);
  }
}
