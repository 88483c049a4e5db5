import { defineReplanned, defineStatement } from '../../../platform/database/statement.ts';

export const findFilling = defineStatement({
  name: 'demo.find_filling',
  text: 'select size, loaded_at, filled_at from demo_marks',
  row: { size: 'text', loaded_at: 'timestamptz', filled_at: 'timestamptz?' },
});

export const listWritten = defineStatement({
  name: 'demo.list_written',
  text: 'select name, calls from demo_parts',
  row: { name: 'text', calls: 'int4' },
});

/** Answers nothing where it is written already. */
export const claimPart = defineStatement({
  name: 'demo.claim_part',
  text: `insert into demo_parts (name, calls) values ($1, $2) on conflict do nothing returning name`,
  row: { name: 'text' },
});

export const markFilled = defineStatement({
  name: 'demo.mark_filled',
  text: 'update demo_marks set filled_at = $1',
  row: {},
});

/** Until the transaction ends: summaries are made at its end, and calls were written by nobody at their time. */
export const beginFilling = defineStatement({
  name: 'demo.begin_filling',
  text: `
    select set_config('ringfence.importing', 'on', true) as importing,
      set_config('ringfence.filling_demo', 'on', true) as filling`,
  row: { importing: 'text', filling: 'text' },
});

export const createPastMonths = defineStatement({
  name: 'demo.create_past_months',
  text: `
    select create_month_parts($1::timestamptz - month * interval '1 month')::text as made
    from generate_series(0, 13) month`,
  row: { made: 'text' },
});

/** The organizations ($1) and what they decided are as old ($2) as their history. */
export const ageOrganizations = defineStatement({
  name: 'demo.age_organizations',
  text: `
    with organization as (
      update organizations set created_at = $2 where id = any($1::uuid[])
    ), licence as (
      update licences set created_at = $2 where organization_id = any($1)
    )
    update caller_ids set created_at = $2 where organization_id = any($1)`,
  row: {},
});

export const insertPolicy = defineStatement({
  name: 'demo.insert_policy',
  text: `
    insert into policies (organization_id, version, content, created_by, created_at)
    values ($1, 1, $2, $3, $4)`,
  row: {},
});

/**
 * What organizations ($1) call by: their numbers with the account, their licences, what they say to remind of a debt,
 * and where their calls are returned.
 */
export const findSettings = defineStatement({
  name: 'demo.find_settings',
  text: `
    select organization.id, organization.name,
      (select coalesce(jsonb_agg(number.e164 order by number.e164), '[]') from caller_ids number
       where number.organization_id = organization.id and number.state = 'active') as caller_ids,
      (select pool.id from caller_id_pools pool
       where pool.organization_id = organization.id and pool.state = 'active' order by pool.id limit 1)
        as caller_pool_id,
      (select number.account_id from caller_ids number
       where number.organization_id = organization.id and number.account_id is not null limit 1)
        as account_id,
      (select coalesce(jsonb_agg(jsonb_build_object('region', licence.region,
          'expiresOn', licence.expires_on) order by licence.region, licence.id), '[]')
       from licences licence where licence.organization_id = organization.id) as licences,
      (select jsonb_build_object('scriptId', script.id, 'version', version.version, 'script', version.content)
       from scripts script
       join script_versions version on version.organization_id = script.organization_id
         and version.script_id = script.id and version.state = 'approved'
       where script.organization_id = organization.id and script.purpose = 'reminder'
         and script.archived_at is null
       order by script.id, version.version desc limit 1) as script,
      (select coalesce(jsonb_agg(jsonb_build_object('e164', line.e164, 'takesRingBacks', line.takes_ring_backs,
          'takesTransfers', line.takes_transfers, 'hours', line.hours, 'zone', line.zone)
          order by line.position, line.id), '[]')
       from staffed_lines line
       where line.organization_id = organization.id and line.verified_at is not null) as lines
    from organizations organization where organization.name = any($1::text[])`,
  row: {
    id: 'uuid',
    name: 'text',
    caller_ids: 'jsonb',
    caller_pool_id: 'uuid?',
    account_id: 'uuid?',
    licences: 'jsonb',
    script: 'jsonb?',
    lines: 'jsonb',
  },
});

export const insertRules = defineStatement({
  name: 'demo.insert_rules',
  text: 'insert into rule_sets (id, rules) values ($1, $2::jsonb) on conflict do nothing',
  row: {},
});

