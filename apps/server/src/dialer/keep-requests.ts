import type { Transaction } from '../platform/database/database.ts';
import type { ChangedCall } from './changed-call.ts';
import { judgeAgain } from './plan-campaign.ts';
import { insertRequests, markPhones } from './queries/requests.ts';

interface Request {
  organizationId: string;
  contactId: string;
  callId: string;
  kind: 'medium_stop' | 'wrong_number';
  e164: string | null;
}

/** What the person on the line asked for, where they said something new. */
function readRequest({ row, before, now }: ChangedCall): Request[] {
  if (before.choice === now.choice) return [];
  const asked = { organizationId: row.organization_id, contactId: row.contact_id, callId: row.id };
  if (now.choice === 'stop') return [{ ...asked, kind: 'medium_stop', e164: null }];
  return now.choice === 'wrong_party' ? [{ ...asked, kind: 'wrong_number', e164: row.e164 }] : [];
}

/** What was learned of the number. */
function readPhone({ row, before, now }: ChangedCall) {
  const phone = { organizationId: row.organization_id, phoneId: row.phone_id };
  if (before.choice !== now.choice && now.choice === 'wrong_party') {
    return [{ ...phone, state: 'wrong' }];
  }
  const isDead = before.outcome !== now.outcome && now.outcome === 'not_in_service';
  return isDead ? [{ ...phone, state: 'disconnected' }] : [];
}

/** A stop and a wrong number hold from this transaction on, before the call hangs up. */
export async function keepRequests(
  transaction: Transaction,
  calls: readonly ChangedCall[],
  at: Date,
): Promise<void> {
  const phones = calls.flatMap(readPhone);
  if (phones.length > 0) await transaction.all(markPhones, [JSON.stringify(phones)]);
  const requests = calls.flatMap(readRequest);
  if (requests.length === 0) return;
  await transaction.all(insertRequests, [JSON.stringify(requests), at]);
  const people = Map.groupBy(requests, ({ organizationId }) => organizationId);
  for (const [organizationId, asked] of people) {
    await judgeAgain(
      transaction,
      organizationId,
      asked.map(({ contactId }) => contactId),
    );
  }
}
