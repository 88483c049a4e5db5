import { defineStatement } from '../../../../platform/database/statement.ts';

/**
 * Notes whom (a set of rows with contact_id) something is still to be done for, numbered from a position
 * on. They lie in the database, because the ids of a million people are more than a process should hold.
 */
export const notePeople = (whom: string, from: string): string => `
    insert into import_people (organization_id, import_id, line, cells, position, is_first, contact_id,
      is_known)
    select $1, $2, 0, '', ${from}::integer - 1 + row_number() over (order by noted.contact_id), true,
      noted.contact_id, true
    from ${whom} noted`;

/** The people noted from one position ($3) to another ($4). */
export const listNoted = defineStatement({
  name: 'imports.list_noted',
  text: `
    select contact_id from import_people
    where organization_id = $1 and import_id = $2 and position between $3 and $4
    order by contact_id`,
  row: { contact_id: 'uuid' },
});
