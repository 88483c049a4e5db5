import { defineStatement } from '../../../../platform/database/statement.ts';
import { hasOtherName, whoSharesPhone } from '../../../debtor-rules/index.ts';
import { stageTarget } from '../../stage-format.ts';
import { givenDebt, givenPhone, person, personOfSeveralRows } from './given.ts';

export const findImport = defineStatement({
  name: 'imports.find_to_store',
  text: `
    select organization_id, kind, state, list_id, list_name, mapping, findings, obtained_how,
      obtained_by, obtained_on::text as obtained_on, created_by, marks_changes, stored_at, confirms_callable,
      coalesce(mapping->'columns' @> '[{"field": "consent"}]', false) as has_consent,
      list_id is not null and exists (select from imports earlier
        where earlier.organization_id = import.organization_id and earlier.list_id = import.list_id
          and earlier.id <> import.id and earlier.kind = 'debtors' and earlier.state = 'stored')
        as has_earlier
    from imports import where id = $1`,
  row: {
    organization_id: 'uuid',
    kind: 'text',
    state: 'text',
    list_id: 'uuid?',
    list_name: 'text?',
    mapping: 'jsonb?',
    findings: 'jsonb?',
    obtained_how: 'text?',
    obtained_by: 'text?',
    obtained_on: 'text?',
    created_by: 'uuid',
    marks_changes: 'bool',
    stored_at: 'timestamptz?',
    confirms_callable: 'bool',
    has_consent: 'bool',
    has_earlier: 'bool',
  },
});

/**
 * For this transaction: sorting and joining many rows takes more than what every query may have, and
 * statements that run for half a second are not worth compiling.
 */
export const takeRoom = defineStatement({
  name: 'imports.take_room',
  text: `
    select set_config('work_mem', '128MB', true) as work_mem, set_config('jit', 'off', true) as jit`,
  row: { work_mem: 'text', jit: 'text' },
});

export const analyseRows = defineStatement({
  name: 'imports.analyse_rows',
  text: `select analyse_import_rows() as is_known`,
  row: { is_known: 'bool' },
});

export const analysePeople = defineStatement({
  name: 'imports.analyse_people',
  text: `select analyse_import_people() as is_known`,
  row: { is_known: 'bool' },
});

/** Where nothing is known of the rows: reading all of a table once is never as bad as once for each row. */
export const avoidLoops = defineStatement({
  name: 'imports.avoid_loops',
  text: `select set_config('enable_nestloop', 'off', true) as nested_loops`,
  row: { nested_loops: 'text' },
});

/** Of an earlier comparing, which may have found something else. */
export const forgetComparing = defineStatement({
  name: 'imports.forget_comparing',
  text: `
    with people as (
      delete from import_people where organization_id = $1 and import_id = $2
    ), warned as (
      delete from import_warnings
      where organization_id = $1 and import_id = $2
        and code in ('balance_rose', 'stricter_kept', 'is_suppressed', 'restriction_kept', 'phone_of_others',
          'same_person_several_references')
    )
    delete from import_rejections
    where organization_id = $1 and import_id = $2
      and reason in ('duplicate', 'reference_taken', 'person_contradicts', 'debt_contradicts',
        'contact_unknown', 'contact_ambiguous', 'contact_deceased', 'debt_unknown', 'debt_ambiguous',
        'currency_differs', 'payment_differs', 'payment_unknown', 'payment_reference_missing')`,
  row: {},
});

export const makeId = defineStatement({
  name: 'imports.make_base_id',
  text: 'select new_id() as id',
  row: { id: 'uuid' },
});

const stagedColumns = stageTarget.columns;

/** One person per reference: the one known under it, or somebody new ($3 is what their ids are made from). */
export const numberPeople = defineStatement({
  name: 'imports.number_people',
  text: `
    insert into import_people (${stagedColumns.join(', ')}, position, is_first, contact_id, is_known)
    select ${stagedColumns.map((column) => `given.${column}`).join(', ')}, given.first_line,
      given.line = given.first_line,
      coalesce(contact.id, numbered_id($3::uuid, given.first_line)), contact.id is not null
    from (
      select row.*, min(row.line) over (partition by row.external_reference) as first_line
      from import_rows row where row.organization_id = $1 and row.import_id = $2) given
    left join contacts contact on contact.organization_id = $1
      and contact.external_reference = given.external_reference
    order by given.first_line`,
  row: {},
});

/** Each of the lines of `rejected` leaves the people, and its cells are kept with the reason. */
const reject = `, gone as (
      delete from import_people person using rejected
      where person.organization_id = $1 and person.import_id = $2
        and person.position = rejected.position and person.line = rejected.line
    )
    insert into import_rejections
      (organization_id, import_id, line, reason, column_name, value, cells)
    select $1, $2, line, reason, null, coalesce(value, ''), cells::jsonb from rejected`;

