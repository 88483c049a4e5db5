import { defineStatement } from '../../platform/database/statement.ts';

const viewFields = `id, name, is_shared, created_by = current_user_id() as is_mine, content`;

export const listViews = defineStatement({
  name: 'saved_views.list_views',
  text: `
    select ${viewFields} from saved_views
    where organization_id = current_organization_id() and kind = $1
      and (is_shared or created_by = current_user_id())
    order by lower(name), id`,
  row: { id: 'uuid', name: 'text', is_shared: 'bool', is_mine: 'bool', content: 'jsonb' },
});

/** Under the name of one that the person saved before, it takes its place. */
export const saveView = defineStatement({
  name: 'saved_views.save_view',
  text: `
    insert into saved_views (organization_id, kind, name, is_shared, content, created_by)
    values (current_organization_id(), $1, $2, $3, $4, current_user_id())
    on conflict (organization_id, created_by, kind, lower(name)) do update
    set is_shared = excluded.is_shared, content = excluded.content
    returning ${viewFields}`,
  row: listViews.row,
});

export const findView = defineStatement({
  name: 'saved_views.find_view',
  text: `
    select id, name from saved_views
    where organization_id = current_organization_id() and kind = $1 and id = $2`,
  row: { id: 'uuid', name: 'text' },
});

export const deleteView = defineStatement({
  name: 'saved_views.delete_view',
  text: `
    delete from saved_views
    where organization_id = current_organization_id() and kind = $1 and id = $2
    returning id`,
  row: { id: 'uuid' },
});
