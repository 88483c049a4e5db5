import { defineStatement } from '../../../platform/database/statement.ts';

/** What an earlier reading of the file left. */
export const deleteReadings = defineStatement({
  name: 'imports.delete_readings',
  text: `
    with staged as (
      delete from import_rows where organization_id = $1 and import_id = $2
    ), warned as (
      delete from import_warnings where organization_id = $1 and import_id = $2
    )
    delete from import_rejections where organization_id = $1 and import_id = $2`,
  row: {},
});

export const insertRejections = defineStatement({
  name: 'imports.insert_rejections',
  text: `
    insert into import_rejections
      (organization_id, import_id, line, reason, column_name, value, cells)
    select $1, $2, line, reason, "column", value, cells
    from jsonb_to_recordset($3) as rejection
      (line integer, reason text, "column" text, value text, cells jsonb)`,
  row: {},
});

export const insertWarnings = defineStatement({
  name: 'imports.insert_warnings',
  text: `
    insert into import_warnings (organization_id, import_id, line, code, column_name, value)
    select $1, $2, line, code, "column", value
    from jsonb_to_recordset($3) as warning (line integer, code text, "column" text, value text)`,
  row: {},
});

/** Fewer than were read where the database crashed since. */
export const countStaged = defineStatement({
  name: 'imports.count_staged',
  text: `
    select count(*) as rows from import_rows where organization_id = $1 and import_id = $2`,
  row: { rows: 'int8' },
});

export const keepFindings = defineStatement({
  name: 'imports.keep_findings',
  text: `
    update imports set findings = $3, row_count = $4, added = $5, changed = $6, unchanged = $7,
      duplicate = $8, rejected = $9, consents = $10, checked_at = coalesce($11, checked_at), reading = $12,
      compared_with = $13, waiting = $14
    where organization_id = $1 and id = $2`,
  row: {},
});
