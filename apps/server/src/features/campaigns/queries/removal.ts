import { calledLists, leftOutMembers, linkedWith, removedByName } from '../../../ledger/index.ts';
import { defineReplanned, defineStatement } from '../../../platform/database/statement.ts';

/** People ($2) are removed from a campaign ($1) by name at a moment ($3), except who was so before. */
export const insertRemoved = defineStatement({
  name: 'campaigns.insert_removed',
  text: `
    insert into campaign_people_removed (organization_id, campaign_id, contact_id, removed_at, removed_by)
    select current_organization_id(), $1, contact.id, $3, current_user_id() from contacts contact
    where contact.organization_id = current_organization_id() and contact.id = any($2::uuid[])
    on conflict do nothing`,
  row: {},
});

/**
 * Takes back that people were removed from a campaign ($2) by name: at a moment ($3), or these ($4) as humans. Answers where
 * each stands in it: `missing` where a plan is going to come by them, null where there is none.
 */
export const deleteRemoved = defineStatement({
  name: 'campaigns.delete_removed',
  text: `
    delete from campaign_people_removed gone
    where gone.organization_id = $1 and gone.campaign_id = $2
      and ($3::timestamptz is null or gone.removed_at = $3)
      and ($4::uuid[] is null or gone.contact_id = any($4)
        or gone.contact_id in (select linked.linked_id from linked_contacts($1, $4) linked))
    returning gone.contact_id, coalesce(
      (select target.state from targets target
        where target.organization_id = $1 and target.campaign_id = $2 and target.contact_id = gone.contact_id),
      (select 'missing' from list_contacts member
        where member.organization_id = $1 and member.contact_id = gone.contact_id
          and member.list_id = any(array(${calledLists})) limit 1)) as state`,
  row: { contact_id: 'uuid', state: 'text?' },
});

/**
 * Everybody who was removed from a campaign ($1) at a moment ($2) is to come back, from the first on; where some of them are on
 * the phone ($3), they are gone through once more: what was read before may take them out when that call ends.
 */
export const insertReturn = defineStatement({
  name: 'campaigns.insert_return',
  text: `
    insert into campaign_returns (organization_id, campaign_id, removed_at, has_passed_over)
    select current_organization_id(), $1, $2::timestamptz, $3
    where exists (select from targets
      where organization_id = current_organization_id() and campaign_id = $1 and removed_at = $2)
    on conflict (organization_id, campaign_id, removed_at) do update
      set gone_through_to = excluded.gone_through_to, has_passed_over = excluded.has_passed_over`,
  row: {},
});

/** How many were removed from a campaign ($2) at a moment ($3) and are held by nothing any more. */
export const countReturning = defineReplanned({
  name: 'campaigns.count_returning',
  text: `
    select count(*)::integer as people from targets target
    where target.organization_id = $1 and target.campaign_id = $2 and target.removed_at = $3
      and target.state = 'done' and target.ended_because = 'removed'
      and target.contact_id not in (${removedByName('$1', '$2')})
      and not exists (${leftOutMembers} and other.contact_id = target.contact_id)
      and target.contact_id not in (${linkedWith('$1', leftOutMembers)})`,
  row: { people: 'int4' },
});

/** How many were taken out at a moment ($2), and how many of them are still on the phone. */
export const countRemovedAt = defineStatement({
  name: 'campaigns.count_removed_at',
  text: `
    select count(*) filter (where state = 'done') as at_rest, count(*) filter (where state = 'calling') as on_call
    from targets
    where organization_id = current_organization_id() and campaign_id = $1 and removed_at = $2`,
  row: { at_rest: 'int8', on_call: 'int8' },
});

