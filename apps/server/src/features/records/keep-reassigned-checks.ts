import {
  findReassignedSince,
  type ReassignedCheck,
} from '@ringfence/domain/compliance/reassigned-answers';
import type { Transaction } from '../../platform/database/database.ts';
import { publishEvents } from '../../platform/live/publish-events.ts';
import { findReassigned, updateReassigned } from './queries/reassigned.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { writeManyRestrictions } from './restrict-many.ts';

export interface NumberCheck {
  contactId: string;
  e164: string;
  check: ReassignedCheck;
}

/**
 * Keeps what the Reassigned Numbers Database answered, by number: one rule, no matter who sends it. An answer that is
 * older than the known one changes nothing. A yes records that the number is somebody else's, once; a later no
 * lifts nothing: a person has to do that. Answers for how many numbers an answer was kept.
 */
export async function keepReassignedChecks(
  services: RecordServices,
  transaction: Transaction,
  scope: RecordContext['scope'],
  checks: readonly NumberCheck[],
): Promise<number> {
  if (checks.length === 0) return 0;
  const given = checks.map(({ contactId, e164, check }) => ({ contactId, e164, ...check }));
  const kept = await transaction.all(updateReassigned, [JSON.stringify(given)]);
  const numbers = given.filter(({ answer }) => answer === 'yes');
  const lost = await transaction.all(findReassigned, [JSON.stringify(numbers)]);
  if (lost.length === 0) return kept.length;
  const subjects = lost.map(({ contact_id: contactId, e164, checked_on: checkedOn }) => ({
    contactId,
    e164,
    evidence: `Reassigned Numbers Database, ${checkedOn}`,
    at: findReassignedSince({ checkedOn, answer: 'yes' }, services.now()),
  }));
  const same = { kind: 'reassigned', source: 'records', note: '' } as const;
  await writeManyRestrictions(services, transaction, scope, same, subjects);
  const { organizationId } = scope;
  await publishEvents(transaction, services.effects.wakeRelay, [
    { organizationId, event: { kind: 'contacts_changed' } },
  ]);
  return kept.length;
}
