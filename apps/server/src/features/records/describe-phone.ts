import type { LineType, PhonePlace } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeBesideUploads } from './beside-uploads.ts';
import { updatePhone } from './queries/records.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface PhoneDescription {
  phoneId: string;
  place?: PhonePlace | null | undefined;
  lineType?: LineType | undefined;
  label?: string | null | undefined;
}

const output = z.object({ phoneId: z.uuid() });

/** What is left out stays as it is. */
export function describePhone(
  services: RecordServices,
  context: RecordContext,
  input: PhoneDescription,
): Promise<{ phoneId: string }> {
  const { phoneId, ...fields } = input;
  const request = { ...context, operation: 'records.describePhone', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const changed = await transaction.first(updatePhone, [phoneId, JSON.stringify(fields)]);
    if (changed === undefined) throw new ProblemError('not_found');
    const { place, lineType } = fields;
    await tellRecord(services, transaction, context.scope, {
      action: 'phone.described',
      contactId: changed.contact_id,
      // A line that is said to be none of a mobile needs less consent: who said so is on record.
      detail: {
        ...(place === undefined ? {} : { place: place ?? 'not_known' }),
        ...(lineType === undefined ? {} : { lineType }),
      },
    });
    return { phoneId };
  });
}
