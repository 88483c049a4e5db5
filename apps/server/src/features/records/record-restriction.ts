import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import type { PhonePlace, RestrictionKind } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { holdUploadsOff } from '../../ledger/index.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { findSubject, type Subject } from './find-subject.ts';
import { insertRestriction, markPhone, revokeConsents } from './queries/restrictions.ts';
import { readMoment } from './read-moment.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface RestrictionInput {
  contactId: string;
  kind: RestrictionKind;
  phoneId: string | null;
  /** Of an inconvenient place, instead of a number. */
  place?: PhonePlace | null | undefined;
  debtId: string | null;
  receivedAt?: string | undefined;
  source: string;
  evidence: string;
  note: string;
}

const output = z.object({ restrictionId: z.uuid() });

function checkScope({ kind, phoneId, place = null, debtId }: RestrictionInput): void {
  const scope = restrictionScopes[kind];
  if (place !== null && kind !== 'place_inconvenient') {
    throw invalidInput('place', 'This is not about a place. Leave the place out.');
  }
  if (place !== null && phoneId !== null) {
    throw invalidInput('place', 'Choose the number or the place, not both.');
  }
  if (place === null && scope === 'number' && phoneId === null) {
    const isPlace = kind === 'place_inconvenient';
    throw invalidInput(
      'phoneId',
      isPlace ? 'Choose the number or the place.' : 'Choose the number that this is about.',
    );
  }
  if (phoneId !== null && scope !== 'number') {
    throw invalidInput('phoneId', 'This is not about a single number. Leave the number out.');
  }
  if (debtId !== null && scope !== 'perhaps_debt') {
    throw invalidInput('debtId', 'This is not about a single debt. Leave the debt out.');
  }
}

export const stateAfter: Partial<Record<RestrictionKind, string>> = {
  number_stop: 'stopped',
  wrong_number: 'wrong',
  reassigned: 'wrong',
};

/**
 * Whose permission a refusal takes back. Anyone who refuses a number refuses it for everybody, and what
 * was permitted before a number was given to somebody else was permitted by another.
 */
function readRevocation(kind: RestrictionKind, { contactId, e164 }: Subject) {
  if (kind === 'medium_stop') return [contactId, null];
  if (kind === 'wrong_number') return [contactId, e164];
  return kind === 'number_stop' || kind === 'reassigned' ? [null, e164] : null;
}

/**
 * Phones before people, people before permissions and targets: the order in which the dialer writes. An
 * upload that is being stored may hold any of these for a minute: the restriction itself is written beside
 * it and holds at once, and the rest follows when the upload has ended (`dialer/settle-learned.ts`).
 */
async function writeAll(
  transaction: Transaction,
  organizationId: string,
  input: RestrictionInput,
  subject: Subject,
  at: Date,
): Promise<string> {
  const { contactId, e164, debtId } = subject;
  const isFree = await holdUploadsOff(transaction, organizationId);
  const state = stateAfter[input.kind];
  if (isFree && state !== undefined) await transaction.all(markPhone, [contactId, e164, state]);
  const { kind, place = null, source, evidence, note } = input;
  const values = [contactId, kind, e164, debtId, source, evidence, note, at, place];
  const made = await transaction.first(insertRestriction, values);
  if (made === undefined) throw new Error('the restriction was not written');
  const revocation = readRevocation(kind, subject);
  if (isFree && revocation !== null) {
    await transaction.all(revokeConsents, [...revocation, at, made.id]);
  }
  return made.id;
}

/** In the transaction of a caller that has more to do in it. */
export async function writeRestriction(
  services: RecordServices,
  transaction: Transaction,
  scope: RecordContext['scope'],
  input: RestrictionInput,
): Promise<{ restrictionId: string }> {
  checkScope(input);
  const at = readMoment(input.receivedAt, services.now(), 'receivedAt');
  const subject = await findSubject(transaction, input);
  const restrictionId = await writeAll(transaction, scope.organizationId, input, subject, at);
  await tellRecord(services, transaction, scope, {
    action: 'suppression.recorded',
    contactId: subject.contactId,
    detail: { kind: input.kind, ...(input.place ? { place: input.place } : {}) },
  });
  return { restrictionId };
}

/** From its commit on, no call that it forbids is placed any more, in any campaign. */
export function recordRestriction(
  services: RecordServices,
  context: RecordContext,
  input: RestrictionInput,
): Promise<{ restrictionId: string }> {
  const request = { ...context, operation: 'records.recordRestriction', input, output };
  return writeOnce(services.database, request, (transaction) =>
    writeRestriction(services, transaction, context.scope, input),
  );
}