export const insertUpload = defineStatement({
  name: 'demo.insert_upload',
  text: `
    with list as (
      insert into lists (organization_id, id, name, created_by, created_at, import_id)
      select $1, id, name, $2, created_at, ($4::jsonb ->> 'id')::uuid
      from jsonb_to_record($3) as list (id uuid, name text, created_at timestamptz)
      returning id
    )
    insert into imports (organization_id, id, list_id, list_name, state, file_name, file_bytes, header,
      columns, row_count, added, rejected, consents, obtained_how, obtained_by, obtained_on, created_by,
      created_at, findings, done, total, asked_by, checked_at, stored_at)
    select $1, upload.id, list.id, $3::jsonb ->> 'name', 'stored', file_name, file_bytes, header, columns,
      row_count, added, rejected, consents, 'given_to_creditor', obtained_by, obtained_on, $2,
      created_at, findings, row_count, row_count, $2, created_at, created_at
    from list, jsonb_to_record($4) as upload (id uuid, file_name text, file_bytes bigint, header jsonb,
      columns jsonb, row_count integer, added integer, rejected integer, consents integer,
      obtained_by text, obtained_on date, created_at timestamptz, findings jsonb)`,
  row: {},
});

export const insertRejections = defineStatement({
  name: 'demo.insert_rejections',
  text: `
    insert into import_rejections (organization_id, import_id, line, reason, column_name, cells, value)
    select $1, $2, line, reason, column_name, cells, value
    from jsonb_to_recordset($3)
      as row (line integer, reason text, column_name text, cells jsonb, value text)`,
  row: {},
});

export const insertPeople = defineReplanned({
  name: 'demo.insert_people',
  text: `
    insert into contacts (organization_id, id, external_reference, full_name, email, language, region,
      postal_code, country, address, city, birth_year, created_at, import_id)
    select $1, id, external_reference, full_name, email, language, region, postal_code, country, address,
      city, birth_year, created_at, $2
    from jsonb_to_recordset($3) as row (id uuid, external_reference text, full_name text, email text,
      language text, region text, postal_code text, country text, address text, city text,
      birth_year integer, created_at timestamptz)`,
  row: {},
});

export const insertMembers = defineReplanned({
  name: 'demo.insert_members',
  text: `
    insert into list_contacts (organization_id, list_id, contact_id, added_at, import_id)
    select $1, $2, unnest($4::uuid[]), $5, $3`,
  row: {},
});

export const insertNumbers = defineReplanned({
  name: 'demo.insert_numbers',
  text: `
    insert into phones (organization_id, id, contact_id, e164, line_type, state, place, position,
      created_at, import_id)
    select $1, id, contact_id, e164, line_type, state, place, position, created_at, $2
    from jsonb_to_recordset($3) as row (id uuid, contact_id uuid, e164 text, line_type text, state text,
      place text, position integer, created_at timestamptz)`,
  row: {},
});

export const insertOwed = defineReplanned({
  name: 'demo.insert_owed',
  text: `
    insert into debts (organization_id, id, contact_id, reference, creditor, balance_minor,
      original_minor, currency, state, notice_sent_on, opened_on, due_on, created_at, updated_at, import_id)
    select $1, id, contact_id, reference, creditor, balance_minor, original_minor, currency, state,
      notice_sent_on, opened_on, due_on, created_at, updated_at, $2
    from jsonb_to_recordset($3) as row (id uuid, contact_id uuid, reference text, creditor text,
      balance_minor bigint, original_minor bigint, currency text, state text, notice_sent_on date,
      opened_on date, due_on date, created_at timestamptz, updated_at timestamptz)`,
  row: {},
});

/** Those that came with the upload ($2), and those that somebody gave on a call, which nobody entered. */
export const insertPermissions = defineReplanned({
  name: 'demo.insert_permissions',
  text: `
    insert into consents (organization_id, id, contact_id, e164, kind, obtained_how, obtained_by,
      obtained_on, received_at, evidence, call_id, import_id, recorded_by, recorded_at, revoked_at, revoked_for)
    select $1, row.id, contact_id, e164, kind, obtained_how, coalesce(obtained_by, organization.name),
      obtained_on, received_at, evidence, call_id, case when call_id is null then $2::uuid end,
      case when call_id is null then $4::uuid end, recorded_at, revoked_at, revoked_for
    from organizations organization
    cross join jsonb_to_recordset($3) as row (id uuid, contact_id uuid, e164 text, kind text,
      obtained_how text, obtained_by text, obtained_on date, received_at timestamptz, evidence text,
      call_id uuid, recorded_at timestamptz, revoked_at timestamptz, revoked_for uuid)
    where organization.id = $1`,
  row: {},
});

export const insertNotes = defineReplanned({
  name: 'demo.insert_notes',
  text: `
    insert into contact_notes (organization_id, id, contact_id, content, recorded_by, recorded_at)
    select $1, id, contact_id, content, $2, recorded_at
    from jsonb_to_recordset($3)
      as row (id uuid, contact_id uuid, content text, recorded_at timestamptz)`,
  row: {},
});
