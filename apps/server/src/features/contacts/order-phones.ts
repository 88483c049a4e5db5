import * as z from 'zod';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import {
  type RecordContext,
  type RecordServices,
  tellRecord,
  writeBesideUploads,
} from '../records/index.ts';
import { findPhoneIds, lockPhones, orderPhones as orderStatement } from './queries/edit.ts';

const output = z.object({ contactId: z.uuid() });

/** A number that was added meanwhile, and is not named, follows those that are. */
export function orderPhones(
  services: RecordServices,
  context: RecordContext,
  input: { contactId: string; phoneIds: string[] },
): Promise<{ contactId: string }> {
  const { contactId, phoneIds } = input;
  const request = { ...context, operation: 'contacts.orderPhones', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const contact = await transaction.first(lockPhones, [contactId]);
    if (contact === undefined) throw new ProblemError('not_found');
    const own = new Set((await transaction.all(findPhoneIds, [contactId])).map(({ id }) => id));
    if (!phoneIds.every((id) => own.has(id))) {
      throw invalidInput('phoneIds', 'One of these is not a number of the person.');
    }
    if (new Set(phoneIds).size < phoneIds.length) {
      throw invalidInput('phoneIds', 'Name each number once.');
    }
    const moved = await transaction.all(orderStatement, [contactId, phoneIds]);
    if (moved.length > 0) {
      await tellRecord(services, transaction, context.scope, {
        action: 'phone.ordered',
        contactId,
      });
    }
    return { contactId };
  });
}
