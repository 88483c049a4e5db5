import { defineStatement } from '../../../../platform/database/statement.ts';
import { isNewNote, serviceAfter } from '../../../debtor-rules/index.ts';
import { addressWaits } from './callable.ts';
import { birthYearAfter, bornOnAfter, contactDiffersBy, whereaboutsDiffer } from './differences.ts';
import { fileDebt, filePerson, givenDebt, personInBatch } from './given.ts';

/** By what its rows are known from here on: whatever shows something else was changed since. */
export const markChanges = defineStatement({
  name: 'imports.mark_changes',
  text: `select set_config('ringfence.storing_import', $1::uuid::text, true) as import_id`,
  row: { import_id: 'text' },
});

export const keepMarked = defineStatement({
  name: 'imports.keep_marked',
  text: `update imports set marks_changes = true where organization_id = $1 and id = $2`,
  row: {},
});

export const analyseImported = defineStatement({
  name: 'imports.analyse_imported',
  text: `select analyse_imported()::text as done`,
  row: { done: 'text' },
});

/** What was found on the way is of no use any more. */
export const forgetPeople = defineStatement({
  name: 'imports.forget_people',
  text: `
    with people as (
      delete from import_people where organization_id = $1 and import_id = $2
    )
    delete from import_rows where organization_id = $1 and import_id = $2`,
  row: {},
});

export const insertCustomFields = defineStatement({
  name: 'imports.insert_custom_fields',
  text: `
    insert into custom_fields (organization_id, name, import_id)
    select $1, name, $2 from (
      select distinct column_of->>'customName' as name
      from imports import cross join jsonb_array_elements(import.mapping->'columns') as column_of
      where import.organization_id = $1 and import.id = $2 and column_of->>'field' = 'custom') named
    where name is not null
    on conflict do nothing`,
  row: {},
});

/** An upload writes the summaries of its people itself: see `summaries_wait`. */
export const beginImporting = defineStatement({
  name: 'imports.begin_importing',
  text: `select set_config('ringfence.importing', $1, true) as importing`,
  row: { importing: 'text' },
});

/** New people ($5: the country where a row names none), in the order of their references. */
export const insertContacts = defineStatement({
  name: 'imports.insert_contacts',
  text: `
    with ${personInBatch}, ${filePerson}
    insert into contacts (organization_id, id, external_reference, full_name, birth_year, born_on, email,
      address, city, region, postal_code, country, language, confirmed_zone, custom,
      is_service_member, import_id)
    select $1, contact_id, external_reference, full_name, birth_year, born_on, email, address, city, region,
      postal_code, coalesce(country, $5), coalesce(language, 'en'), confirmed_zone,
      coalesce(custom, '{}'), coalesce(is_service_member, false), $2
    from file_person where not is_known order by contact_id`,
  row: {},
});

/** What tells where somebody is stays as it is while it waits. */
const whereabouts = ['address', 'city', 'region', 'postal_code', 'country', 'confirmed_zone']
  .map(
    (column) => `${column} = case when chosen.address_waits then contact.${column}
        else coalesce(given.${column}, contact.${column}) end`,
  )
  .join(', ');

/** Answers who was changed ($5: by whom). */
export const updateContacts = defineStatement({
  name: 'imports.update_contacts',
  text: `
    with ${personInBatch}, ${filePerson}, chosen as materialized (
      select contact.*, held.address_waits
      from contacts contact
      join file_person given on given.contact_id = contact.id
      cross join lateral (select ${whereaboutsDiffer} and ${addressWaits} as address_waits) held
      where contact.organization_id = $1 and given.is_known
        and ${contactDiffersBy(`(${whereaboutsDiffer} and not held.address_waits)`)}
      order by contact.id for no key update of contact
    ), kept as (
      insert into import_changes (organization_id, import_id, table_name, row_id, before)
      select $1, $2, 'contacts', chosen.id, to_jsonb(chosen) - 'address_waits'
      from chosen
    )
    update contacts contact
    set full_name = given.full_name, birth_year = ${birthYearAfter},
      born_on = ${bornOnAfter},
      email = coalesce(given.email, contact.email), ${whereabouts},
      language = coalesce(given.language, contact.language),
      is_service_member = ${serviceAfter},
      custom = contact.custom || coalesce(given.custom, '{}'), revision = contact.revision + 1,
      changed_at = now(), changed_by = $5
    from chosen join file_person given on given.contact_id = chosen.id
    where contact.organization_id = $1 and contact.id = chosen.id
    returning contact.id as contact_id`,
  row: { contact_id: 'uuid' },
});

