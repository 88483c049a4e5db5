import { defineStatement } from '../../../platform/database/statement.ts';

/** Up to this many are counted; for more, the answer is the last count. */
const mostCounted = 10_000;

/** How many are on these lists ($1); exactly while they are few and nobody can be on two of them. */
export const countMembers = defineStatement({
  name: 'lists.count_members',
  text: `
    select coalesce(sum(greatest(counted.people,
        case when counted.people > ${mostCounted} then figures.contacts end)), 0)::integer as people,
      coalesce(bool_and(counted.people <= ${mostCounted}), true) and count(*) < 2 as is_exact
    from unnest($1::uuid[]) as wanted (list_id)
    cross join lateral (
      select count(*)::integer as people from (
        select from list_contacts member
        where member.organization_id = current_organization_id() and member.list_id = wanted.list_id
        limit ${mostCounted} + 1) member) counted
    left join list_figures figures
      on figures.organization_id = current_organization_id() and figures.list_id = wanted.list_id`,
  row: { people: 'int4', is_exact: 'bool' },
});

/** The next ($3) after one ($2) who are on any of these lists ($1). */
export const takeMembers = defineStatement({
  name: 'lists.take_members',
  text: `
    select distinct next.contact_id
    from unnest($1::uuid[]) as source (list_id)
    cross join lateral (
      select member.contact_id from list_contacts member
      where member.organization_id = current_organization_id() and member.list_id = source.list_id
        and ($2::uuid is null or member.contact_id > $2)
      order by member.contact_id limit $3) next
    order by next.contact_id limit $3`,
  row: { contact_id: 'uuid' },
});

/**
 * These people ($3) go from these lists ($2) onto this one ($1), since when and by whichever upload they
 * came first. Answers who was not on it before.
 */
export const moveMembers = defineStatement({
  name: 'lists.move_members',
  text: `
    with moved as (
      delete from list_contacts
      where organization_id = current_organization_id() and list_id = any($2::uuid[])
        and contact_id = any($3::uuid[])
      returning organization_id, contact_id, added_at, import_id
    )
    insert into list_contacts (organization_id, list_id, contact_id, added_at, import_id)
    select distinct on (contact_id) organization_id, $1::uuid, contact_id, added_at, import_id
    from moved order by contact_id, added_at
    on conflict do nothing
    returning contact_id`,
  row: { contact_id: 'uuid' },
});

export const mergeInto = defineStatement({
  name: 'lists.merge_into',
  text: `
    update lists set archived_at = coalesce(archived_at, $3),
      archived_by = coalesce(archived_by, current_user_id()), merged_into = $1
    where organization_id = current_organization_id() and id = any($2::uuid[])`,
  row: {},
});