/**
 * Another name under the same reference: whose debt it is, nobody can tell. What it says that forbids calls was
 * gathered before.
 */
export const rejectOtherNames = defineStatement({
  name: 'imports.reject_other_names',
  text: `
    with ${personOfSeveralRows}, rejected as materialized (
      select person.position, person.line, person.cells, 'person_contradicts' as reason,
        person.full_name as value
      from person
      join person first on first.position = person.position and first.is_first
      where not person.is_first and ${hasOtherName('first', 'person')}
    )${reject}`,
  row: {},
});

/**
 * What several rows tell that forbids calls is gathered in the first, before any of them is rejected for
 * what else it says: a refusal holds wherever it stands.
 */
export const gatherRestrictions = defineStatement({
  name: 'imports.gather_restrictions',
  text: `
    with ${personOfSeveralRows}, restricted as (
      select person.position, jsonb_agg(given.restriction order by person.line) as restrictions
      from person cross join lateral jsonb_array_elements(person.restrictions) as given (restriction)
      where person.restrictions is not null
      group by person.position
    ), inconvenienced as (
      select person.position, jsonb_agg(given.entry order by person.line) as inconvenient
      from person cross join lateral jsonb_array_elements(person.inconvenient) as given (entry)
      where person.inconvenient is not null
      group by person.position
    ), gathered as (
      select * from restricted full join inconvenienced using (position)
    )
    update import_people first
    set restrictions = gathered.restrictions, inconvenient = gathered.inconvenient,
      do_not_call = case when gathered.restrictions @> '[{"kind": "medium_stop"}]' then true
        else first.do_not_call end
    from gathered
    where first.organization_id = $1 and first.import_id = $2 and first.position = gathered.position
      and first.is_first`,
  row: {},
});

const factsOfDebt = `debt || jsonb_build_object('kind', fact->'kind', 'isTimeBarred', fact->'isTimeBarred',
            'role', fact->'role')`;

/**
 * What the law asks of a debt may stand in one of its rows alone. Each row is given what the others tell, and
 * where they differ the stricter: that it is time-barred, that it is medical, the role that is spoken to least.
 */
export const gatherDebtFacts = defineStatement({
  name: 'imports.gather_debt_facts',
  text: `
    with ${personOfSeveralRows}, ${givenDebt}, gathered as (
      select contact_id, reference, bool_or(kind = 'medical') as is_medical,
        (array_agg(kind order by line, nth) filter (where kind is not null))[1] as kind,
        bool_or(is_time_barred) as is_time_barred,
        (array_agg(person_role order by openness_of_role(person_role), line, nth)
          filter (where person_role is not null))[1] as person_role
      from given_debt
      group by contact_id, reference
      having min(line) < max(line)
        and (count(kind) > 0 or count(is_time_barred) > 0 or count(person_role) > 0)
    ), facts as (
      select given.line, jsonb_object_agg(given.nth, jsonb_build_object(
          'kind', case when gathered.is_medical then 'medical' else coalesce(given.kind, gathered.kind) end,
          'isTimeBarred', gathered.is_time_barred, 'role', gathered.person_role)) as by_nth
      from given_debt given join gathered using (contact_id, reference)
      group by given.line
    )
    update import_people changed
    set debt_kind = case when by_nth ? '0' then by_nth->'0'->>'kind' else changed.debt_kind end,
      is_time_barred = case when by_nth ? '0' then (by_nth->'0'->>'isTimeBarred')::boolean
        else changed.is_time_barred end,
      person_role = case when by_nth ? '0' then by_nth->'0'->>'role' else changed.person_role end,
      more_debts = case when changed.more_debts is null then null else (
        select jsonb_agg(case when fact is null then debt else ${factsOfDebt} end order by nth)
        from jsonb_array_elements(changed.more_debts) with ordinality as more (debt, nth)
        cross join lateral (select by_nth->nth::text as fact) own) end
    from facts join person on person.line = facts.line
    where changed.organization_id = $1 and changed.import_id = $2
      and changed.position = person.position and changed.line = person.line`,
  row: {},
});

/** In what the rows of a debt must agree: nobody can tell which of two is right. */
const judged = [
  'balance_minor',
  'currency',
  'state',
  'kind',
  'is_time_barred',
  'person_role',
] as const;

