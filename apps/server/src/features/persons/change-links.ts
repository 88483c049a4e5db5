import * as z from 'zod';
import { judgeAgain } from '../../ledger/index.ts';
import { invalidInput, ProblemError } from '../../platform/http/problem.ts';
import {
  confirmCallable,
  holdConcerned,
  lockPeople,
  type RecordContext,
  type RecordServices,
  tellRecord,
  writeBesideUploads,
} from '../records/index.ts';
import { linkByHand, listLinkedIds, partContact } from './queries.ts';

const output = z.object({ contactId: z.uuid() });

/**
 * Somebody says that two contacts are the same human. It restricts, almost always: only where the one tells at last
 * where the other is may it open calls, which is asked about.
 */
export function linkContacts(
  services: RecordServices,
  context: RecordContext,
  input: { contactId: string; otherContactId: string; confirmsCallable?: boolean | undefined },
): Promise<{ contactId: string }> {
  const { contactId, otherContactId } = input;
  const request = { ...context, operation: 'persons.link', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    if (contactId === otherContactId) {
      throw invalidInput('otherContactId', 'Choose another contact.');
    }
    const both = [contactId, otherContactId];
    await holdConcerned(transaction, context.scope.organizationId, both);
    const locked = await transaction.all(lockPeople, [both]);
    if (locked.length < both.length) throw new ProblemError('not_found');
    const question = { contactIds: both, isConfirmed: input.confirmsCallable === true };
    await confirmCallable(services, transaction, context.scope, question, () =>
      transaction.all(linkByHand, [...both, services.now()]),
    );
    for (const one of both) {
      const record = { action: 'contact.linked', contactId: one };
      await tellRecord(services, transaction, context.scope, record);
    }
    return { contactId };
  });
}

export interface Parting {
  contactId: string;
  because: string;
  /** Whom they were shown as linked with. */
  linkedIds: readonly string[];
}

/** An admin says that a contact is somebody else. What they were not shown is not parted. */
export function partContacts(
  services: RecordServices,
  context: RecordContext,
  input: Parting,
): Promise<{ contactId: string }> {
  const { contactId, because, linkedIds } = input;
  const request = { ...context, operation: 'persons.part', input, output };
  return writeBesideUploads(services.database, request, async (transaction) => {
    const locked = await transaction.all(lockPeople, [[contactId, ...linkedIds]]);
    if (!locked.some(({ id }) => id === contactId)) throw new ProblemError('not_found');
    const linked = await transaction.all(listLinkedIds, [contactId]);
    const others = linked.map(({ contact_id }) => contact_id);
    const seen = new Set(linkedIds);
    if (others.length !== seen.size || others.some((id) => !seen.has(id))) {
      throw new ProblemError(
        'conflict',
        'Other contacts are linked by now. Look at who may become callable before you part them.',
      );
    }
    await transaction.all(partContact, [contactId, others, because, services.now()]);
    for (const one of [contactId, ...others]) {
      const record = { action: 'contact.parted', contactId: one };
      await tellRecord(services, transaction, context.scope, { ...record, isHarmless: true });
    }
    await judgeAgain(transaction, context.scope.organizationId, [contactId, ...others]);
    return { contactId };
  });
}
