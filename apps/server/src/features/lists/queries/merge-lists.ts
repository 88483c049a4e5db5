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

/** Those that were merged into one of them before lead on to where their people are now, in one step. */
export const mergeInto = defineStatement({
  name: 'lists.merge_into',
  text: `
    update lists set archived_at = coalesce(archived_at, $3),
      archived_by = coalesce(archived_by, current_user_id()), merged_into = $1
    where organization_id = current_organization_id() and (id = any($2::uuid[]) or merged_into = any($2))`,
  row: {},
});

/** The lists that were merged into these ($1); they stay as they are until the transaction ends. */
export const lockMerged = defineStatement({
  name: 'lists.lock_merged',
  text: `
    select id from lists
    where organization_id = current_organization_id() and merged_into = any($1::uuid[])
    order by id for no key update`,
  row: { id: 'uuid' },
});

/** Nobody begins to merge these lists ($1) until the transaction ends; several may hold them so. */
export const holdLists = defineStatement({
  name: 'lists.hold_lists',
  text: `
    select id from lists
    where organization_id = current_organization_id() and id = any($1::uuid[])
    order by id for share`,
  row: { id: 'uuid' },
});

const isUnderWay = `organization_id = current_organization_id() and kind = 'merge_lists'
      and state in ('waiting', 'running')`;

/** A merge under way from or into one of these lists ($1). */
export const findMerge = defineStatement({
  name: 'lists.find_merge',
  text: `
    select id from contact_actions
    where ${isUnderWay} and (content->>'listId' = any($1::text[]) or content->'listIds' ?| $1::text[])
    limit 1`,
  row: { id: 'uuid' },
});

/** One that is taking the people off one of these lists ($1), or off what they were merged into before. */
export const findMovingOff = defineStatement({
  name: 'lists.find_moving_off',
  text: `
    select id from contact_actions
    where ${isUnderWay} and content->'listIds' ?| array(
      select unnest(array[list.id, list.merged_into])::text from lists list
      where list.organization_id = current_organization_id() and list.id = any($1::uuid[]))
    limit 1`,
  row: { id: 'uuid' },
});

/** A campaign that is not over and leaves out the people of one of these lists ($1), by its name or one merged into it. */
export const findLeavingOut = defineStatement({
  name: 'lists.find_leaving_out',
  text: `
    select campaign.id from campaign_lists own
    join campaigns campaign on campaign.organization_id = own.organization_id and campaign.id = own.campaign_id
    where own.organization_id = current_organization_id() and own.is_excluded
      and own.list_id in (select list.id from lists list where list.organization_id = current_organization_id()
        and (list.id = any($1::uuid[]) or list.merged_into = any($1)))
      and campaign.state in ('running', 'paused')
    limit 1`,
  row: { id: 'uuid' },
});