/** Whom a campaign ($2) calls for lists ($3) alone, and not by name. */
const came = (states: string): string => `
      select target.contact_id from targets target
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id in (select member.contact_id from list_contacts member
          where member.organization_id = $1 and member.list_id = any($3::uuid[]))
        and target.state in (${states}) and not target.is_named
        and not exists (select from list_contacts other
          where other.organization_id = $1 and other.contact_id = target.contact_id
            and other.list_id = any(array(${calledLists}))
            and other.list_id <> all($3::uuid[]))`;
const cameAtRest = came(`'planned', 'waiting', 'blocked'`);

/** How many of them are at rest, up to a limit ($4). */
export const countCame = defineReplanned({
  name: 'campaigns.count_came',
  text: `select count(*)::integer as people from (${cameAtRest} limit $4) counted`,
  row: { people: 'int4' },
});

/** Waits for them, and holds them. */
export const lockCame = defineReplanned({
  name: 'campaigns.lock_came',
  text: `
    with held as materialized (${cameAtRest}
      order by target.contact_id
      for no key update of target
    )
    select count(*)::integer as people from held`,
  row: { people: 'int4' },
});

/** Takes them out at a moment ($4). */
export const removeCame = defineReplanned({
  name: 'campaigns.remove_came',
  text: `
    with chosen as materialized (${cameAtRest}
      order by target.contact_id
      for no key update of target
    )
    update targets target
    set state = 'done', next_at = null, ended_because = 'removed', removed_at = $4, is_taken_back = true,
      verdict = null, decision_id = null
    from chosen
    where target.organization_id = $1 and target.campaign_id = $2 and target.contact_id = chosen.contact_id
    returning target.contact_id`,
  row: { contact_id: 'uuid' },
});

/** Those of them who are being called at this moment. */
export const removeCameCalled = defineReplanned({
  name: 'campaigns.remove_came_called',
  text: `select mark_called_removed($2, array(${came(`'calling'`)}), $4, true) as people`,
  row: { people: 'int4' },
});

const members = `select member.contact_id from list_contacts member
          where member.organization_id = current_organization_id() and member.list_id = any($2::uuid[])`;

/** Everybody on lists ($2), as a human, who is being called by a campaign ($1) at this moment is removed as of another ($3). */
export const removeCalled = defineReplanned({
  name: 'campaigns.remove_called',
  text: `
    select mark_called_removed($1, array(select target.contact_id from targets target
      where target.organization_id = current_organization_id() and target.campaign_id = $1
        and target.state = 'calling' and target.contact_id in (${members}
          union all ${linkedWith('current_organization_id()', members)})), $3) as people`,
  row: { people: 'int4' },
});

/** Those who were removed at a moment ($2) while they were being called, and still are. */
export const keepCalled = defineStatement({
  name: 'campaigns.keep_called',
  text: `
    select mark_called_removed($1, array(select target.contact_id from targets target
      where target.organization_id = current_organization_id() and target.campaign_id = $1
        and target.state = 'calling' and target.removed_at = $2), null) as people`,
  row: { people: 'int4' },
});

/**
 * Those of lists ($2), and single ones ($3), whom undoing an addition took out while they were being called, and who still
 * are: they were added again.
 */
export const keepTakenBack = defineReplanned({
  name: 'campaigns.keep_taken_back',
  text: `
    select mark_called_removed($1, array(select target.contact_id from targets target
      where target.organization_id = current_organization_id() and target.campaign_id = $1
        and target.state = 'calling' and target.is_taken_back
        and (target.contact_id = any($3::uuid[]) or target.contact_id in (${members}))), null) as people`,
  row: { people: 'int4' },
});

/**
 * Waits for those of people ($2), as humans, whose call ends at this moment: it may take them out as of when they were removed
 * ($3). Who is still being called is marked so until that is taken back for everybody of that moment.
 */
export const awaitCalled = defineReplanned({
  name: 'campaigns.await_called',
  text: `
    select mark_called_removed($1, array(select unnest($2::uuid[])
      union select linked.linked_id from linked_contacts(current_organization_id(), $2) linked), $3) as people`,
  row: { people: 'int4' },
});
