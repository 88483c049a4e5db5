import {
  type ContactInput,
  type UnreadableContact,
  upsertResult,
} from '@ringfence/contract/contact-editing';
import * as z from 'zod';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { besideUploads, type RecordContext, type RecordServices } from '../records/index.ts';
import { type ContactsInput, storeContacts, type UpsertResult } from './store-contacts.ts';

const output = z.object({ results: z.array(upsertResult) });

type GivenContact = ContactInput | UnreadableContact;

export interface BulkInput extends Omit<ContactsInput, 'contacts'> {
  contacts: readonly GivenContact[];
}

const isUnreadable = (contact: GivenContact): contact is UnreadableContact =>
  'unreadable' in contact;

function presentUnreadable(contact: UnreadableContact, index: number): UpsertResult {
  const { externalReference, unreadable } = contact;
  const refusal = { result: 'rejected', contactId: null, reason: 'unreadable' } as const;
  return { index, externalReference, ...refusal, waits: [], ...unreadable };
}

/** Many at once, in one transaction: those that can be used are stored together, or none. */
export function upsertContacts(
  services: RecordServices,
  context: RecordContext,
  input: BulkInput,
): Promise<{ results: UpsertResult[] }> {
  const request = { ...context, operation: 'contacts.upsert', input, output };
  const contacts = input.contacts.flatMap((contact) => (isUnreadable(contact) ? [] : [contact]));
  return besideUploads(() =>
    writeOnce(services.database, request, async (transaction) => {
      const stored = await storeContacts(services, transaction, context, { ...input, contacts });
      const next = stored.values();
      const results = input.contacts.map((contact, index) => {
        if (isUnreadable(contact)) return presentUnreadable(contact, index);
        const { value } = next.next();
        if (value === undefined) throw new Error('a contact was not answered for');
        return { ...value, index };
      });
      return { results };
    }),
  );
}
