import { defineStatement } from '../../../platform/database/statement.ts';

/** A person asks for the next step ($2) from one of those it can be asked from ($3). */
export const beginStep = defineStatement({
  name: 'imports.begin_step',
  text: `
    update imports set state = $2, step = step + 1, tries = 0, done = 0, total = 0, pace = null,
      heard_at = clock_timestamp(), waits_since = clock_timestamp(), asked_by = current_user_id(),
      asked_as = case when is_super_administrator() then 'super_administrator' else 'profile' end,
      api_key_id = current_api_key_id(), failure = null, failure_detail = '', failure_reason = null,
      failure_values = '{}'
    where organization_id = current_organization_id() and id = $1 and state = any($3::text[])
    returning step`,
  row: { step: 'int4' },
});

/**
 * A worker takes the step up; answers nothing where it was done or cancelled in the meantime. One that was put
 * back goes on being said to wait until its worker says otherwise: it may have to be put back again.
 */
export const takeStep = defineStatement({
  name: 'imports.take_step',
  text: `
    update imports set tries = tries + 1, heard_at = clock_timestamp(),
      waits_since = case when heard_at is null then waits_since end
    where organization_id = $1 and id = $2 and step = $3 and state = $4
    returning tries, kind, file_name, file_bytes, inspection, mapping, findings, reading, compared_with, list_id,
      list_name, asked_by, asked_as, api_key_id, created_by, row_count, added, rejected`,
  row: {
    tries: 'int4',
    kind: 'text',
    file_name: 'text',
    file_bytes: 'int8',
    inspection: 'jsonb?',
    mapping: 'jsonb?',
    findings: 'jsonb?',
    reading: 'jsonb?',
    compared_with: 'text?',
    list_id: 'uuid?',
    list_name: 'text?',
    asked_by: 'uuid?',
    asked_as: 'text',
    api_key_id: 'uuid?',
    created_by: 'uuid',
    row_count: 'int4',
    added: 'int4',
    rejected: 'int4',
  },
});

/** The worker of a step says that it is busy, how far it is ($8) and whether it waits ($7), and learns whether the step is still wanted. */
export const keepStep = defineStatement({
  name: 'imports.keep_step',
  text: `
    update imports set heard_at = clock_timestamp(), done = $5, total = $6, pace = $8,
      waits_since = case when $7::boolean then coalesce(waits_since, clock_timestamp()) end
    where organization_id = $1 and id = $2 and step = $3 and state = $4
    returning id`,
  row: { id: 'uuid' },
});

/** A worker that was thought dead may still be at it: one after the other. */
export const lockStep = defineStatement({
  name: 'imports.lock_step',
  text: `select pg_advisory_xact_lock(hashtextextended('ringfence import ' || $1::uuid, 0))::text as locked`,
  row: { locked: 'text' },
});

/** What uploads of one organization store, they store one after another. */
export const lockStoring = defineStatement({
  name: 'imports.lock_storing',
  text: `select pg_advisory_xact_lock(hashtextextended('ringfence storing ' || $1::uuid, 0))::text as locked`,
  row: { locked: 'text' },
});

/** So long the transaction waits for a lock ('0': as long as it takes). */
export const limitWaiting = defineStatement({
  name: 'imports.limit_waiting',
  text: `select set_config('lock_timeout', $1, true) as lock_timeout`,
  row: { lock_timeout: 'text' },
});

export const isWanted = defineStatement({
  name: 'imports.is_wanted',
  text: `
    select id from imports
    where organization_id = $1 and id = $2 and step = $3 and state = $4`,
  row: { id: 'uuid' },
});

/** The step is done; answers nothing where somebody gave it up at the same moment. */
export const endStep = defineStatement({
  name: 'imports.end_step',
  text: `
    update imports set state = $5, failure = $6, failure_detail = $7, failure_reason = $8,
      failure_values = $9, heard_at = clock_timestamp(), waits_since = null, done = 0, total = 0,
      pace = null
    where organization_id = $1 and id = $2 and step = $3 and state = $4
    returning id`,
  row: { id: 'uuid' },
});

export const keepInspection = defineStatement({
  name: 'imports.keep_inspection',
  text: `
    update imports set inspection = $3, header = $4, columns = $5
    where organization_id = $1 and id = $2`,
  row: {},
});

/** What the person said of the file, with the step that reads it. */
export const keepMapping = defineStatement({
  name: 'imports.keep_mapping',
  text: `
    update imports set mapping = $2, header = $3, columns = $4, list_id = $5, list_name = $6,
      obtained_how = $7, obtained_by = $8, obtained_on = $9::date, findings = null, reading = null,
      draft = null, confirms_callable = false
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** Whether the person who has it stored says that the people it makes callable are to be called. */
export const keepConfirmation = defineStatement({
  name: 'imports.keep_confirmation',
  text: `
    update imports set confirms_callable = $2
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** While its columns can be matched, and only then. Somebody is at it: it is not abandoned. */
export const keepDraft = defineStatement({
  name: 'imports.keep_draft',
  text: `
    update imports set draft = $2, heard_at = clock_timestamp()
    where organization_id = current_organization_id() and id = $1
      and state in ('matching', 'checked')
    returning id`,
  row: { id: 'uuid' },
});

/** As what the file is to be looked at; kept with what was found before until it is found again. */
export const wantFormat = defineStatement({
  name: 'imports.want_format',
  text: `
    update imports set inspection = inspection || jsonb_build_object('wanted', $2::jsonb)
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** Gives an upload up, unless it was stored at the same moment. */
export const cancelStep = defineStatement({
  name: 'imports.cancel_step',
  text: `
    update imports set state = 'cancelled', step = step + 1, heard_at = clock_timestamp(),
      waits_since = null, done = 0, total = 0, pace = null,
      failure = null, failure_detail = '', failure_reason = null, failure_values = '{}',
      inspection = null, findings = null, reading = null, draft = null
    where organization_id = current_organization_id() and id = $1
      and state in ('uploading', 'inspecting', 'matching', 'checking', 'checked', 'storing')
    returning id`,
  row: { id: 'uuid' },
});
