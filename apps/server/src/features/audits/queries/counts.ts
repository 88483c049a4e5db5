import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * Calendar days by hours, whatever the zone and also where a clock is put forward or back: so many hours
 * lie within so many days, today included, and so many days lie within so many hours.
 */
const surelyWithin = 'make_interval(hours => (bound.days - 1) * 24 - 1)';
const perhapsWithin = 'make_interval(hours => bound.days * 24 + 2)';
/** A day of the calendar has begun, or ended, everywhere; or somewhere. */
const isSurelyInForce = `
  (cap.first_day is null or (asked.at at time zone 'UTC' - interval '12 hours')::date >= cap.first_day)
  and (cap.last_day is null or (asked.at at time zone 'UTC' + interval '14 hours')::date <= cap.last_day)`;
const isPerhapsInForce = `
  (cap.first_day is null or (asked.at at time zone 'UTC' + interval '14 hours')::date >= cap.first_day)
  and (cap.last_day is null or (asked.at at time zone 'UTC' - interval '12 hours')::date <= cap.last_day)`;

/** The law of a country or province binds by address or by choice; that of a state or city by address. */
const bindsThere = `
  case when cap.is_local
    then coalesce(asked.country = cap.country, asked.pack = cap.pack)
      and (asked.region = any(cap.regions)
        or asked.zip = any(cap.zips) or left(asked.zip, 3) = any(cap.zips)
        or asked.zip is null and (asked.region is null or asked.region = cap.within)
          and asked.area_codes && cap.area_codes)
    else asked.pack = cap.pack
      or asked.country = cap.country and (cap.regions is null or asked.region = any(cap.regions)) end`;

const askedColumns = `id uuid, contact_id uuid, at timestamptz, e164 text,
      debt_id uuid, account_group text, country text, region text, zip text, pack text,
      line_type text, place text, places jsonb, area_codes text[]`;
const capColumns = `id text, pack text, country text, is_local boolean, regions text[], zips text[],
      area_codes text[], within text, "limit" integer, days integer, per text, numbers text,
      counts text, lifted_by text, first_day date, last_day date`;

/**
 * Counts once more, by other means than the rules: for the calls in question ($5), each debt of theirs and each cap ($6) that
 * holds where the person lives, how many calls of the person surely
 * lie in its days and count against it, and how many there may be at most. What is not known for certain
 * (a busy line, an outcome that was corrected, a number that proved wrong, a permission, a call that names no debt, the day in another
 * zone) makes a call one that may be too many; the rules then decide alone. Calls of a person are those of
 * every contact that is the same human ($2 has each of $3 since $4).
 */
