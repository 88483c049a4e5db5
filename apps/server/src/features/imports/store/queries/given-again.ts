import { defineStatement } from '../../../../platform/database/statement.ts';
import { fileDebt, filePerson, givenDebt, personInBatch } from './given.ts';

/**
 * Notes what the upload repeats and what forbids calls already, so that undoing the upload that said it
 * first does not take it away: times and places that are inconvenient, debts that are paid, closed
 * or time-barred or of which the person is not the debtor, permission that was taken back, and that
 * somebody serves or is a minor. It is asked before anything is changed.
 */
export const noteGivenAgain = defineStatement({
  name: 'imports.note_given_again',
  text: `
    with ${personInBatch}, ${givenDebt}, ${fileDebt}, ${filePerson}, again as (
      select known.id, known.contact_id
      from file_person given
      cross join lateral jsonb_to_recordset(given.inconvenient) as entry (slots jsonb)
      cross join lateral jsonb_to_recordset(entry.slots) as slot
        (days text[], "from" integer, "to" integer)
      join inconvenient_times known on known.organization_id = $1
        and known.contact_id = given.contact_id and known.days = slot.days
        and known.from_minute = slot."from" and known.to_minute = slot."to"
        and known.lifted_at is null
      where given.is_known and given.inconvenient is not null
      union
      select known.id, known.contact_id
      from file_person given
      cross join lateral jsonb_to_recordset(given.inconvenient) as entry (places jsonb)
      cross join lateral jsonb_array_elements_text(entry.places) as place (place)
      join suppressions known on known.organization_id = $1 and known.contact_id = given.contact_id
        and known.place = place.place and known.kind = 'place_inconvenient' and known.lifted_at is null
      where given.is_known and given.inconvenient is not null
      union
      select debt.id, debt.contact_id
      from file_debt given
      join debts debt on debt.organization_id = $1 and debt.contact_id = given.contact_id
        and debt.reference = given.reference
      where given.is_known and ((given.is_time_barred and debt.is_time_barred)
        or (given.person_role in ('other', 'co_debtor') and debt.person_role = given.person_role)
        or (given.state <> 'open' and debt.state = given.state))
      union
      select contact.id, contact.id
      from file_person given
      join contacts contact on contact.organization_id = $1 and contact.id = given.contact_id
      where given.is_known and ((given.is_service_member and contact.is_service_member)
        or (contact.birth_year >= extract(year from now()) - 18
          and (contact.born_on, contact.birth_year) is not distinct from
            (coalesce(given.born_on, contact.born_on), coalesce(given.birth_year, contact.birth_year))
          and (given.born_on is not null or given.birth_year is not null)))
      union
      select consent.id, consent.contact_id
      from file_person given
      join consents consent on consent.organization_id = $1 and consent.contact_id = given.contact_id
        and consent.kind = 'tcpa' and consent.revoked_at is not null
      where given.is_known and (given.consent is false or given.do_not_call)
    )
    insert into import_changes (organization_id, import_id, table_name, row_id, before)
    select $1, $2, 'given', again.id, jsonb_build_object('contact_id', again.contact_id)
    from again`,
  row: {},
});
