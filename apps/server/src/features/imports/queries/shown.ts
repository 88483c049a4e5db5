import { defineSpanning } from '../../../platform/database/spanning.ts';
import { defineStatement } from '../../../platform/database/statement.ts';

const summaryFields = `
  import.id, import.organization_id, import.kind, import.state, import.list_id,
  coalesce(list.name, import.list_name) as list_name, import.file_name, import.file_bytes,
  case when import.state = 'uploading' then (
      select coalesce(sum(length(chunk.content)), 0) from import_chunks chunk
      where chunk.organization_id = import.organization_id and chunk.import_id = import.id)
    else import.file_bytes end::bigint as received_bytes,
  import.fingerprint, import.created_at, import.created_by,
  coalesce(nullif(creator.full_name, ''), creator.email, '') as creator_name,
  import.row_count, import.added, import.changed, import.unchanged, import.duplicate, import.rejected,
  import.consents, import.waiting, import.columns, import.header, import.obtained_how, import.obtained_by,
  import.obtained_on::text as obtained_on, import.done, import.total, import.pace,
  -- An upload that is taken up at once has not waited.
  coalesce(import.waits_since < clock_timestamp() - interval '1 second', false) as waits_for_turn,
  import.failure,
  import.failure_detail, import.failure_reason, import.failure_values, import.checked_at, import.stored_at, import.undone_at`;

const joins = `
  left join lists list on list.organization_id = import.organization_id and list.id = import.list_id
  left join profiles creator on creator.id = import.created_by`;

const summaryRow = {
  id: 'uuid',
  organization_id: 'uuid',
  kind: 'text',
  state: 'text',
  list_id: 'uuid?',
  list_name: 'text?',
  file_name: 'text',
  file_bytes: 'int8',
  received_bytes: 'int8',
  fingerprint: 'text',
  created_at: 'timestamptz',
  created_by: 'uuid',
  creator_name: 'text',
  row_count: 'int4',
  added: 'int4',
  changed: 'int4',
  unchanged: 'int4',
  duplicate: 'int4',
  rejected: 'int4',
  consents: 'int4',
  waiting: 'int4',
  columns: 'jsonb',
  header: 'jsonb',
  obtained_how: 'text?',
  obtained_by: 'text?',
  obtained_on: 'text?',
  done: 'int8',
  total: 'int8',
  pace: 'jsonb?',
  waits_for_turn: 'bool',
  failure: 'text?',
  failure_detail: 'text',
  failure_reason: 'text?',
  failure_values: 'jsonb',
  checked_at: 'timestamptz?',
  stored_at: 'timestamptz?',
  undone_at: 'timestamptz?',
} as const;

export const findImport = defineSpanning({
  name: 'imports.find_import',
  text: (covers) => `
    select ${summaryFields}
    from imports import ${joins}
    where import.id = $1 and ${covers('import.organization_id')}`,
  row: summaryRow,
});

/** For the system's own transactions, which are of no organization. */
export const findImportOf = defineStatement({
  name: 'imports.find_import_of',
  text: `
    select ${summaryFields}
    from imports import ${joins}
    where import.organization_id = $1 and import.id = $2`,
  row: summaryRow,
});

/** Newest first, before the place ($1); of one list ($2), or only those on their way ($3). */
export const listImports = defineSpanning({
  name: 'imports.list_imports',
  text: (covers) => `
    select ${summaryFields}
    from imports import ${joins}
    where ${covers('import.organization_id')} and import.id < $1
      and ($2::uuid is null or import.list_id = $2)
      and (not $3::boolean or import.state not in ('stored', 'undone', 'cancelled', 'failed'))
    order by import.id desc
    limit $4`,
  row: summaryRow,
});

/** What is kept of the file, and its twins: other uploads of the same file that have not ended. */
export const findDetail = defineStatement({
  name: 'imports.find_detail',
  text: `
    select import.inspection, import.mapping, import.draft, import.findings,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', twin.id, 'createdBy',
          coalesce(nullif(creator.full_name, ''), creator.email, '')) order by twin.id)
        from imports twin left join profiles creator on creator.id = twin.created_by
        where twin.organization_id = import.organization_id and twin.id <> import.id
          and import.fingerprint <> '' and twin.fingerprint = import.fingerprint
          and twin.file_bytes = import.file_bytes
          and import.state not in ('stored', 'undone', 'cancelled', 'failed')
          and twin.state not in ('stored', 'undone', 'cancelled', 'failed')), '[]') as twins
    from imports import
    where import.organization_id = current_organization_id() and import.id = $1`,
  row: {
    inspection: 'jsonb?',
    mapping: 'jsonb?',
    draft: 'jsonb?',
    findings: 'jsonb?',
    twins: 'jsonb',
  },
});

/** In the order of the file, after a line ($2). */
export const listRejections = defineStatement({
  name: 'imports.list_rejections',
  text: `
    select line, reason, column_name, value, cells from import_rejections
    where organization_id = current_organization_id() and import_id = $1 and line > $2
    order by line
    limit $3`,
  row: { line: 'int4', reason: 'text', column_name: 'text?', value: 'text', cells: 'jsonb' },
});

/** People whom the upload ($1) makes callable, in the order of the file, after a place ($2, $3). */
export const listCallable = defineStatement({
  name: 'imports.list_callable',
  text: `
    select somebody.contact_id, somebody.line, somebody.reasons, somebody.is_waiting, contact.full_name,
      phone.e164,
      coalesce((select jsonb_agg(distinct own.kind) from suppressions own
        where own.organization_id = contact.organization_id and own.contact_id = contact.id
          and own.lifted_at is null), '[]') as restrictions
    from (
      select contact_id, min(line) as line, jsonb_agg(reason order by reason) as reasons,
        bool_or(is_waiting) as is_waiting
      from import_callable
      where organization_id = current_organization_id() and import_id = $1
      group by contact_id) somebody
    join contacts contact on contact.organization_id = current_organization_id()
      and contact.id = somebody.contact_id
    left join lateral (
      select own.e164 from phones own
      where own.organization_id = contact.organization_id and own.contact_id = contact.id
      order by own.position, own.id limit 1) phone on true
    where (somebody.line, somebody.contact_id) > ($2::integer, $3::uuid)
    order by somebody.line, somebody.contact_id
    limit $4`,
  row: {
    contact_id: 'uuid',
    line: 'int4',
    reasons: 'jsonb',
    is_waiting: 'bool',
    full_name: 'text',
    e164: 'text?',
    restrictions: 'jsonb',
  },
});
