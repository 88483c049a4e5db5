import type { ConsentKind } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { findSubject } from './find-subject.ts';
import { findConsent, insertConsent, revokeConsent as revokeStatement } from './queries/records.ts';
import { readMoment } from './read-moment.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface ConsentInput {
  contactId: string;
  kind: ConsentKind;
  phoneId: string | null;
  receivedAt?: string | undefined;
  expiresAt: string | null;
  source: string;
  evidence: string;
}

const output = z.object({ consentId: z.uuid() });

/** The last year that is written with four digits, as every answer of ours is. */
const latest = Date.UTC(10_000, 0, 1);

/** By our own reading: a store does not take every offset that is told. */
const readEnd = (expiresAt: string | null): Date | null =>
  expiresAt === null ? null : new Date(expiresAt);

function checkConsent({ kind, phoneId, expiresAt, evidence }: ConsentInput, at: Date): void {
  if (kind === 'tcpa' && phoneId === null) {
    throw invalidInput('phoneId', 'Choose the number that may be called by an artificial voice.');
  }
  // Permission for any hour names no time that would be convenient (12 CFR 1006.6(b)(1)).
  if (kind === 'time_place' && expiresAt === null) {
    throw invalidInput('expiresAt', 'Enter until when the person permits it.');
  }
  if (kind === 'time_place' && evidence === '') {
    throw invalidInput('evidence', 'Say in which words the person permitted it.');
  }
  const end = readEnd(expiresAt);
  if (end !== null && !(end > at)) {
    throw invalidInput('expiresAt', 'It would end before it begins.');
  }
  if (end !== null && end.getTime() >= latest) {
    throw invalidInput('expiresAt', 'Enter a day before the year 10000.');
  }
}

/** A stop is not undone by it: that stays until it is lifted. */
export async function recordConsent(
  services: RecordServices,
  context: RecordContext,
  input: ConsentInput,
): Promise<{ consentId: string }> {
  const at = readMoment(input.receivedAt, services.now(), 'receivedAt');
  checkConsent(input, at);
  const request = { ...context, operation: 'records.recordConsent', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const { contactId, e164 } = await findSubject(transaction, input);
    const { kind, source, evidence, expiresAt } = input;
    const values = [contactId, kind, e164, source, at, evidence, readEnd(expiresAt)];
    const made = await transaction.first(insertConsent, values);
    if (made === undefined) throw new ProblemError('not_permitted');
    const detail = { kind };
    await tellRecord(services, transaction, context.scope, {
      action: 'consent.recorded',
      contactId,
      detail,
    });
    return { consentId: made.id };
  });
}

/** By any reasonable means, and honoured at once (47 CFR 64.1200(a)(10)). Twice changes nothing. */
export async function revokeConsent(
  services: RecordServices,
  context: RecordContext,
  input: { consentId: string; receivedAt?: string | undefined; evidence: string },
): Promise<{ consentId: string }> {
  const at = readMoment(input.receivedAt, services.now(), 'receivedAt');
  const request = { ...context, operation: 'records.revokeConsent', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const { consentId, evidence } = input;
    const found = await transaction.first(findConsent, [consentId]);
    if (found === undefined) throw new ProblemError('not_found');
    if (found.revoked_at === null && at < found.received_at) {
      throw invalidInput('receivedAt', 'The permission was given later than this.');
    }
    if ((await transaction.first(revokeStatement, [consentId, at, evidence])) !== undefined) {
      const told = { action: 'consent.revoked', contactId: found.contact_id };
      await tellRecord(services, transaction, context.scope, told);
    }
    return { consentId };
  });
}
