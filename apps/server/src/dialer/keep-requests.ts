import { listRequests, readPhoneState } from '@ringfence/domain/calls/outcome-requests';
import type { Outcome } from '@ringfence/domain/calls/words';
import {
  type CallOutcome,
  insertCallRequests,
  judgeAgain,
  markCalledPhones,
  revokeRefused,
} from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { leaveHeld, listPeople } from './leave-held.ts';

/** What the person on the line said that is new, or else what was learned of the number. */
function readNews({ before, now }: ChangedCall): Outcome | null {
  if (now.choice !== null && now.choice !== before.choice && now.choice !== 'right_party')
    return now.choice;
  const isDead = before.outcome !== now.outcome && now.outcome === 'not_in_service';
  return isDead ? now.outcome : null;
}

function readOutcome(call: ChangedCall): CallOutcome[] {
  const outcome = readNews(call);
  if (outcome === null) return [];
  const { organization_id: organizationId, contact_id: contactId, id: callId } = call.row;
  const { phone_id: phoneId, e164 } = call.row;
  return [{ organizationId, contactId, callId, phoneId, e164, outcome }];
}

/**
 * A stop and a wrong number hold from this transaction on, before the call hangs up. Phones before people,
 * people before permissions and targets. Whom an upload may hold is not waited for.
 */
export async function keepRequests(
  transaction: Transaction,
  calls: readonly ChangedCall[],
  at: Date,
): Promise<void> {
  const asking = calls.filter((call) => {
    const news = readNews(call);
    return listRequests(news).length > 0 || readPhoneState(news) !== null;
  });
  if (asking.length === 0) return;
  const free = await leaveHeld(transaction, asking);
  await markCalledPhones(transaction, free.flatMap(readOutcome));
  await insertCallRequests(transaction, asking.flatMap(readOutcome), { at, recordedBy: null });
  for (const { organizationId, contactIds } of listPeople(free)) {
    await transaction.all(revokeRefused, [organizationId, contactIds]);
    await judgeAgain(transaction, organizationId, contactIds);
  }
}
