import { defineStatement } from '../../../platform/database/statement.ts';

/** Uploads that have ended and of which something lies here still. */
export const listLeftovers = defineStatement({
  name: 'imports.list_leftovers',
  text: `
    select import.organization_id, import.id as import_id from imports import
    where import.state in ('stored', 'undone', 'cancelled', 'failed')
      and (exists (select from import_chunks chunk
          where chunk.organization_id = import.organization_id and chunk.import_id = import.id)
        or exists (select from import_rows staged
          where staged.organization_id = import.organization_id and staged.import_id = import.id))`,
  row: { organization_id: 'uuid', import_id: 'uuid' },
});

export const deleteFile = defineStatement({
  name: 'imports.delete_file',
  text: `
    with staged as (
      delete from import_rows where organization_id = $1 and import_id = $2
    ), people as (
      delete from import_people where organization_id = $1 and import_id = $2
    )
    delete from import_chunks where organization_id = $1 and import_id = $2`,
  row: {},
});

/** What was found in a file that was never stored. */
export const deleteFindings = defineStatement({
  name: 'imports.delete_findings',
  text: `
    with import as (
      update imports set inspection = null, findings = null, reading = null, draft = null
      where organization_id = $1 and id = $2 and state in ('cancelled', 'failed')
      returning organization_id, id
    ), warned as (
      delete from import_warnings using import
      where import_warnings.organization_id = import.organization_id
        and import_warnings.import_id = import.id
    )
    delete from import_rejections using import
    where import_rejections.organization_id = import.organization_id
      and import_rejections.import_id = import.id`,
  row: {},
});

/** Nobody has touched them for long; what a worker is at is none of these. */
export const cancelOld = defineStatement({
  name: 'imports.cancel_old',
  text: `
    update imports set state = 'cancelled', step = step + 1, failure = 'abandoned',
      failure_detail = $2, failure_reason = 'abandoned', failure_values = '{}'
    where state in ('uploading', 'matching', 'checked') and coalesce(heard_at, created_at) < $1
    returning organization_id, id`,
  row: { organization_id: 'uuid', id: 'uuid' },
});
