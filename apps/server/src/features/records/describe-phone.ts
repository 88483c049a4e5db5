import type { ReassignedCheck } from '@ringfence/domain/compliance/reassigned-answers';
import type { LineType, PhonePlace } from '@ringfence/domain/compliance/words';
import * as z from 'zod';
import { ProblemError } from '../../platform/http/problem.ts';
import { writeBesideUploads } from './beside-uploads.ts';
import { confirmCallable } from './confirm-callable.ts';
import { keepReassignedChecks } from './keep-reassigned-checks.ts';
import { findPhone, updatePhone } from './queries/records.ts';
import { refuseFutureDays } from './read-moment.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

export interface PhoneDescription {
  phoneId: string;
  place?: PhonePlace | null | undefined;
  lineType?: LineType | undefined;
  label?: string | null | undefined;
  reassigned?: ReassignedCheck | null | undefined;
  /** Somebody who could not be called and can be by this is to be called. */
  confirmsCallable?: boolean | undefined;
}

const output = z.object({ phoneId: z.uuid() });

/** What is left out stays as it is. */
export async function describePhone(
  services: RecordServices,
  context: RecordContext,
  input: PhoneDescription,
): Promise<{ phoneId: string }> {
  const { phoneId, confirmsCallable = false, ...fields } = input;
  refuseFutureDays({ 'reassigned.checkedOn': fields.reassigned?.checkedOn }, services.now());
  const request = { ...context, operation: 'records.describePhone', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const found = await transaction.first(findPhone, [phoneId]);
    if (found === undefined) throw new ProblemError('not_found');
    const { contact_id: contactId } = found;
    const { place, lineType, reassigned } = fields;
    const question = { contactIds: [contactId], isConfirmed: confirmsCallable };
    await confirmCallable(services, transaction, context.scope, question, async () => {
      const changed = await transaction.first(updatePhone, [phoneId, JSON.stringify(fields)]);
      if (changed === undefined) throw new ProblemError('not_found');
      if (reassigned?.answer !== 'yes') return;
      const check = { contactId, e164: changed.e164, check: reassigned };
      await keepReassignedChecks(services, transaction, context.scope, [check]);
    });
    await tellRecord(services, transaction, context.scope, {
      action: 'phone.described',
      contactId,
      // A line that is said to be none of a mobile needs less consent: who said so is on record.
      detail: {
        ...(place === undefined ? {} : { place: place ?? 'not_known' }),
        ...(lineType === undefined ? {} : { lineType }),
        ...(reassigned === undefined ? {} : { reassigned: reassigned?.answer ?? 'not_known' }),
      },
    });
    return { phoneId };
  });
}