export const countAgain = defineStatement({
  name: 'audits.count_again',
  text: `
    with member as materialized (
      select * from unnest($2::uuid[], $3::uuid[], $4::timestamptz[])
        as member (person_id, contact_id, since)
    ), bound as materialized (
      select asked.*, cap.id as cap_id, cap."limit", cap.days, cap.per, cap.numbers as at_numbers,
        cap.counts, ${isSurelyInForce}
          and not exists (select from consents consent
            join member on member.contact_id = consent.contact_id
            where consent.organization_id = $1 and member.person_id = asked.contact_id
              and consent.kind = cap.lifted_by)
          and (cap.numbers <> 'not_personal' or asked.place in ('work', 'other')
            and asked.line_type in ('landline', 'voip')) as is_sure
      from jsonb_to_recordset($5) as asked (${askedColumns})
      join jsonb_to_recordset($6) as cap (${capColumns})
        on cap.per <> 'number' and ${bindsThere} and ${isPerhapsInForce}
    ), attempt as materialized (
      select made.*, member.person_id, member.since, made.is_sure
          and not exists (select from suppressions wrong
            where wrong.organization_id = $1 and wrong.contact_id = made.contact_id
              and wrong.kind = 'wrong_number' and wrong.e164 = made.e164) as counts_surely,
        phone.line_type
      from (
        select call.id, call.contact_id, call.e164, call.debt_ids,
          call.reserved_at as at, call.direction = 'outbound' as is_outbound,
          call.corrected_outcome is null
            and coalesce(call.outcome, '') not in ('busy', 'not_in_service') as is_sure,
          coalesce(call.outcome, call.choice, '') in ('right_party', 'stop') as is_talk,
          coalesce(call.outcome, call.choice, '') in ('right_party', 'stop', 'machine') as is_contact
        from calls_now call
        where call.organization_id = $1 and call.contact_id = any($3)
          and (coalesce(call.corrected_outcome, call.outcome) is distinct from 'withdrawn' or call.rang)
        union all
        select null, outside.contact_id, outside.e164, outside.debt_ids, outside.occurred_at,
          outside.direction = 'outbound', outside.outcome not in ('busy', 'not_in_service'),
          outside.outcome = 'conversation', outside.outcome in ('conversation', 'voicemail')
        from outside_calls outside
        where outside.organization_id = $1 and outside.contact_id = any($3)
      ) made
      join member on member.contact_id = made.contact_id
      left join phones phone on phone.organization_id = $1 and phone.contact_id = made.contact_id
        and phone.e164 = made.e164
    ), counted as (
      select bound.id, bound.debt_id, bound.cap_id, bound."limit", bound.counts, bound.is_sure,
        count(attempt.person_id) filter (where attempt.counts_surely and attempt.at < bound.at
          and attempt.since <= bound.at
          and attempt.at >= bound.at - ${surelyWithin}
          and (bound.per = 'person' or bound.debt_id = any(attempt.debt_ids)
            or bound.account_group is not null and exists (select from debts loan
              where loan.organization_id = $1 and loan.id = any(attempt.debt_ids)
                and loan.account_group = bound.account_group))
          and case bound.at_numbers
            when 'work' then bound.places ->> attempt.e164 = 'work'
            when 'not_personal' then bound.places ->> attempt.e164 in ('work', 'other')
              and attempt.line_type in ('landline', 'voip')
            else true end
          and case bound.counts when 'talks' then attempt.is_talk
            when 'contacts' then attempt.is_outbound and attempt.is_contact
            else attempt.is_outbound end) as surely,
        count(attempt.person_id) filter (where attempt.at >= bound.at - ${perhapsWithin}) as at_most,
        count(attempt.person_id) filter (where attempt.is_outbound
          and coalesce(bound.places ->> attempt.e164, '') <> 'work') as elsewhere
      from bound
      left join attempt on attempt.person_id = bound.contact_id and attempt.at <= bound.at
        and attempt.id is distinct from bound.id
      where case bound.at_numbers when 'work' then bound.place = 'work'
        when 'not_personal' then coalesce(bound.place, '') not in ('home', 'personal')
          and (bound.line_type <> 'mobile' or bound.place = 'work')
        else true end
      group by bound.id, bound.debt_id, bound.cap_id, bound."limit", bound.counts, bound.is_sure
    )
    select id, debt_id, cap_id, is_sure
      and case counts when 'home_first' then elsewhere = 0 else surely >= "limit" end as is_sure
    from counted
    where case counts when 'home_first' then true else at_most >= "limit" end`,
  row: { id: 'uuid', debt_id: 'uuid', cap_id: 'text', is_sure: 'bool' },
});

/**
 * The same for lines in a household, no matter who in it the calls were for: artificial voices without consent
 * (47 CFR 64.1200(a)(3)(iii)), of which a busy line is one too. $2 are the calls in question.
 */
export const countToResidences = defineStatement({
  name: 'audits.count_to_residences',
  text: `
    with asked as materialized (
      select * from jsonb_to_recordset($2) as asked (id uuid, contact_id uuid, at timestamptz, e164 text)
    ), attempt as materialized (
      select made.*, not exists (select from suppressions wrong
          where wrong.organization_id = $1 and wrong.contact_id = made.contact_id
            and wrong.kind = 'wrong_number' and wrong.e164 = made.e164) as is_right
      from (
        select call.id, call.contact_id, call.e164, call.reserved_at as at,
          call.corrected_outcome is null and coalesce(call.outcome, '') <> 'not_in_service' as is_sure
        from calls_now call
        where call.organization_id = $1 and call.e164 = any(array(select e164 from asked))
          and call.direction = 'outbound'
          and (coalesce(call.corrected_outcome, call.outcome) is distinct from 'withdrawn' or call.rang)
        union all
        select null, outside.contact_id, outside.e164, outside.occurred_at, false
        from outside_calls outside
        where outside.organization_id = $1 and outside.e164 = any(array(select e164 from asked))
          and outside.direction = 'outbound'
      ) made
    )
    select asked.id,
      count(*) filter (where attempt.is_sure and attempt.is_right and attempt.at < asked.at
        and attempt.at >= asked.at - interval '695 hours') >= 3
      and not exists (select from consents consent
        where consent.organization_id = $1 and consent.contact_id = asked.contact_id
          and consent.kind = 'tcpa' and coalesce(consent.e164, asked.e164) = asked.e164) as is_sure
    from asked
    join attempt on attempt.e164 = asked.e164 and attempt.at <= asked.at
      and attempt.at >= asked.at - interval '722 hours' and attempt.id is distinct from asked.id
    group by asked.id, asked.contact_id, asked.e164
    having count(*) >= 3`,
  row: { id: 'uuid', is_sure: 'bool' },
});
