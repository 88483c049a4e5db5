import { type ConsentFault, checkConsent } from '@ringfence/domain/compliance/check-consent';
import type { ConsentKind, PhonePlace } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { confirmCallable } from './confirm-callable.ts';
import { findSubject } from './find-subject.ts';
import {
  findConsent,
  findDeath,
  insertConsent,
  revokeConsent as revokeStatement,
} from './queries/records.ts';
import { readMoment } from './read-moment.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface ConsentInput {
  contactId: string;
  kind: ConsentKind;
  phoneId: string | null;
  receivedAt?: string | undefined;
  expiresAt: string | null;
  fromMinute: number | null;
  toMinute: number | null;
  place: PhonePlace | null;
  source: string;
  evidence: string;
  /** Somebody who could not be called and can be by this is to be called. */
  confirmsCallable?: boolean | undefined;
}

const output = z.object({ consentId: z.uuid() });

const sentences: Readonly<Record<ConsentFault, readonly [path: string, sentence: string]>> = {
  number_missing: ['phoneId', 'Choose the number that may be called by an artificial voice.'],
  scope_not_of_kind: ['kind', 'Only permission for a time or place has hours and a place.'],
  hours_incomplete: ['toMinute', 'Enter both when the hours begin and when they end.'],
  hours_empty: ['toMinute', 'Beginning and end are the same.'],
  scope_missing: [
    'fromMinute',
    'Enter the hours, the place or the number that the person permits.',
  ],
  end_missing: ['expiresAt', 'Enter until when the person permits it.'],
  end_before_begin: ['expiresAt', 'It would end before it begins.'],
  end_too_late: ['expiresAt', 'Enter a day before the year 10000.'],
  evidence_missing: ['evidence', 'Say in which words the person permitted it.'],
};

/** By our own reading: a store does not take every offset that is sent. */
const readEnd = (expiresAt: string | null): Date | null =>
  expiresAt === null ? null : new Date(expiresAt);

function refuseFaults({ phoneId, expiresAt, ...rest }: ConsentInput, at: Date): void {
  const draft = { ...rest, hasNumber: phoneId !== null, at, expiresAt: readEnd(expiresAt) };
  const fault = checkConsent(draft);
  if (fault !== null) throw invalidInput(...sentences[fault]);
}

/** A stop is not undone by it: that stays until it is lifted. The dead permit nothing, as in a file. */
export async function recordConsent(
  services: RecordServices,
  context: RecordContext,
  input: ConsentInput,
): Promise<{ consentId: string }> {
  const at = readMoment(input.receivedAt, services.now(), 'receivedAt');
  refuseFaults(input, at);
  const request = { ...context, operation: 'records.recordConsent', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const { contactId, e164 } = await findSubject(transaction, input);
    const death = await transaction.first(findDeath, [contactId]);
    if (death?.is_dead === true) {
      throw invalidInput('kind', 'This person has died and can permit nothing.');
    }
    const { kind, source, evidence, fromMinute, toMinute, place } = input;
    const expiresAt = readEnd(input.expiresAt);
    const scope = [expiresAt, fromMinute, toMinute, place];
    // With the zone of the person who says it, in which it may be another day than in UTC.
    const day = (input.receivedAt ?? at.toISOString()).slice(0, 10);
    const values = [contactId, kind, e164, source, at, evidence, ...scope, day];
    const question = { contactIds: [contactId], isConfirmed: input.confirmsCallable === true };
    const insert = () => transaction.first(insertConsent, values);
    const made = await confirmCallable(services, transaction, context.scope, question, insert);
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
    const isBefore = at < found.received_at;
    if (found.revoked_at === null && isBefore && input.receivedAt !== undefined) {
      throw invalidInput('receivedAt', 'The permission was given later than this.');
    }
    // A person who takes it back now does so, also where the clock that wrote it down is ahead of ours.
    const until = isBefore ? found.received_at : at;
    if ((await transaction.first(revokeStatement, [consentId, until, evidence])) !== undefined) {
      const entry = { action: 'consent.revoked', contactId: found.contact_id };
      await tellRecord(services, transaction, context.scope, entry);
    }
    return { consentId };
  });
}
