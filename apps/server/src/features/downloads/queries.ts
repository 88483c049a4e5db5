import { defineStatement } from '../../platform/database/statement.ts';

export const insertDownload = defineStatement({
  name: 'downloads.insert_download',
  text: `
    insert into downloads (organization_id, token_hash, kind, content, created_by,
      is_super_administrator, api_key_id, expires_at)
    values (current_organization_id(), $1, $2, $3, current_user_id(), is_super_administrator(),
      current_api_key_id(), $4)`,
  row: {},
});

/** The file that a secret ($1) stands for, taken once: a second request, or a late one, finds none. */
export const takeDownload = defineStatement({
  name: 'downloads.take_download',
  text: `
    update downloads set used_at = $2
    where token_hash = $1 and used_at is null and expires_at > $2
    returning organization_id, kind, content, created_by as user_id, is_super_administrator, api_key_id`,
  row: {
    organization_id: 'uuid',
    kind: 'text',
    content: 'jsonb',
    user_id: 'uuid',
    is_super_administrator: 'bool',
    api_key_id: 'uuid?',
  },
});

export const deleteDownloads = defineStatement({
  name: 'downloads.delete_downloads',
  text: `delete from downloads where expires_at < $1`,
  row: {},
});
