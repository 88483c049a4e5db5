import { defineStatement } from '../../../../platform/database/statement.ts';
import { fileDebt, filePerson, personInBatch, toldDebt } from './told.ts';

/**
 * Notes what the upload tells again and what forbids calls already, so that undoing the upload that told it
 * first would not take this word away: times and places that are inconvenient, debts that are time-barred or
 * of which the person is not the debtor, and that somebody serves. It is asked before anything is changed.
 */
export const noteToldAgain = defineStatement({
  name: 'imports.note_told_again',
  text: `
    with ${personInBatch}, ${toldDebt}, ${fileDebt}, ${filePerson}, again as (
      select known.id, known.contact_id
      from file_person told
      cross join lateral jsonb_to_recordset(told.inconvenient) as entry (slots jsonb)
      cross join lateral jsonb_to_recordset(entry.slots) as slot
        (days text[], "from" integer, "to" integer)
      join inconvenient_times known on known.organization_id = $1
        and known.contact_id = told.contact_id and known.days = slot.days
        and known.from_minute = slot."from" and known.to_minute = slot."to"
        and known.lifted_at is null
      where told.is_known and told.inconvenient is not null
      union
      select known.id, known.contact_id
      from file_person told
      cross join lateral jsonb_to_recordset(told.inconvenient) as entry (places jsonb)
      cross join lateral jsonb_array_elements_text(entry.places) as place (place)
      join suppressions known on known.organization_id = $1 and known.contact_id = told.contact_id
        and known.place = place.place and known.kind = 'place_inconvenient' and known.lifted_at is null
      where told.is_known and told.inconvenient is not null
      union
      select debt.id, debt.contact_id
      from file_debt told
      join debts debt on debt.organization_id = $1 and debt.contact_id = told.contact_id
        and debt.reference = told.reference
      where told.is_known and ((told.is_time_barred and debt.is_time_barred)
        or (told.person_role in ('other', 'co_debtor') and debt.person_role = told.person_role))
      union
      select contact.id, contact.id
      from file_person told
      join contacts contact on contact.organization_id = $1 and contact.id = told.contact_id
      where told.is_known and told.is_service_member and contact.is_service_member
    )
    insert into import_changes (organization_id, import_id, table_name, row_id, before, written_by)
    select $1, $2, 'told', again.id, jsonb_build_object('contact_id', again.contact_id), null
    from again`,
  row: {},
});
