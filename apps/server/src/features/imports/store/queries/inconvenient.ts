import { defineStatement } from '../../../../platform/database/statement.ts';
import { filePerson, personInBatch } from './given.ts';

/**
 * The times that the file calls inconvenient and that are not on record yet, as `given_slot`, and the places, as
 * `given_place`. A place is kept with the person and not with the numbers that are known to be there: it binds
 * those as well that turn out to be there later.
 */
export const inconvenient = `
    given_slot as materialized (
      select distinct on (given.contact_id, slot.days, slot."from", slot."to") given.contact_id, given.is_known,
        slot.days, slot."from" as from_minute, slot."to" as to_minute, entry.line
      from file_person given
      cross join lateral jsonb_to_recordset(given.inconvenient) as entry (line integer, slots jsonb)
      cross join lateral jsonb_to_recordset(entry.slots) as slot
        (days text[], "from" integer, "to" integer)
      where given.inconvenient is not null
        and not (given.is_known and exists (
          select from inconvenient_times known
          where known.organization_id = $1 and known.contact_id = given.contact_id
            and known.days = slot.days and known.from_minute = slot."from"
            and known.to_minute = slot."to" and known.lifted_at is null))
      order by given.contact_id, slot.days, slot."from", slot."to", entry.line
    ), given_place as materialized (
      select distinct on (given.contact_id, place.place) given.contact_id, given.is_known, place.place,
        entry.line
      from file_person given
      cross join lateral jsonb_to_recordset(given.inconvenient) as entry (line integer, places jsonb)
      cross join lateral jsonb_array_elements_text(entry.places) as place (place)
      where given.inconvenient is not null
        and not (given.is_known and exists (
          select from suppressions known
          where known.organization_id = $1 and known.contact_id = given.contact_id
            and known.place = place.place and known.kind = 'place_inconvenient'
            and known.lifted_at is null))
      order by given.contact_id, place.place, entry.line
    )`;

/** By the file's word ($5: who uploaded it), with the row as evidence. Answers who was known. */
export const insertInconvenient = defineStatement({
  name: 'imports.insert_inconvenient',
  text: `
    with ${personInBatch}, ${filePerson}, ${inconvenient}, source as (
      select file_name from imports where organization_id = $1 and id = $2
    ), timed as (
      insert into inconvenient_times (organization_id, contact_id, days, from_minute, to_minute, source,
        evidence, recorded_by, started_at, import_id)
      select $1, given.contact_id, given.days, given.from_minute, given.to_minute, 'import',
        source.file_name || ', row ' || given.line, $5, now(), $2
      from given_slot given cross join source order by given.contact_id, given.line
    ), placed as (
      insert into suppressions (organization_id, contact_id, kind, place, source, evidence, recorded_by,
        started_at, import_id)
      select $1, given.contact_id, 'place_inconvenient', given.place, 'import',
        source.file_name || ', row ' || given.line, $5, now(), $2
      from given_place given cross join source order by given.contact_id, given.place
    )
    select contact_id from given_slot where is_known
    union
    select contact_id from given_place where is_known`,
  row: { contact_id: 'uuid' },
});
