import { defineSpanning } from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

export const findList = defineStatement({
  name: 'imports.find_list',
  text: `
    select id, name from lists
    where organization_id = current_organization_id()
      and case when $1::uuid is null then lower(name) = lower($2) else id = $1 end`,
  row: { id: 'uuid', name: 'text' },
});

export const insertList = defineStatement({
  name: 'imports.insert_list',
  text: `
    insert into lists (organization_id, name, created_by)
    values (current_organization_id(), $1, current_user_id())
    on conflict (organization_id, lower(name)) do nothing
    returning id, name`,
  row: { id: 'uuid', name: 'text' },
});

/** Who is known under these references, with every number of theirs. */
export const findNamesakes = defineStatement({
  name: 'imports.find_namesakes',
  text: `
    select contact.external_reference, contact.full_name,
      coalesce((select string_agg(phone.e164, ' ') from phones phone
        where phone.organization_id = contact.organization_id
          and phone.contact_id = contact.id), '') as phones
    from contacts contact
    where contact.organization_id = (select current_organization_id())
      and contact.external_reference = any($1)`,
  row: { external_reference: 'text', full_name: 'text', phones: 'text' },
});

/**
 * Answers only the contacts that are new or changed. Country ($2) and language ($3) are defaults
 * where the file has no such column, and then change nobody who is known.
 */
export const upsertContacts = defineStatement({
  name: 'imports.upsert_contacts',
  text: `
    insert into contacts as contact
      (organization_id, external_reference, full_name, email, language, region, postal_code, country)
    select (select current_organization_id()), "externalReference", "fullName", email, language,
      region, "postalCode", country
    from jsonb_to_recordset($1) as person ("externalReference" text, "fullName" text, email text,
      language text, region text, "postalCode" text, country text)
    -- In one order everywhere, so that two uploads of the same people do not wait for each other.
    order by "externalReference"
    on conflict (organization_id, external_reference) do update
    set full_name = excluded.full_name, email = coalesce(excluded.email, contact.email),
      language = case when $3::boolean then excluded.language else contact.language end,
      region = coalesce(excluded.region, contact.region),
      postal_code = coalesce(excluded.postal_code, contact.postal_code),
      country = case when $2::boolean then excluded.country else contact.country end
    where contact.full_name <> excluded.full_name
      or ($2 and contact.country <> excluded.country)
      or ($3 and contact.language <> excluded.language)
      or excluded.email <> coalesce(contact.email, '')
      or excluded.region <> coalesce(contact.region, '')
      or excluded.postal_code <> coalesce(contact.postal_code, '')
    returning contact.id, (contact.xmax = 0) as added`,
  row: { id: 'uuid', added: 'bool' },
});

/**
 * The contacts of the file, new, changed or not, with everything that hangs on them. Where the file
 * has a column for consent ($8), only a yes is one, and a no takes back what was given before.
 */
