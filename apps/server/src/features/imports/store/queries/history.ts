import { restrictionScopes } from '@ringfence/domain/compliance/restriction-scopes';
import { isDeadUnrepresented } from '../../../debtor-rules/index.ts';

const kindsOf = (scope: string): string =>
  Object.entries(restrictionScopes)
    .filter(([, of]) => of === scope)
    .map(([kind]) => `'${kind}'`)
    .join(', ');
export const numberKinds = kindsOf('number');
export const debtKinds = kindsOf('perhaps_debt');

/**
 * Whom the rows of a previous system are about, as `found`: by reference, by number, or by both. A number
 * that others have as well tells nobody apart. Where a row names no number, the person's first is meant.
 */
export const found = `
    given as materialized (
      select line, content, content->>'externalReference' as reference, content->>'e164' as e164,
        content->>'debtReference' as debt_reference
      from import_rows where organization_id = $1 and import_id = $2
    ), by_reference as materialized (
      select given.line, contact.id as contact_id
      from given join contacts contact on contact.organization_id = $1
        and contact.external_reference = given.reference
    ), by_number as materialized (
      select given.line, count(distinct phone.contact_id) as people,
        min(phone.contact_id::text)::uuid as contact_id,
        coalesce(bool_or(phone.contact_id = by_reference.contact_id), false) as is_theirs
      from given
      join phones phone on phone.organization_id = $1 and phone.e164 = given.e164
      left join by_reference on by_reference.line = given.line
      group by given.line
    ), person as (
      select given.*,
        case when given.reference is null then by_number.contact_id else by_reference.contact_id end
          as contact_id,
        case
          when given.reference is null and by_number.people is null then 'contact_unknown'
          when given.reference is null and by_number.people > 1 then 'contact_ambiguous'
          when given.reference is not null and by_reference.contact_id is null then 'contact_unknown'
          when given.reference is not null and by_number.people > 0 and not by_number.is_theirs
            then 'contact_ambiguous' end as fault
      from given
      left join by_reference on by_reference.line = given.line
      left join by_number on by_number.line = given.line
    ), found as materialized (
      select person.line, person.content, person.contact_id, person.fault, debt.id as debt_id,
        coalesce(person.e164, own.e164) as e164, person.e164 is not null or own.of_person = 1 as is_sure
      from person
      left join debts debt on debt.organization_id = $1 and debt.contact_id = person.contact_id
        and debt.reference = person.debt_reference
      left join lateral (
        select phone.e164, count(*) over () as of_person from phones phone
        where phone.organization_id = $1 and phone.contact_id = person.contact_id
        order by phone.position, phone.id limit 1) own on person.e164 is null
    )`;

/** Entries that say the same are one; `is_there` says that it was entered before. */
const judged = (same: string): string => `
    judged as materialized (
      select entry.*, case when entry.fault is not null then entry.fault
        when entry.nth > 1 then 'duplicate' end as reason
      from (
        select entry.*, row_number() over (partition by entry.fault is null, ${same}
          order by entry.line) as nth
        from entry) entry
    )`;

/** A call is the same where person, number, direction and minute are. */
export const calls = `${found}, entry as (
      select found.line, found.contact_id, found.e164, found.debt_id, made.*,
        coalesce(found.fault, case when found.e164 is null then 'contact_unknown' end) as fault,
        exists (
          select from outside_calls call
          where call.organization_id = $1 and call.contact_id = found.contact_id
            and call.e164 = found.e164 and call.direction = made.direction
            and call.occurred_at >= date_trunc('minute', made.occurred_at)
            and call.occurred_at < date_trunc('minute', made.occurred_at) + interval '1 minute')
          as is_there
      from found
      cross join lateral (select (found.content->>'occurredAt')::timestamptz as occurred_at,
        found.content->>'direction' as direction, found.content->>'outcome' as outcome,
        found.content->>'evidence' as evidence) made
    ), ${judged("entry.contact_id, entry.e164, entry.direction, date_trunc('minute', entry.occurred_at)")}`;

