import {
  findReassignedSince,
  type ReassignedCheck,
} from '@ringfence/domain/compliance/reassigned-answers';
import type { Transaction } from '../../platform/database/database.ts';
import { findReassigned, updateReassigned } from './queries/reassigned.ts';
import { writeRestriction } from './record-restriction.ts';
import type { RecordContext, RecordServices } from './record-services.ts';

export interface NumberCheck {
  contactId: string;
  e164: string;
  check: ReassignedCheck;
}

/**
 * Keeps what the Reassigned Numbers Database answered, by number: one rule, whoever tells it. An answer that is
 * older than the known one changes nothing. A yes records that the number is somebody else's, once; a later no
 * lifts nothing, for that is asked of a person. Answers for how many numbers an answer was kept.
 */
export async function keepReassignedChecks(
  services: RecordServices,
  transaction: Transaction,
  scope: RecordContext['scope'],
  checks: readonly NumberCheck[],
): Promise<number> {
  if (checks.length === 0) return 0;
  const told = checks.map(({ contactId, e164, check }) => ({ contactId, e164, ...check }));
  const kept = await transaction.all(updateReassigned, [JSON.stringify(told)]);
  const numbers = told.filter(({ answer }) => answer === 'yes');
  const lost = await transaction.all(findReassigned, [JSON.stringify(numbers)]);
  for (const { contact_id, phone_id, checked_on } of lost) {
    const since = findReassignedSince({ checkedOn: checked_on, answer: 'yes' }, services.now());
    await writeRestriction(services, transaction, scope, {
      contactId: contact_id,
      kind: 'reassigned',
      phoneId: phone_id,
      debtId: null,
      receivedAt: since.toISOString(),
      source: 'records',
      evidence: `Reassigned Numbers Database, ${checked_on}`,
      note: '',
    });
  }
  return kept.length;
}
