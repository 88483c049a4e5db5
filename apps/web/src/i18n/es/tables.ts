import type { Catalogue } from '../catalogue.ts';
import { addContact } from './add-contact.ts';
import { bulk } from './bulk.ts';
import { contactTable } from './contact-table.ts';
import { lists } from './lists.ts';

export const tables: Catalogue<'tables'> = { addContact, bulk, contacts: contactTable, lists };
