import { type Weekday, weekdays } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { findSubject } from './find-subject.ts';
import {
  findInconvenientTime,
  insertInconvenientTime,
  liftInconvenientTime as liftStatement,
} from './queries/records.ts';
import { readMoment } from './read-moment.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface InconvenientTimeInput {
  contactId: string;
  days: readonly Weekday[];
  fromMinute: number;
  toMinute: number;
  receivedAt?: string | undefined;
  source: string;
  evidence: string;
}

const output = z.object({ inconvenientTimeId: z.uuid() });

export async function recordInconvenientTime(
  services: RecordServices,
  context: RecordContext,
  input: InconvenientTimeInput,
): Promise<{ inconvenientTimeId: string }> {
  const at = readMoment(input.receivedAt, services.now(), 'receivedAt');
  const request = { ...context, operation: 'records.recordInconvenientTime', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const { contactId } = await findSubject(transaction, input);
    const { fromMinute, toMinute, source, evidence } = input;
    const days = weekdays.filter((day) => input.days.includes(day));
    const values = [contactId, days, fromMinute, toMinute, source, evidence, at];
    const made = await transaction.first(insertInconvenientTime, values);
    if (made === undefined) throw new Error('the inconvenient time was not written');
    await tellRecord(services, transaction, context.scope, {
      action: 'inconvenient_time.recorded',
      contactId,
    });
    return { inconvenientTimeId: made.id };
  });
}

/** Twice changes nothing. */
export function liftInconvenientTime(
  services: RecordServices,
  context: RecordContext,
  input: { inconvenientTimeId: string },
): Promise<{ inconvenientTimeId: string }> {
  const request = { ...context, operation: 'records.liftInconvenientTime', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const { inconvenientTimeId } = input;
    const found = await transaction.first(findInconvenientTime, [inconvenientTimeId]);
    if (found === undefined) throw new ProblemError('not_found');
    const values = [inconvenientTimeId, services.now()];
    if ((await transaction.first(liftStatement, values)) === undefined) {
      // Somebody has lifted it in the meantime, or the person who asks is no admin any more.
      const now = await transaction.first(findInconvenientTime, [inconvenientTimeId]);
      if (now?.lifted_at === null) throw new ProblemError('not_permitted');
    } else {
      await tellRecord(services, transaction, context.scope, {
        action: 'inconvenient_time.lifted',
        contactId: found.contact_id,
      });
    }
    return { inconvenientTimeId };
  });
}
