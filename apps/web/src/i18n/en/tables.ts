import { addContact } from './add-contact.ts';
import { bulk } from './bulk.ts';
import { contactTable } from './contact-table.ts';
import { lists } from './lists.ts';

/** The texts of the lists and of the table of contacts. */
export const tables = { addContact, bulk, contacts: contactTable, lists } as const;
