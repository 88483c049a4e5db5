import { defineStatement } from '../../../platform/database/statement.ts';

/** Who else is the same human as each of these people ($2). */
export const listLinked = defineStatement({
  name: 'compliance.list_linked',
  text: `select contact_id, linked_id from linked_contacts($1, $2)`,
  row: { contact_id: 'uuid', linked_id: 'uuid' },
});
