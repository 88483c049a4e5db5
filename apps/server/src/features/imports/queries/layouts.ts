import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * Those used last come first: of two that fit, they are meant. The list of each is found by its id, or by its name
 * where it was new then; one that was archived since is not offered.
 */
export const listLayoutsOf = defineStatement({
  name: 'imports.list_layouts_of',
  text: `
    select layout.id, layout.name, layout.header, layout.mapping,
      layout.destination || jsonb_build_object('listId', list.id,
        'listName', coalesce(list.name, layout.destination->>'listName')) as destination
    from import_layouts layout
    left join lateral (
      select list.id, list.name from lists list
      where list.organization_id = layout.organization_id and list.archived_at is null
        and (list.id = (layout.destination->>'listId')::uuid
          or lower(list.name) = lower(layout.destination->>'listName'))
      order by list.id = (layout.destination->>'listId')::uuid desc nulls last
      limit 1) list on true
    where layout.organization_id = $1 and layout.kind = $2
    order by layout.used_at desc, layout.id
    limit 200`,
  row: { id: 'uuid', name: 'text', header: 'jsonb', mapping: 'jsonb', destination: 'jsonb?' },
});

export const listLayouts = defineStatement({
  name: 'imports.list_layouts',
  text: `
    select id, name, kind, jsonb_array_length(header) as columns, used_at from import_layouts
    where organization_id = current_organization_id()
    order by used_at desc, id
    limit 500`,
  row: { id: 'uuid', name: 'text', kind: 'text', columns: 'int4', used_at: 'timestamptz' },
});

/** Under a name that is known, what is known by it is replaced. */
export const keepLayout = defineStatement({
  name: 'imports.keep_layout',
  text: `
    insert into import_layouts (organization_id, name, kind, header, mapping, created_by, used_at, destination)
    values (current_organization_id(), $1, $2, $3, $4, current_user_id(), $5, $6)
    on conflict (organization_id, kind, lower(name)) do update
    set name = excluded.name, header = excluded.header, mapping = excluded.mapping,
      used_at = excluded.used_at, destination = excluded.destination`,
  row: {},
});

/** The layout of a header was used once more. */
export const touchLayouts = defineStatement({
  name: 'imports.touch_layouts',
  text: `
    update import_layouts set used_at = $3
    where organization_id = current_organization_id() and kind = $1 and header = $2`,
  row: {},
});

export const deleteLayout = defineStatement({
  name: 'imports.delete_layout',
  text: `
    delete from import_layouts
    where organization_id = current_organization_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});