export const insertMembers = defineStatement({
  name: 'imports.insert_members',
  text: `
    with ${personInBatch}
    insert into list_contacts (organization_id, list_id, contact_id, import_id)
    select $1, $5, contact_id, $2 from person where is_first order by contact_id
    on conflict do nothing`,
  row: {},
});

/** What a row notes of a person, once ($5: whose word it is). Answers of whom they were known. */
export const insertNotes = defineStatement({
  name: 'imports.insert_notes',
  text: `
    with ${personInBatch}, given as (
      select distinct contact_id, is_known, note from person where note is not null
    ), noted as (
      insert into contact_notes (organization_id, contact_id, content, import_id, recorded_by)
      select $1, given.contact_id, given.note, $2, $5 from given
      where not given.is_known or ${isNewNote('$1')}
    )
    select distinct contact_id from given where is_known`,
  row: { contact_id: 'uuid' },
});

/**
 * What lists are sorted and filtered by, for new people: as summarise_contacts has it, which reads
 * people one by one. Nobody has called them.
 */
export const insertSummaries = defineStatement({
  name: 'imports.insert_summaries',
  text: `
    with ${personInBatch}, ${filePerson}, ${givenDebt}, ${fileDebt}, debt as (
      select contact_id, balance_minor, currency, coalesce(state, 'open') as state, opened_on,
        coalesce(state, 'open') in ('open', 'promised', 'disputed') as is_owed,
        first_value(currency) over (partition by contact_id
          order by coalesce(state, 'open') in ('open', 'promised', 'disputed') desc,
            balance_minor desc, line, nth) as main_currency
      from file_debt where not is_known
    ), owed as (
      select contact_id, (count(*) filter (where is_owed))::integer as open_debts,
        coalesce(sum(balance_minor) filter (where is_owed and currency = main_currency), 0)::bigint
          as balance_minor,
        max(main_currency) filter (where is_owed) as currency,
        case when bool_or(state = 'disputed') then 'disputed'
          when bool_or(state = 'open') then 'open'
          when bool_or(state = 'paid') then 'paid'
          when bool_or(state = 'recalled') then 'recalled'
          else 'closed' end as state,
        min(opened_on) filter (where is_owed) as oldest_debt_on
      from debt group by contact_id
    )
    insert into contact_summaries (organization_id, contact_id, sort_name, open_debts, balance_minor,
      currency, state, oldest_debt_on, is_suppressed)
    select $1, given.contact_id, sort_text(given.full_name), coalesce(owed.open_debts, 0),
      coalesce(owed.balance_minor, 0), owed.currency, coalesce(owed.state, 'closed'),
      owed.oldest_debt_on, given.restrictions is not null
        or (given.inconvenient is not null and exists (select from suppressions own
          where own.organization_id = $1 and own.contact_id = given.contact_id
            and own.lifted_at is null))
    from file_person given
    left join owed on owed.contact_id = given.contact_id
    where not given.is_known
    order by given.contact_id`,
  row: {},
});

/**
 * The words of new people, counted at the end: anyone who adds somebody of the same name waits until they
 * are committed. In one order, so that two never wait for each other.
 */
export const countWords = defineStatement({
  name: 'imports.count_words',
  text: `
    insert into search_words as known (organization_id, word, people)
    select $1, left(word, 200), count(*)
    from import_people person
    join contacts contact on contact.organization_id = $1 and contact.id = person.contact_id
    cross join lateral words_of(contact.search_name) as word
    where person.organization_id = $1 and person.import_id = $2 and person.is_first
      and not person.is_known
    group by 2 order by 2
    on conflict (organization_id, word) do update set people = known.people + excluded.people`,
  row: {},
});

/** For people who were known ($2); the rules are asked about them again as well. */
export const renewSummaries = defineStatement({
  name: 'imports.renew_summaries',
  text: `
    select summarise_contacts($1, $2)::text as done`,
  row: { done: 'text' },
});

/**
 * Writes every row, so that no earlier calculation is stored over it; but none that this transaction wrote already.
 */
export const askRulesAgain = defineStatement({
  name: 'imports.ask_rules_again',
  text: `
    update contact_summaries set judge_at = '-infinity'
    where organization_id = $1 and contact_id = any($2)
      and (judge_at > '-infinity' or xmin <> pg_current_xact_id()::xid)`,
  row: {},
});
