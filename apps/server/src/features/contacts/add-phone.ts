import type { ReassignedCheck } from '@ringfence/domain/compliance/reassigned-answers';
import type { LineType, PhonePlace } from '@ringfence/domain/compliance/words';
import { parsePhone } from '@ringfence/domain/phone/parse-phone';
import * as z from 'zod';
import { linkPersons } from '../../ledger/index.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import {
  confirmCallable,
  holdConcerned,
  keepReassignedChecks,
  type RecordContext,
  type RecordServices,
  refuseFutureDays,
  tellRecord,
  writeBesideUploads,
} from '../records/index.ts';
import { insertPhone, lockPhones } from './queries/edit.ts';
import { findCountry } from './read-place.ts';

export interface NewPhone {
  number: string;
  label?: string | null | undefined;
  lineType?: LineType | undefined;
  place?: PhonePlace | null | undefined;
  reassigned?: ReassignedCheck | undefined;
}

const output = z.object({ phoneId: z.uuid() });
/** As many as can be put in an order at once. */
const mostPhones = 100;

/** It is tried after the numbers that are known already, until somebody orders them otherwise. */
export async function addPhone(
  services: RecordServices,
  context: RecordContext,
  input: { contactId: string; phone: NewPhone; confirmsCallable?: boolean | undefined },
): Promise<{ phoneId: string }> {
  const { contactId, phone } = input;
  const { scope } = context;
  refuseFutureDays({ 'phone.reassigned.checkedOn': phone.reassigned?.checkedOn }, services.now());
  const request = { ...context, operation: 'contacts.addPhone', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    await holdConcerned(transaction, scope.organizationId, [contactId]);
    const contact = await transaction.first(lockPhones, [contactId]);
    if (contact === undefined) throw new ProblemError('not_found');
    const country = await findCountry(transaction, scope.organizationId);
    const parsed = parsePhone(phone.number, country);
    if (parsed === null) {
      throw invalidInput(
        'phone.number',
        'This is not a telephone number. Write one of another country with + and its code.',
      );
    }
    if (contact.phones >= mostPhones) {
      throw invalidInput('phone.number', `A person has at most ${mostPhones} numbers.`);
    }
    const { label = null, lineType = parsed.lineType, place = null } = phone;
    const values = [contactId, parsed.e164, lineType, place, label];
    const question = { contactIds: [contactId], isConfirmed: input.confirmsCallable === true };
    const made = await confirmCallable(services, transaction, scope, question, async () => {
      const inserted = await transaction.first(insertPhone, values);
      if (inserted === undefined) {
        throw invalidInput('phone.number', 'The person has this number already.');
      }
      await linkPersons(transaction, scope.organizationId, [contactId]);
      if (phone.reassigned !== undefined) {
        const check = { contactId, e164: parsed.e164, check: phone.reassigned };
        await keepReassignedChecks(services, transaction, scope, [check]);
      }
      return inserted;
    });
    await tellRecord(services, transaction, scope, { action: 'phone.added', contactId });
    return { phoneId: made.id };
  });
}
