import { heldForMobile, toldState } from '../../../debtor-rules/index.ts';

/**
 * What the rows of an upload tell, as parts of statements. `$1` is the organization and `$2` the upload in
 * every statement that is made of them.
 */

/** The rows of people, as `person`: those of whom a condition holds. */
export const person = (condition: string): string => `
    person as materialized (
      select person.* from import_people person
      where person.organization_id = $1 and person.import_id = $2 and ${condition}
    )`;

/** Of the people whose first row is from one line ($3) to another ($4). */
export const personInBatch = person('person.position between $3 and $4');

/** Every row of whoever has more than one. */
export const personOfSeveralRows = person(`person.position in (
        select other.position from import_people other
        where other.organization_id = $1 and other.import_id = $2 and not other.is_first)`);

/** Every phone that a row names, as `told_phone`. */
export const toldPhone = `
    told_phone as (
      select contact_id, is_known, line, 0 as nth, e164, line_type, label, place
      from person where e164 is not null
      union all
      select person.contact_id, person.is_known, person.line, more.nth::integer, more.phone->>'e164',
        more.phone->>'lineType', more.phone->>'label', more.phone->>'place'
      from person
      cross join lateral jsonb_array_elements(person.more_phones) with ordinality as more (phone, nth)
      where person.more_phones is not null
    )`;

/** Every number of a person once. */
export const filePhone = `
    file_phone as materialized (
      select once.*, row_number() over (partition by once.contact_id order by once.line, once.nth)::integer
          - 1 as position
      from (
        select distinct on (contact_id, e164) * from told_phone
        order by contact_id, e164, ${heldForMobile('line_type')}, line, nth) once
    )`;

/** Every debt that a row names, as `told_debt`. One without a reference goes by the person's. */
export const toldDebt = `
    told_debt as (
      select told.*, ${toldState('told.balance_minor', 'told.said')} as state
      from (
        select contact_id, is_known, line, 0 as nth,
          coalesce(debt_reference, external_reference) as reference, creditor, balance_minor,
          original_minor, currency, opened_on, due_on, charged_off_on, notice_sent_on, account_group,
          debt_state as said, debt_kind as kind, is_time_barred, person_role,
          first_contact_on::timestamp at time zone 'UTC' as first_contact_at
        from person where balance_minor is not null
        union all
        select person.contact_id, person.is_known, person.line, more.nth::integer,
          coalesce(more.debt->>'reference', person.external_reference || '-' || more.nth + 1),
          more.debt->>'creditor', (more.debt->>'balanceMinor')::bigint,
          (more.debt->>'originalMinor')::bigint, more.debt->>'currency',
          (more.debt->>'openedOn')::date, (more.debt->>'dueOn')::date,
          (more.debt->>'chargedOffOn')::date, (more.debt->>'noticeSentOn')::date,
          more.debt->>'group', more.debt->>'state', more.debt->>'kind',
          (more.debt->>'isTimeBarred')::boolean, more.debt->>'role',
          (more.debt->>'firstContactOn')::timestamp at time zone 'UTC'
        from person
        cross join lateral jsonb_array_elements(person.more_debts) with ordinality as more (debt, nth)
        where person.more_debts is not null) told
    )`;

/** Every debt of a person once. Where rows agree, the first tells it. */
export const fileDebt = `
    file_debt as materialized (
      select distinct on (contact_id, reference) * from told_debt
      order by contact_id, reference, line, nth
    )`;

/** What is told of the people that forbids calls, with the line that tells it, as `told_restriction`. */
export const toldRestriction = `
    told_restriction as materialized (
      select told.contact_id, told.is_known, restriction.kind, restriction.debt, restriction.line
      from file_person told
      cross join lateral jsonb_to_recordset(told.restrictions) as restriction
        (kind text, debt text, line integer)
      where told.restrictions is not null
    )`;

/** Each of the people once, with what their rows tell together, as `file_person`. */
export const filePerson = `
    file_person as (
      select * from person where is_first
    )`;
