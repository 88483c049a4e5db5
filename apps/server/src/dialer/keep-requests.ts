import { listRequests, readPhoneState } from '@ringfence/domain/calls/outcome-requests';
import { type Outcome, outcomes } from '@ringfence/domain/calls/words';
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

/** What the person on the line said, and what was learned of the number. */
function readNews({ before, now, facts }: ChangedCall): Outcome[] {
  const said = outcomes.filter((outcome) => facts.some(({ kind }) => kind === outcome));
  const isDead = before.outcome !== now.outcome && readPhoneState(now.outcome) === 'disconnected';
  return isDead && now.outcome !== null ? [...said, now.outcome] : said;
}

const asksFor = (outcome: Outcome): boolean =>
  listRequests(outcome).length > 0 || readPhoneState(outcome) !== null;

function readOutcomes(call: ChangedCall): CallOutcome[] {
  const { organization_id: organizationId, contact_id: contactId, id: callId } = call.row;
  const { phone_id: phoneId, e164 } = call.row;
  return readNews(call)
    .filter(asksFor)
    .map((outcome) => ({ organizationId, contactId, callId, phoneId, e164, outcome }));
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
  const asking = calls.filter((call) => readOutcomes(call).length > 0);
  if (asking.length === 0) return;
  const free = await leaveHeld(transaction, asking);
  await markCalledPhones(transaction, free.flatMap(readOutcomes));
  await insertCallRequests(transaction, asking.flatMap(readOutcomes), { at, recordedBy: null });
  for (const { organizationId, contactIds } of listPeople(free)) {
    await transaction.all(revokeRefused, [organizationId, contactIds]);
    await judgeAgain(transaction, organizationId, contactIds);
  }
}
