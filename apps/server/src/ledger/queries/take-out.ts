import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';
import { linkedWith, membersOf, withMerged } from './left-out.ts';
import { hasNamedOrReturns } from './removed-people.ts';

const people = `hashtextextended('ringfence people ' || $1::uuid::text, 0)`;

/**
 * The people of a campaign ($1) are changed by one at a time, as long as the transaction lasts. Not by the campaign's
 * row: pausing, stopping and changing its pace wait for nobody.
 */
export const holdPeople = defineStatement({
  name: 'ledger.hold_people',
  text: `select pg_advisory_xact_lock(${people})::text as locked`,
  row: { locked: 'text' },
});

export const tryHoldPeople = defineStatement({
  name: 'ledger.try_hold_people',
  text: `select pg_try_advisory_xact_lock(${people}) as is_ours`,
  row: { is_ours: 'bool' },
});

/** The lists of a campaign ($2) whose people are still to be taken out, and from whom on. */
export const listToTakeOut = defineStatement({
  name: 'ledger.list_to_take_out',
  text: `
    select list_id, taken_out_to, changed_at from campaign_lists
    where organization_id = $1 and campaign_id = $2 and is_excluded and taken_out_to is not null
    order by changed_at, list_id`,
  row: { list_id: 'uuid', taken_out_to: 'uuid', changed_at: 'timestamptz?' },
});

const isAtRest = `target.state in ('planned', 'waiting', 'blocked')`;

/**
 * Goes through so many ($6) people of a list ($3) after one ($4), and takes those at rest out of a campaign ($2) as of
 * the moment ($5) at which the list was left out, with the other contacts of the same humans. Who is held, by an upload
 * that is being stored or by somebody who judges them, is passed over.
 */
export const takeOutTargets = defineReplanned({
  name: 'ledger.take_out_targets',
  text: `
    with walked as materialized (
      select distinct next.contact_id from (${withMerged('$1', '$3::uuid')}) own
      -- Compared as its key is: along another index, everybody who comes after would be read.
      cross join lateral (
        select member.contact_id from list_contacts member
        where member.organization_id = $1 and member.list_id = own.list_id
          and (member.list_id, member.contact_id) > (own.list_id, $4::uuid)
        order by member.contact_id limit $6) next
      where own.list_id is not null
      order by next.contact_id limit $6
    ), chosen as materialized (
      -- By their keys: a planner that takes the list for a long one would read everybody of the campaign.
      select target.contact_id from targets target
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = any(array(select contact_id from walked union
          select linked_id from linked_contacts($1, array(select contact_id from walked))))
        and ${isAtRest}
      for no key update of target skip locked
    ), taken as (
      update targets target
      set state = 'done', next_at = null, ended_because = 'removed', verdict = null, decision_id = null,
        removed_at = coalesce($5::timestamptz, now())
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = any(array(select contact_id from chosen))
      returning 1
    )
    select (select count(*) from walked)::integer as walked, (select count(*) from taken)::integer as taken,
      (select contact_id from walked order by contact_id desc limit 1) as last_id`,
  row: { walked: 'int4', taken: 'int4', last_id: 'uuid?' },
});

/** How far ($4) it got with a list ($3). */
export const moveTakingOut = defineStatement({
  name: 'ledger.move_taking_out',
  text: `
    update campaign_lists set taken_out_to = $4
    where organization_id = $1 and campaign_id = $2 and list_id = $3`,
  row: {},
});

/** At the end of a list ($3): from the start ($4) again where somebody was held, which is asked once for each time through. */
export const endTakingOut = defineReplanned({
  name: 'ledger.end_taking_out',
  text: `
    update campaign_lists set taken_out_to = case when exists (
      select from (${membersOf('$1', '$3::uuid')}
        union all ${linkedWith('$1', membersOf('$1', '$3::uuid'))}) member
      join targets target on target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = member.contact_id and ${isAtRest}) then $4::uuid end
    where organization_id = $1 and campaign_id = $2 and list_id = $3
    returning taken_out_to is null as is_through`,
  row: { is_through: 'bool' },
});

/** Whether a worker is to go on with one of its lists, or with single people. One that was stopped meanwhile ends everybody. */
export const markTakingOut = defineStatement({
  name: 'ledger.mark_taking_out',
  text: `
    update campaigns set is_ending = exists (select from campaign_lists own
      where own.organization_id = $1 and own.campaign_id = $2 and own.taken_out_to is not null)
      or ${hasNamedOrReturns('$1', '$2')}
    where organization_id = $1 and id = $2 and state <> 'stopped'`,
  row: {},
});
