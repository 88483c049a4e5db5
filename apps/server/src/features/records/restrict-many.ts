import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import type { RestrictionKind } from '@ringfence/domain/compliance/words';
import { holdUploadsOff, judgeAgain } from '../../ledger/index.ts';
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

/** Of whom, or of which number of theirs; from when on, and by what. */
export interface RestrictedSubject {
  contactId: string;
  e164: string | null;
  evidence: string;
  at: Date;
}

type Same = Pick<ManyRestrictions, 'kind' | 'source' | 'note'>;

/**
 * The same for many people as `writeRestriction` for one, set by set: from its commit on, no call that it
 * forbids is placed any more. Answers what was recorded, and for whom.
 */
export async function writeManyRestrictions(
  services: Pick<RecordServices, 'effects'>,
  transaction: Transaction,
  { organizationId, userId }: RecordContext['scope'],
  { kind, source, note }: Same,
  subjects: readonly RestrictedSubject[],
): Promise<{ id: string; contact_id: string }[]> {
  if (subjects.length === 0) return [];
  const people = subjects.map(({ contactId }) => contactId);
  const numbers = subjects.map(({ e164 }) => e164);
  const isFree = await holdUploadsOff(transaction, organizationId);
  // Phones before people, people before permissions and targets: the order in which the dialer writes.
  const state = stateAfter[kind];
  if (isFree && state !== undefined) await transaction.all(markPhones, [people, numbers, state]);
  const evidence = subjects.map((subject) => subject.evidence);
  const moments = subjects.map(({ at }) => at);
  const values = [people, numbers, kind, source, evidence, note, moments];
  const made = await transaction.all(insertRestrictions, values);
  const revocation = revocations[kind];
  if (isFree && revocation !== undefined) {
    const { ofPerson, forNumber } = revocation;
    const ids = made.map(({ id }) => id);
    await transaction.all(revokeConsentsOfMany, [ids, ofPerson, forNumber]);
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

/**
 * Of people who were chosen. Where it is about a number, it is the one that would be called. A person who has it
 * recorded already keeps that.
 */
export async function restrictMany(
  services: Pick<RecordServices, 'effects' | 'now'>,
  transaction: Transaction,
  scope: RecordContext['scope'],
  { contactIds, evidence, ...same }: ManyRestrictions,
): Promise<{ id: string; contact_id: string }[]> {
  const at = services.now();
  const isAboutNumber = restrictionScopes[same.kind] === 'number';
  const chosen = await transaction.all(chooseSubjects, [contactIds, same.kind, isAboutNumber]);
  const subjects = chosen.map(({ contact_id: contactId, e164 }) => ({
    contactId,
    e164,
    evidence,
    at,
  }));
  return writeManyRestrictions(services, transaction, scope, same, subjects);
}
