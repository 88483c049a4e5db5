import { givenState, heldForMobile } from '../../../debtor-rules/index.ts';

/**
 * What the rows of an upload say, as parts of statements. `$1` is the organization and `$2` the upload in
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

/** Every row of people who have more than one. */
export const personOfSeveralRows = person(`person.position in (
        select other.position from import_people other
        where other.organization_id = $1 and other.import_id = $2 and not other.is_first)`);

/** Every phone that a row names, as `given_phone`. */
export const givenPhone = `
    given_phone as (
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
        select distinct on (contact_id, e164) * from given_phone
        order by contact_id, e164, ${heldForMobile('line_type')}, line, nth) once
    )`;

/** Every debt that a row names, as `given_debt`. One without a reference goes by the person's. */
export const givenDebt = `
    given_debt as (
      select given.*, ${givenState('given.balance_minor', 'given.said')} as state
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
        where person.more_debts is not null) given
    )`;

/** Every debt of a person once. Where rows agree, the first counts. */
export const fileDebt = `
    file_debt as materialized (
      select distinct on (contact_id, reference) * from given_debt
      order by contact_id, reference, line, nth
    )`;

/** What the file says about people that forbids calls, with the line that says it, as `given_restriction`. */
export const givenRestriction = `
    given_restriction as materialized (
      select given.contact_id, given.is_known, restriction.kind, restriction.debt, restriction.line
      from file_person given
      cross join lateral jsonb_to_recordset(given.restrictions) as restriction
        (kind text, debt text, line integer)
      where given.restrictions is not null
    )`;

/** Each of the people once, with what their rows say together, as `file_person`. */
export const filePerson = `
    file_person as (
      select * from person where is_first
    )`;
