import { defineStatement } from '../../../platform/database/statement.ts';

/** Two who begin at once count each other. */
export const lockUploads = defineStatement({
  name: 'imports.lock_uploads',
  text: `
    select pg_advisory_xact_lock(hashtextextended('ringfence uploads ' || current_organization_id(), 0))::text
      as locked`,
  row: { locked: 'text' },
});

export const countOpen = defineStatement({
  name: 'imports.count_open',
  text: `
    select count(*) as open from imports
    where organization_id = current_organization_id()
      and state not in ('stored', 'undone', 'cancelled', 'failed')`,
  row: { open: 'int8' },
});

export const insertUpload = defineStatement({
  name: 'imports.insert_upload',
  text: `
    insert into imports (organization_id, kind, state, file_name, file_bytes, fingerprint, total,
      heard_at, created_by)
    values (current_organization_id(), $1, 'uploading', $2, $3, $4, $3, now(), current_user_id())
    returning id`,
  row: { id: 'uuid' },
});

/** Held until the piece is stored: meanwhile nobody says that all are there, nor gives the upload up. */
export const holdUpload = defineStatement({
  name: 'imports.hold_upload',
  text: `
    select state, file_bytes from imports
    where organization_id = current_organization_id() and id = $1
    for share`,
  row: { state: 'text', file_bytes: 'int8' },
});

/** A piece that has arrived already stays as it is. */
export const insertChunk = defineStatement({
  name: 'imports.insert_chunk',
  text: `
    insert into import_chunks (organization_id, import_id, position, content)
    values (current_organization_id(), $1, $2, $3)
    on conflict do nothing`,
  row: {},
});

export const sumChunks = defineStatement({
  name: 'imports.sum_chunks',
  text: `
    select coalesce(sum(length(content)), 0)::bigint as bytes from import_chunks
    where organization_id = current_organization_id() and import_id = $1`,
  row: { bytes: 'int8' },
});

export const listPositions = defineStatement({
  name: 'imports.list_positions',
  text: `
    select position from import_chunks
    where organization_id = current_organization_id() and import_id = $1
    order by position`,
  row: { position: 'int4' },
});

/** A part of one piece ($4: from which byte, the first being 1; $5: how many). */
export const readChunk = defineStatement({
  name: 'imports.read_chunk',
  text: `
    select substring(content from $4::integer for $5::integer) as content from import_chunks
    where organization_id = $1 and import_id = $2 and position = $3`,
  row: { content: 'bytea' },
});
