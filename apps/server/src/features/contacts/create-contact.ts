import type { ContactInput } from '@ringfence/contract/contact-editing';
import * as z from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import { writeOnce } from '../../platform/idempotency/write-once.ts';
import { besideUploads, type RecordContext, type RecordServices } from '../records/index.ts';
import { type ContactsInput, storeContacts } from './store-contacts.ts';

const output = z.object({ contactId: z.uuid() });

const sentences: Readonly<Record<string, string>> = {
  phone_missing: 'Enter a number, or a reference.',
  phone_invalid:
    'This is not a telephone number. Write one of another country with + and its code.',
  region_invalid: 'There is no such state or province in this country.',
  country_invalid: 'Enter the code of a country, such as US.',
  balance_invalid: 'Nobody owes less than nothing.',
  currency_invalid: 'Enter the code of a currency, such as USD.',
  date_invalid: 'This lies in the future. Enter the day on which it was.',
  debt_state_invalid: 'Enter open, paid, disputed, recalled or closed.',
  duplicate: 'Another debt of the person has this reference.',
};

/** Somebody who is not known yet. */
export function createContact(
  services: RecordServices,
  context: RecordContext,
  { listId, consent, ...contact }: ContactInput & Omit<ContactsInput, 'contacts'>,
): Promise<{ contactId: string }> {
  const input = { contacts: [contact], listId, consent };
  const request = { ...context, operation: 'contacts.create', input, output };
  const create = async (transaction: Transaction): Promise<{ contactId: string }> => {
    const [result] = await storeContacts(services, transaction, context, input);
    if (result?.result === 'added' && result.contactId !== null) {
      return { contactId: result.contactId };
    }
    const sentence = sentences[result?.reason ?? ''];
    if (sentence !== undefined) throw invalidInput(result?.field ?? '', sentence);
    // Whatever was stored of somebody who is known goes with the transaction.
    throw new ProblemError('conflict', 'There is a contact with this reference or number already.');
  };
  return besideUploads(() => writeOnce(services.database, request, create));
}
