import type { DayPart } from '@ringfence/domain/callflow/script';
import * as z from 'zod';
import { recordCallbacks } from '../../ledger/index.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import {
  confirmCallable,
  type RecordContext,
  type RecordServices,
  tellRecord,
  writeBesideUploads,
  writeCallConsent,
} from '../records/index.ts';
import { findContact, findDebt } from './queries.ts';
import { readTime } from './read-time.ts';

export interface CallbackInput {
  contactId: string;
  debtId: string | null;
  /** Null: the part of the day in which the exact moment lies. */
  suits: DayPart | null;
  /** The exact moment, as ISO 8601; null: a part of the day is enough. */
  wantedAt: string | null;
  wantsSomeone: boolean;
  /** In which words the person permitted a call before the days of rest are over; null: they did not. */
  consentWords: string | null;
  /** The person may be called by it who could not be before, and is to be. */
  confirmsCallable?: boolean | undefined;
}

const output = z.object({ callbackId: z.uuid() });

/** What a person asked a member or a program for: the same as by a key on a call. */
export function recordCallback(
  services: RecordServices,
  context: RecordContext,
  input: CallbackInput,
): Promise<{ callbackId: string }> {
  const { scope } = context;
  const { organizationId, userId, apiKeyId } = scope;
  const { contactId, debtId, wantsSomeone, consentWords: words } = input;
  const isConfirmed = input.confirmsCallable === true;
  const request = { ...context, operation: 'callbacks.record', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const contact = await transaction.first(findContact.within, [contactId]);
    if (contact === undefined) throw new ProblemError('not_found');
    const debt = debtId && (await transaction.first(findDebt, [contactId, debtId]));
    if (debt === undefined) throw invalidInput('debtId', 'This is not a debt of the person.');
    const askedAt = services.now();
    const time = readTime(input, askedAt, contact.known_zone);
    const how = {
      callId: null,
      recordedBy: userId,
      askedHow: apiKeyId === undefined ? ('member' as const) : ('program' as const),
      at: askedAt,
    };
    const asked = { organizationId, contactId, debtId, ...time, wantsSomeone, ...how };
    const question = { contactIds: [contactId], isConfirmed };
    const made = await confirmCallable(services, transaction, scope, question, async () => {
      const path = 'consentWords';
      if (words !== null) {
        await writeCallConsent(transaction, { contactId, words, at: askedAt, path });
      }
      return recordCallbacks(transaction, [asked]);
    });
    await tellRecord(services, transaction, scope, { action: 'callback.recorded', contactId });
    if (words !== null) {
      const detail = { kind: 'frequency' };
      await tellRecord(services, transaction, scope, {
        action: 'consent.recorded',
        contactId,
        detail,
      });
    }
    return { callbackId: made.get(contactId) ?? '' };
  });
}