/** The same debt with another amount, state or kind than an earlier row has. */
export const rejectOtherDebts = defineStatement({
  name: 'imports.reject_other_debts',
  text: `
    with ${personOfSeveralRows}, ${givenDebt}, rejected as materialized (
      select distinct on (judged.line) person.position, person.line, person.cells,
        'debt_contradicts' as reason, judged.reference as value
      from (
        select line, reference, ${judged.join(', ')},
          first_value(line) over named as first_line,
          ${judged.map((column) => `first_value(${column}) over named as first_${column}`).join(', ')}
        from given_debt
        window named as (partition by contact_id, reference order by line, nth)) judged
      join person on person.line = judged.line
      where judged.line <> judged.first_line
        and (${judged.map((column) => `judged.${column}`).join(', ')})
          is distinct from (${judged.map((column) => `judged.first_${column}`).join(', ')})
      order by judged.line
    )${reject}`,
  row: {},
});

/** The first word of several rows on each thing; that somebody refuses holds wherever it stands. */
const firstOf = (column: string): string =>
  `(array_agg(${column} order by line) filter (where ${column} is not null))[1] as ${column}`;
const merged = [
  'birth_year',
  'born_on',
  'email',
  'address',
  'city',
  'region',
  'postal_code',
  'country',
  'language',
  'confirmed_zone',
] as const;
const mergedAlone = merged.filter((column) => column !== 'birth_year');

export const mergeRows = defineStatement({
  name: 'imports.merge_rows',
  text: `
    with ${personOfSeveralRows}, merged as (
      select position, ${merged.map(firstOf).join(', ')},
        bool_and(consent) as consent, bool_or(do_not_call) as do_not_call,
        bool_or(is_service_member) as is_service_member
      from person group by position
    ), own_fields as (
      select person.position, jsonb_object_agg(field.key, field.value order by person.line desc) as custom
      from person cross join lateral jsonb_each(person.custom) field
      group by person.position
    )
    update import_people first
    set ${mergedAlone.map((column) => `${column} = merged.${column}`).join(', ')},
      birth_year = coalesce(extract(year from merged.born_on)::integer, merged.birth_year),
      consent = merged.consent, do_not_call = merged.do_not_call,
      is_service_member = merged.is_service_member, custom = own_fields.custom
    from merged left join own_fields on own_fields.position = merged.position
    where first.organization_id = $1 and first.import_id = $2 and first.position = merged.position
      and first.is_first`,
  row: {},
});

/** Rows that bring neither a phone nor a debt nor a note that an earlier row has not brought. */
export const rejectDuplicates = defineStatement({
  name: 'imports.reject_duplicates',
  text: `
    with ${personOfSeveralRows}, ${givenPhone}, ${givenDebt}, bringing as (
      select line from (select line, row_number() over
        (partition by contact_id, e164 order by line, nth) as occurrence from given_phone) phone
      where occurrence = 1
      union
      select line from (select line, row_number() over
        (partition by contact_id, reference order by line, nth) as occurrence from given_debt) debt
      where occurrence = 1
      union
      select line from (select line, row_number() over
          (partition by contact_id, note order by line) as occurrence
        from person where note is not null) note
      where occurrence = 1
    ), rejected as materialized (
      select person.position, person.line, person.cells, 'duplicate' as reason,
        person.external_reference as value
      from person
      where not person.is_first and person.line not in (select line from bringing)
    )${reject}`,
  row: {},
});

/** People who are somebody else than the person known under their reference, as `stranger`. */
const suspect = `
    suspect as materialized (
      select person.position, person.contact_id
      from import_people person
      join contacts contact on contact.organization_id = $1 and contact.id = person.contact_id
      where person.organization_id = $1 and person.import_id = $2 and person.is_known
        and person.is_first and ${hasOtherName('contact', 'person')}
    ), ${person('person.position in (select position from suspect)')}, ${givenPhone}, stranger as (
      select position from suspect where contact_id not in (${whoSharesPhone('$1')})
    )`;

export const rejectStrangers = defineStatement({
  name: 'imports.reject_strangers',
  text: `
    with ${suspect}, rejected as materialized (
      select person.position, person.line, person.cells, 'reference_taken' as reason,
        person.external_reference as value
      from person
      where person.position in (select position from stranger)
    )${reject}`,
  row: {},
});

/** Whether everybody is still who they were when the file was checked. */
export const findMovedPeople = defineStatement({
  name: 'imports.find_moved_people',
  text: `
    with ${suspect}
    select exists (select from stranger) or exists (
      select from import_people person
      left join contacts contact on contact.organization_id = $1
        and contact.external_reference = person.external_reference
      where person.organization_id = $1 and person.import_id = $2 and person.is_first
        and (person.is_known <> (contact.id is not null) or contact.id <> person.contact_id)) as moved`,
  row: { moved: 'bool' },
});

export const countPeople = defineStatement({
  name: 'imports.count_people',
  text: `
    select coalesce(max(position), 0) as last from import_people
    where organization_id = $1 and import_id = $2`,
  row: { last: 'int4' },
});
