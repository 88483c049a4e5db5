import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import type { RestrictionKind } from '@ringfence/domain/compliance/words';
import { holdUploadsOff, judgeAgain } from '../../dialer/index.ts';
import { appendEntries } from '../../platform/activity/append-entries.ts';
import type { Transaction } from '../../platform/database/database.ts';
import {
  chooseSubjects,
  insertRestrictions,
  markPhones,
  revokeConsentsOfMany,
} from './queries/many-restrictions.ts';
import { stateAfter } from './record-restriction.ts';
import type { RecordContext, RecordServices } from './record-services.ts';

export interface ManyRestrictions {
  contactIds: readonly string[];
  kind: RestrictionKind;
  source: string;
  evidence: string;
  note: string;
}

/** Whose permission it takes back: of the person or of everybody, for the number or for all. */
const revocations: Partial<Record<RestrictionKind, { ofPerson: boolean; forNumber: boolean }>> = {
  medium_stop: { ofPerson: true, forNumber: false },
  wrong_number: { ofPerson: true, forNumber: true },
  number_stop: { ofPerson: false, forNumber: true },
  reassigned: { ofPerson: false, forNumber: true },
};

/**
 * The same for many people as `writeRestriction` for one, set by set: from its commit on, no call that it
 * forbids is placed any more. Where it is about a number, it is the one that would be called. Whoever has
 * it recorded already keeps that. Answers what was recorded, and for whom.
 */
export async function restrictMany(
  services: Pick<RecordServices, 'effects' | 'now'>,
  transaction: Transaction,
  { organizationId, userId }: RecordContext['scope'],
  { contactIds, kind, source, evidence, note }: ManyRestrictions,
): Promise<{ id: string; contact_id: string }[]> {
  const at = services.now();
  const isAboutNumber = restrictionScopes[kind] === 'number';
  const subjects = await transaction.all(chooseSubjects, [contactIds, kind, isAboutNumber]);
  if (subjects.length === 0) return [];
  const people = subjects.map(({ contact_id }) => contact_id);
  const numbers = subjects.map(({ e164 }) => e164);
  const isFree = await holdUploadsOff(transaction, organizationId);
  // Phones before people, people before permissions and targets: the order in which the dialer writes.
  const state = stateAfter[kind];
  if (isFree && state !== undefined) await transaction.all(markPhones, [people, numbers, state]);
  const values = [people, numbers, kind, source, evidence, note, at];
  const made = await transaction.all(insertRestrictions, values);
  const revocation = revocations[kind];
  if (isFree && revocation !== undefined) {
    await transaction.all(revokeConsentsOfMany, [
      made.map(({ id }) => id),
      made.map(({ contact_id }) => contact_id),
      made.map(({ e164 }) => e164),
      revocation.ofPerson,
      revocation.forNumber,
      at,
    ]);
  }
  await judgeAgain(transaction, organizationId, people);
  await appendEntries(
    transaction,
    services.effects,
    people.map((id) => ({
      organizationId,
      actor: { kind: 'profile', id: userId },
      action: 'suppression.recorded',
      subject: { kind: 'contact', id },
      detail: { kind },
    })),
  );
  return made;
}
