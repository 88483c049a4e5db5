import { defineStatement } from '../../platform/database/statement.ts';

/** The contacts that are the same human as one of these people ($2). */
export const listLinked = defineStatement({
  name: 'ledger.list_linked',
  text: `select distinct linked_id as contact_id from linked_contacts($1, $2)`,
  row: { contact_id: 'uuid' },
});

/**
 * Two who enter the same human at once do not see each other: by what could make them one, the second waits
 * for the first. In one order, so that nobody waits for each other.
 */
export const lockLikeness = defineStatement({
  name: 'ledger.lock_likeness',
  text: `
    with likeness as materialized (
      select hashtextextended('ringfence person ' || $1::uuid::text || known.fact, 0) as key
      from (
        select e164 as fact from phones where organization_id = $1 and contact_id = any($2)
        union
        select born_on::text from contacts
        where organization_id = $1 and id = any($2) and born_on is not null) known
      order by 1
    )
    select count(pg_advisory_xact_lock(key))::integer as locked from likeness`,
  row: { locked: 'int4' },
});

const link = (people: string, importId: string): string => `
    with linked as (
      insert into person_links (organization_id, contact_id, other_id, because, import_id)
      select $1, same.contact_id, same.other_id, same.because, ${importId}::uuid
      from same_persons($1, ${people}) same
      on conflict do nothing
      returning contact_id, other_id
    )
    select contact_id from linked union select other_id from linked`;
const linkedRow = { contact_id: 'uuid' } as const;

/** Links these people ($2) with contacts that are the same human; returns who was linked. */
export const linkPeople = defineStatement({
  name: 'ledger.link_people',
  text: link('$2::uuid[]', 'null'),
  row: linkedRow,
});

/** The same of the people of an upload ($2), from one number ($3) to another ($4). */
export const linkImported = defineStatement({
  name: 'ledger.link_imported',
  text: link(
    `array(select person.contact_id from import_people person
        where person.organization_id = $1 and person.import_id = $2 and person.is_first
          and person.position between $3 and $4)`,
    '$2',
  ),
  row: linkedRow,
});
