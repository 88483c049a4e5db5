import { defineStatement } from '../../../platform/database/statement.ts';

/** Answers nothing where there is one of the name already. */
export const insertList = defineStatement({
  name: 'lists.insert_list',
  text: `
    insert into lists (organization_id, name, created_by)
    values (current_organization_id(), $1, current_user_id())
    on conflict (organization_id, lower(name)) do nothing
    returning id`,
  row: { id: 'uuid' },
});

/** They stay as they are until the transaction ends. */
export const lockLists = defineStatement({
  name: 'lists.lock_lists',
  text: `
    select id, name, archived_at, merged_into from lists
    where organization_id = current_organization_id() and id = any($1::uuid[])
    order by id for no key update`,
  row: { id: 'uuid', name: 'text', archived_at: 'timestamptz?', merged_into: 'uuid?' },
});

/** Whether people can be put on it; it is not put away until the transaction ends. */
export const findOpenList = defineStatement({
  name: 'lists.find_open_list',
  text: `
    select archived_at is null as is_open from lists
    where organization_id = current_organization_id() and id = $1
    for share`,
  row: { is_open: 'bool' },
});

export const renameList = defineStatement({
  name: 'lists.rename_list',
  text: `
    update lists set name = $2
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** Put away at a moment ($2), or taken out again where it is null. */
export const archiveList = defineStatement({
  name: 'lists.archive_list',
  text: `
    update lists
    set archived_at = $2::timestamptz, merged_into = null,
      archived_by = case when $2::timestamptz is null then null else current_user_id() end
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** Answers nothing where somebody is on it. */
export const archiveIfEmpty = defineStatement({
  name: 'lists.archive_if_empty',
  text: `
    update lists list set archived_at = $2, archived_by = current_user_id(), merged_into = null
    where list.organization_id = current_organization_id() and list.id = $1
      and list.archived_at is null
      and not exists (select from list_contacts member
        where member.organization_id = list.organization_id and member.list_id = list.id)
    returning list.id`,
  row: { id: 'uuid' },
});
