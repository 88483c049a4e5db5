import { isKnownZone } from '@ringfence/domain/zones/find-offset';
import * as z from 'zod';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeBesideUploads } from './beside-uploads.ts';
import { confirmCallable } from './confirm-callable.ts';
import { updateZone } from './queries/records.ts';
import type { RecordContext, RecordServices } from './record-services.ts';
import { tellRecord } from './tell-record.ts';

/** It overrides all other evidence of where the person is. */
export async function confirmZone(
  services: RecordServices,
  context: RecordContext,
  input: { contactId: string; zone: string | null; confirmsCallable?: boolean | undefined },
): Promise<{ contactId: string }> {
  const { contactId, zone } = input;
  if (zone !== null && !isKnownZone(zone)) {
    throw invalidInput('zone', 'Enter a time zone such as America/Chicago.');
  }
  const output = z.object({ contactId: z.uuid() });
  const request = { ...context, operation: 'records.confirmZone', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const question = { contactIds: [contactId], isConfirmed: input.confirmsCallable === true };
    await confirmCallable(services, transaction, context.scope, question, async () => {
      const changed = await transaction.first(updateZone, [contactId, zone]);
      if (changed === undefined) throw new ProblemError('not_found');
    });
    const action = 'contact.zone_confirmed';
    await tellRecord(services, transaction, context.scope, { action, contactId });
    return { contactId };
  });
}
