import type { LineType, PhonePlace } from '@ringfence/domain/compliance/words';
import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import * as z from 'zod';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { updateDebt, updatePhone, updateZone } from './queries/records.ts';
import { raiseLedger } from './queries/subject.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

/** It overrides all other evidence of where the person is. */
export async function confirmZone(
  services: RecordServices,
  context: RecordContext,
  input: { contactId: string; zone: string | null },
): Promise<{ contactId: string }> {
  const { contactId, zone } = input;
  if (zone !== null && !isKnownZone(zone)) {
    throw invalidInput('zone', 'Enter a time zone such as America/Chicago.');
  }
  const output = z.object({ contactId: z.uuid() });
  const request = { ...context, operation: 'records.confirmZone', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const changed = await transaction.first(updateZone, [contactId, zone]);
    if (changed === undefined) throw new ProblemError('not_found');
    const action = 'contact.zone_confirmed';
    await tellRecord(services, transaction, context.scope, { action, contactId });
    return { contactId };
  });
}

export async function describePhone(
  services: RecordServices,
  context: RecordContext,
  input: {
    phoneId: string;
    place?: PhonePlace | null | undefined;
    lineType?: LineType | undefined;
  },
): Promise<{ phoneId: string }> {
  const { phoneId, place, lineType } = input;
  const output = z.object({ phoneId: z.uuid() });
  const request = { ...context, operation: 'records.describePhone', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const values = [phoneId, place !== undefined, place ?? null, lineType ?? null];
    const changed = await transaction.first(updatePhone, values);
    if (changed === undefined) throw new ProblemError('not_found');
    const contactId = changed.contact_id;
    await transaction.all(raiseLedger, [contactId]);
    await tellRecord(services, transaction, context.scope, {
      action: 'phone.described',
      contactId,
      // A line that is said to be none of a mobile needs less consent: who said so is on record.
      detail: {
        ...(place === undefined ? {} : { place: place ?? 'not_known' }),
        ...(lineType === undefined ? {} : { lineType }),
      },
    });
    return { phoneId };
  });
}

/** It is tomorrow already somewhere. */
const zoneAheadMilliseconds = 14 * 60 * 60 * 1000;

export async function describeDebt(
  services: RecordServices,
  context: RecordContext,
  input: {
    debtId: string;
    group?: string | null | undefined;
    noticeSentOn?: string | null | undefined;
  },
): Promise<{ debtId: string }> {
  const { debtId, group, noticeSentOn } = input;
  const now = services.now();
  const today = new Date(now.getTime() + zoneAheadMilliseconds).toISOString().slice(0, 10);
  if (typeof noticeSentOn === 'string' && noticeSentOn > today) {
    throw invalidInput('noticeSentOn', 'This lies in the future. Enter the day it was sent.');
  }
  const output = z.object({ debtId: z.uuid() });
  const request = { ...context, operation: 'records.describeDebt', input, output };
  return writeOnce(services.database, request, async (transaction) => {
    const hasGroup = group !== undefined;
    const hasNotice = noticeSentOn !== undefined;
    const values = [debtId, hasGroup, group ?? null, hasNotice, noticeSentOn ?? null, now];
    const changed = await transaction.first(updateDebt, values);
    if (changed === undefined) throw new ProblemError('not_found');
    const contactId = changed.contact_id;
    await transaction.all(raiseLedger, [contactId]);
    const action = 'debt.described';
    await tellRecord(services, transaction, context.scope, { action, contactId });
    return { debtId };
  });
}