export const consents = `${found}, entry as (
      select found.line, found.contact_id, permitted.*,
        coalesce(found.fault, case when permitted.kind = 'tcpa' and found.e164 is null then 'contact_unknown'
          when permitted.kind = 'tcpa' and not found.is_sure then 'contact_ambiguous'
          when ${isDeadUnrepresented('$1', 'found.contact_id')} then 'contact_deceased' end) as fault,
        exists (
          select from consents consent
          where consent.organization_id = $1 and consent.contact_id = found.contact_id
            and consent.kind = permitted.kind and consent.e164 is not distinct from permitted.e164
            and consent.obtained_on = permitted.obtained_on and consent.obtained_how = permitted.obtained_how
            and consent.obtained_by = permitted.obtained_by
            -- Another time, place or end is another permission; what has no scope differs in none.
            and consent.from_minute is not distinct from permitted.from_minute
            and consent.to_minute is not distinct from permitted.to_minute
            and consent.place is not distinct from permitted.place
            and (permitted.kind <> 'time_place' or consent.expires_at = permitted.expires_at)) as is_there
      from found
      cross join lateral (select found.content->>'kind' as kind,
        case when found.content->>'kind' = 'tcpa' then found.e164 else found.content->>'e164' end as e164,
        found.content->>'obtainedHow' as obtained_how, found.content->>'obtainedBy' as obtained_by,
        (found.content->>'obtainedOn')::date as obtained_on,
        (found.content->>'expiresAt')::timestamptz as expires_at,
        (found.content->>'fromMinute')::integer as from_minute,
        (found.content->>'toMinute')::integer as to_minute, found.content->>'place' as place,
        (found.content#>>'{reassigned,checkedOn}')::date as checked_on,
        found.content#>>'{reassigned,answer}' as answer, 
        case when found.is_sure then found.e164 end as number,
        found.content->>'evidence' as evidence) permitted
    ), ${judged(`entry.contact_id, entry.kind, entry.e164, entry.obtained_on, entry.obtained_how,
          entry.obtained_by, entry.from_minute, entry.to_minute, entry.place,
          case when entry.kind = 'time_place' then entry.expires_at end`)}`;

/** Only restrictions that can be about a number or a debt name one. */
export const restrictions = `${found}, entry as (
      select found.line, found.contact_id, known.*,
        coalesce(found.fault, case when known.is_of_number and found.e164 is null then 'contact_unknown'
          when known.is_of_number and not found.is_sure then 'contact_ambiguous' end) as fault,
        exists (
          select from suppressions own
          where own.organization_id = $1 and own.contact_id = found.contact_id
            and own.kind = known.kind and own.e164 is not distinct from known.e164
            and own.debt_id is not distinct from known.debt_id
            and (own.lifted_at is null or own.started_at = known.started_at)) as is_there
      from found
      cross join lateral (select found.content->>'kind' as kind,
        found.content->>'kind' in (${numberKinds}) as is_of_number,
        case when found.content->>'kind' in (${numberKinds}) then found.e164 end as e164,
        case when found.content->>'kind' in (${debtKinds}) then found.debt_id end as debt_id,
        (found.content->>'startedAt')::timestamptz as started_at,
        found.content->>'source' as source, found.content->>'evidence' as evidence) known
      where found.content->>'kind' <> 'inconvenient_time'
    ), ${judged('entry.contact_id, entry.kind, entry.e164, entry.debt_id')}`;

/** The times and the places of one note that are not on record yet. */
const newSlots = `(select slot.* from jsonb_to_recordset(found.content->'slots') as slot
          (days text[], "from" integer, "to" integer)
        where not exists (select from inconvenient_times known
          where known.organization_id = $1 and known.contact_id = found.contact_id
            and known.days = slot.days and known.from_minute = slot."from"
            and known.to_minute = slot."to" and known.lifted_at is null))`;
const newPlaces = `(select place.place from jsonb_array_elements_text(found.content->'places') as place (place)
        where not exists (select from suppressions known
          where known.organization_id = $1 and known.contact_id = found.contact_id
            and known.place = place.place and known.kind = 'place_inconvenient'
            and known.lifted_at is null))`;

export const inconvenient = `${found}, entry as (
      select found.line, found.contact_id, found.content, found.fault,
        not exists ${newSlots} and not exists ${newPlaces} as is_there
      from found where found.content->>'kind' = 'inconvenient_time'
    ), ${judged("entry.contact_id, entry.content->'slots', entry.content->'places'")}`;

export const slotsOf = (rows: string): string => newSlots.replaceAll('found.', `${rows}.`);
export const placesOf = (rows: string): string => newPlaces.replaceAll('found.', `${rows}.`);
