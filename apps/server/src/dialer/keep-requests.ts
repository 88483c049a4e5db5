import { judgeAgain, revokeRefused } from '../ledger/index.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { leaveHeld, listPeople } from './leave-held.ts';
import { insertRequests, markPhones } from './queries/requests.ts';

/**
 * What the person on the line asked for, where they said something new. Whoever answers there has been
 * promised that this number is not called any more, for whomever it was.
 */
function readRequests({ row, before, now: { choice } }: ChangedCall) {
  if (choice === before.choice || choice === null || choice === 'right_party') return [];
  const { organization_id: organizationId, contact_id: contactId, id: callId, e164 } = row;
  const asked = { organizationId, contactId, callId };
  return [
    choice === 'stop'
      ? { ...asked, kind: 'medium_stop', e164: null }
      : { ...asked, kind: 'wrong_number', e164 },
    { ...asked, kind: 'number_stop', e164 },
  ];
}

const stateAfter = { stop: 'stopped', wrong_party: 'wrong', right_party: null };

/** What was learned of the number. */
function readPhone({ row, before, now }: ChangedCall) {
  const phone = { organizationId: row.organization_id, phoneId: row.phone_id };
  const told = now.choice === null || before.choice === now.choice ? null : stateAfter[now.choice];
  if (told !== null) return [{ ...phone, state: told }];
  const isDead = before.outcome !== now.outcome && now.outcome === 'not_in_service';
  return isDead ? [{ ...phone, state: 'disconnected' }] : [];
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
  const told = calls.filter((call) => readRequests(call).length + readPhone(call).length > 0);
  if (told.length === 0) return;
  const free = await leaveHeld(transaction, told);
  await transaction.all(markPhones, [JSON.stringify(free.flatMap(readPhone))]);
  await transaction.all(insertRequests, [JSON.stringify(told.flatMap(readRequests)), at]);
  for (const { organizationId, contactIds } of listPeople(free)) {
    await transaction.all(revokeRefused, [organizationId, contactIds]);
    await judgeAgain(transaction, organizationId, contactIds);
  }
}
