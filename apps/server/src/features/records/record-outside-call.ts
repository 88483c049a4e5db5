import type { Direction, PastOutcome } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { confirmCallable } from './confirm-callable.ts';
import { checkDebts, findSubject } from './find-subject.ts';
import { insertOutsideCall } from './queries/records.ts';
import { readMoment } from './read-moment.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface OutsideCallInput {
  contactId: string;
  phoneId: string;
  debtIds: readonly string[];
  direction: Direction;
  outcome: PastOutcome;
  occurredAt: string;
  evidence: string;
  /** Somebody who could not be called and can be by this is to be called. */
  confirmsCallable?: boolean | undefined;
}

const output = z.object({ outsideCallId: z.uuid() });

/** It counts like a call of ours, and starts the same cool-down (12 CFR 1006.14(b)(2)). */
export async function recordOutsideCall(
  services: RecordServices,
  context: RecordContext,
  input: OutsideCallInput,
): Promise<{ outsideCallId: string }> {
  const at = readMoment(input.occurredAt, services.now(), 'occurredAt');
  const request = { ...context, operation: 'records.recordOutsideCall', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const { contactId, e164 } = await findSubject(transaction, input);
    const debtIds = [...new Set(input.debtIds)];
    await checkDebts(transaction, contactId, debtIds);
    const { direction, outcome, evidence } = input;
    const values = [contactId, e164, debtIds, direction, outcome, at, evidence];
    // Where a law asks for an attempt elsewhere first (Oregon, at work), this may be the one.
    const question = { contactIds: [contactId], isConfirmed: input.confirmsCallable === true };
    const insert = () => transaction.first(insertOutsideCall, values);
    const made = await confirmCallable(services, transaction, context.scope, question, insert);
    if (made === undefined) throw new Error('the call was not written');
    await tellRecord(services, transaction, context.scope, {
      action: 'outside_call.recorded',
      contactId,
    });
    return { outsideCallId: made.id };
  });
}
