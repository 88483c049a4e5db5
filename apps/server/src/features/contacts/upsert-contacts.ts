import { upsertResult } from '@ringfence/contract/contact-editing';
import * as z from 'zod';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { besideUploads, type RecordContext, type RecordServices } from '../records/index.ts';
import { type ContactsInput, storeContacts, type UpsertResult } from './store-contacts.ts';

const output = z.object({ results: z.array(upsertResult) });

/** Many at once, in one transaction: those that can be used are stored together, or none. */
export function upsertContacts(
  services: RecordServices,
  context: RecordContext,
  input: ContactsInput,
): Promise<{ results: UpsertResult[] }> {
  const request = { ...context, operation: 'contacts.upsert', input, output };
  return besideUploads(() =>
    writeOnce(services.database, request, async (transaction) => ({
      results: await storeContacts(services, transaction, context, input),
    })),
  );
}
