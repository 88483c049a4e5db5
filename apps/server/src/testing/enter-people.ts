/** The ways in which people come in by hand and by programs, for the tests of other features. */
export { addPhone } from '../features/contacts/add-phone.ts';
export { createContact } from '../features/contacts/create-contact.ts';
export { updateContact } from '../features/contacts/update-contact.ts';
export { upsertContacts } from '../features/contacts/upsert-contacts.ts';
