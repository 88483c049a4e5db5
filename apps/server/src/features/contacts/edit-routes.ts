import { organizationRoute, spanningRoute } from '../../platform/http/procedures.ts';
import type { RecordServices } from '../records/index.ts';
import { addDebt } from './add-debt.ts';
import { addPhone } from './add-phone.ts';
import { announceEditing } from './announce-editing.ts';
import { createContact } from './create-contact.ts';
import { orderPhones } from './order-phones.ts';
import { showNextCalls, showTimeline } from './show-timeline.ts';
import { updateContact } from './update-contact.ts';
import { upsertContacts } from './upsert-contacts.ts';
import { writeNote } from './write-note.ts';

/** One contact, and what is entered about it by hand or by programs. */
export function createEditRoutes(services: RecordServices) {
  const { contacts: readers } = spanningRoute('contacts.read');
  const { contacts: workers } = organizationRoute('contacts.work');
  const { contacts: importers } = organizationRoute('contacts.import');
  return {
    create: importers.create.handler(({ context, input }) =>
      createContact(services, context, input),
    ),
    upsert: importers.upsert.handler(({ context, input }) =>
      upsertContacts(services, context, input),
    ),
    update: workers.update.handler(({ context, input }) => updateContact(services, context, input)),
    announceEditing: workers.announceEditing.handler(({ context, input }) =>
      announceEditing(services, context.scope, input),
    ),
    addPhone: workers.addPhone.handler(({ context, input }) => addPhone(services, context, input)),
    orderPhones: workers.orderPhones.handler(({ context, input }) =>
      orderPhones(services, context, input),
    ),
    addDebt: workers.addDebt.handler(({ context, input }) => addDebt(services, context, input)),
    addNote: workers.addNote.handler(({ context, input }) => writeNote(services, context, input)),
    timeline: readers.timeline.handler(({ context, input }) =>
      showTimeline(services, context.scope, input),
    ),
    nextCalls: readers.nextCalls.handler(({ context, input }) =>
      showNextCalls(services, context.scope, input.contactId),
    ),
  };
}
