import { defineStatement } from '../../../../platform/database/statement.ts';
import { fileDebt, filePerson, personInBatch, toldDebt } from './told.ts';

/**
 * Notes what the upload tells again and what forbids calls already, so that undoing the upload that told it
 * first would not take this word away: times and places that are inconvenient, debts that are paid, closed
 * or time-barred or of which the person is not the debtor, permission that was taken back, and that
 * somebody serves or is a minor. It is asked before anything is changed.
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
        or (told.person_role in ('other', 'co_debtor') and debt.person_role = told.person_role)
        or (told.state <> 'open' and debt.state = told.state))
      union
      select contact.id, contact.id
      from file_person told
      join contacts contact on contact.organization_id = $1 and contact.id = told.contact_id
      where told.is_known and ((told.is_service_member and contact.is_service_member)
        or (contact.birth_year >= extract(year from now()) - 18
          and (contact.born_on, contact.birth_year) is not distinct from
            (coalesce(told.born_on, contact.born_on), coalesce(told.birth_year, contact.birth_year))
          and (told.born_on is not null or told.birth_year is not null)))
      union
      select consent.id, consent.contact_id
      from file_person told
      join consents consent on consent.organization_id = $1 and consent.contact_id = told.contact_id
        and consent.kind = 'tcpa' and consent.revoked_at is not null
      where told.is_known and (told.consent is false or told.do_not_call)
    )
    insert into import_changes (organization_id, import_id, table_name, row_id, before)
    select $1, $2, 'told', again.id, jsonb_build_object('contact_id', again.contact_id)
    from again`,
  row: {},
});
