import { defineStatement } from '../../../platform/database/statement.ts';

/** By its id ($2) or its name ($3). */
export const findList = defineStatement({
  name: 'imports.find_list',
  text: `
    select id, name, archived_at is not null as is_archived from lists
    where organization_id = $1
      and case when $2::uuid is null then lower(name) = lower($3) else id = $2 end`,
  row: { id: 'uuid', name: 'text', is_archived: 'bool' },
});

/** As findList, and held: until the upload is stored, nobody archives the list or merges it into another. */
export const holdList = defineStatement({
  name: 'imports.hold_list',
  text: `
    select id, archived_at is not null as is_archived from lists
    where organization_id = $1
      and case when $2::uuid is null then lower(name) = lower($3) else id = $2 end
    for share`,
  row: { id: 'uuid', is_archived: 'bool' },
});

export const insertList = defineStatement({
  name: 'imports.insert_list',
  text: `
    insert into lists (organization_id, name, created_by, import_id)
    values ($1, $2, $3, $4)
    on conflict (organization_id, lower(name)) do nothing
    returning id`,
  row: { id: 'uuid' },
});

/** A list of the name that was to be made has been made by somebody else. */
export const joinList = defineStatement({
  name: 'imports.join_list',
  text: `
    update imports import set list_id = list.id
    from lists list
    where import.organization_id = $1 and import.id = $2 and import.list_id is null
      and list.organization_id = import.organization_id
      and lower(list.name) = lower(import.list_name)`,
  row: {},
});

/** Who uploaded the numbers and what they are called by is kept; what stood in the file is not. */
export const markStored = defineStatement({
  name: 'imports.mark_stored',
  text: `
    update imports set list_id = $3, stored_at = $4, inspection = null, draft = null
    where organization_id = $1 and id = $2`,
  row: {},
});

export const markUndone = defineStatement({
  name: 'imports.mark_undone',
  text: `
    update imports set undone_at = $3, undone_by = asked_by
    where organization_id = $1 and id = $2`,
  row: {},
});

/** A file that is sent whole and stored in the same request. */
export const insertWholeFile = defineStatement({
  name: 'imports.insert_whole_file',
  text: `
    insert into imports (organization_id, kind, state, file_name, file_bytes, fingerprint, header, columns,
      mapping, list_id, list_name, obtained_how, obtained_by, obtained_on, heard_at, created_by, asked_by,
      asked_as, confirms_callable)
    values ($1, 'debtors', 'storing', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12::date, now(), $13,
      $13, $14, $15)
    returning id, step`,
  row: { id: 'uuid', step: 'int4' },
});