export const storePeople = defineStatement({
  name: 'imports.store_people',
  text: `
    with person as materialized (
      select contact.organization_id, contact.id as contact_id, row.*
      from jsonb_to_recordset($1) as row ("externalReference" text, e164 text, "lineType" text,
        "amountMinor" bigint, currency text, creditor text, consent boolean)
      join contacts contact on contact.organization_id = (select current_organization_id())
        and contact.external_reference = row."externalReference"
    ), membership as (
      insert into list_contacts (organization_id, list_id, contact_id)
      select organization_id, $2, contact_id from person
      on conflict do nothing
    ), phone as (
      insert into phones as phone (organization_id, contact_id, e164, line_type)
      select organization_id, contact_id, e164, "lineType" from person
      on conflict (organization_id, contact_id, e164) do update set line_type = excluded.line_type
      -- Numbers are ported: what may be a mobile is held for one, because it needs more consent.
      where phone.line_type <> excluded.line_type
        and (phone.line_type in ('landline', 'unknown') or excluded.line_type = 'mobile')
      returning contact_id
    ), debt as (
      insert into debts as debt
        (organization_id, contact_id, reference, creditor, balance_minor, currency, state)
      select organization_id, contact_id, "externalReference", creditor, "amountMinor", currency,
        case when "amountMinor" = 0 then 'paid' else 'open' end
      from person
      on conflict (organization_id, contact_id, reference) do update
      set balance_minor = excluded.balance_minor, currency = excluded.currency,
        creditor = coalesce(excluded.creditor, debt.creditor), updated_at = now(),
        state = case when excluded.state = 'paid' or debt.state = 'paid' then excluded.state
          else debt.state end
      where (debt.balance_minor, debt.currency)
          is distinct from (excluded.balance_minor, excluded.currency)
        or excluded.creditor <> coalesce(debt.creditor, '')
      returning contact_id
    ), consent as (
      insert into consents (organization_id, contact_id, e164, kind, obtained_how, obtained_by,
        obtained_on, import_id, recorded_by)
      select organization_id, contact_id, e164, 'tcpa', $3, $4, $5::date, $6, current_user_id()
      from person
      where $3 <> 'not_known' and case when $8 then consent is true else consent is distinct from false end
        -- Neither twice, nor against a later refusal.
        and not exists (
          select from consents earlier
          where earlier.organization_id = person.organization_id
            and earlier.contact_id = person.contact_id and earlier.e164 = person.e164
            and (earlier.revoked_at >= $5::date
              or (earlier.revoked_at is null and earlier.obtained_how = $3
                and earlier.obtained_by = $4 and earlier.obtained_on = $5::date)))
      returning contact_id
    ), refusal as (
      update consents given set revoked_at = $7
      from person
      where person.consent is false and given.organization_id = person.organization_id
        and given.contact_id = person.contact_id and given.e164 = person.e164
        and given.revoked_at is null
      returning given.contact_id
    )
    select person.contact_id,
      -- By "in", which is looked up in a hash table; "exists" would go through all of them each time.
      person.contact_id in (select contact_id from phone)
        or person.contact_id in (select contact_id from debt)
        or person.contact_id in (select contact_id from refusal) as changed,
      person.contact_id in (select contact_id from consent) as consented
    from person`,
  row: { contact_id: 'uuid', changed: 'bool', consented: 'bool' },
});

export const makeId = defineStatement({
  name: 'imports.make_id',
  text: 'select new_id() as id',
  row: { id: 'uuid' },
});

export const insertImport = defineStatement({
  name: 'imports.insert_import',
  text: `
    insert into imports (organization_id, id, list_id, file_name, header, columns, row_count, added,
      changed, unchanged, rejected, consents, obtained_how, obtained_by, obtained_on, created_by)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
      $14::date, current_user_id())`,
  row: {},
});

export const insertRejections = defineStatement({
  name: 'imports.insert_rejections',
  text: `
    insert into import_rejections (organization_id, import_id, line, reason, column_name, cells)
    select (select current_organization_id()), $1, line, reason, "column", cells
    from jsonb_to_recordset($2) as rejection (line integer, reason text, "column" text, cells jsonb)`,
  row: {},
});

const importFields = `
  import.id, import.organization_id, import.list_id, list.name as list_name, import.file_name, import.created_at,
  import.row_count, import.added, import.changed, import.unchanged, import.rejected, import.consents,
  import.columns, import.header, import.obtained_how, import.obtained_by,
  import.obtained_on::text as obtained_on`;

export const findImport = defineSpanning({
  name: 'imports.find_import',
  text: (covers) => `
    select ${importFields}
    from imports import
    join lists list on list.organization_id = import.organization_id and list.id = import.list_id
    where import.id = $1 and ${covers('import.organization_id')}`,
  row: {
    id: 'uuid',
    organization_id: 'uuid',
    list_id: 'uuid',
    list_name: 'text',
    file_name: 'text',
    created_at: 'timestamptz',
    row_count: 'int4',
    added: 'int4',
    changed: 'int4',
    unchanged: 'int4',
    rejected: 'int4',
    consents: 'int4',
    columns: 'jsonb',
    header: 'jsonb',
    obtained_how: 'text',
    obtained_by: 'text',
    obtained_on: 'text',
  },
});

export const listRejections = defineStatement({
  name: 'imports.list_rejections',
  text: `
    select line, reason, column_name, cells from import_rejections
    where organization_id = current_organization_id() and import_id = $1
    order by line`,
  row: { line: 'int4', reason: 'text', column_name: 'text?', cells: 'jsonb' },
});
