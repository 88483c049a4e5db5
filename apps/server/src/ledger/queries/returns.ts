import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';
import { leftOutSince } from './left-out.ts';

/**
 * Those of them (a query of `contact_id`) who were removed are judged again. Who is held for another reason stays removed
 * for that one, so that they come back with it.
 */
export const bringBack = (people: string): string => `
      update targets target
      set state = case when held.at is null then 'planned' else 'done' end, next_at = null,
        ended_because = case when held.at is not null then 'removed' end, removed_at = held.at,
        is_taken_back = false, verdict = null, decision_id = null
      from (select chosen.contact_id, ${leftOutSince('$1', '$2', 'chosen.contact_id')} as at
        from (${people}) chosen offset 0) held
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = held.contact_id
        and target.state = 'done' and target.ended_because = 'removed'`;

/** The same of single people ($3), as humans. */
export const bringBackNamed = defineReplanned({
  name: 'ledger.bring_back_named',
  text: bringBack(`select unnest($3::uuid[]) as contact_id
          union select linked.linked_id from linked_contacts($1, $3) linked`),
  row: {},
});

/** The removals of a campaign ($2) that were taken back and are still gone through. */
export const listReturns = defineStatement({
  name: 'ledger.list_returns',
  text: `
    select removed_at, gone_through_to, has_passed_over from campaign_returns
    where organization_id = $1 and campaign_id = $2 order by removed_at`,
  row: { removed_at: 'timestamptz', gone_through_to: 'uuid', has_passed_over: 'bool' },
});

/**
 * Goes through so many ($5) people after one ($4) who were removed from a campaign ($2) at a moment ($3) that was taken
 * back. Who is held by somebody else is passed over.
 */
export const bringBackTargets = defineReplanned({
  name: 'ledger.bring_back_targets',
  text: `
    with walked as materialized (
      select target.contact_id, target.state = 'done' and target.ended_because = 'removed' as is_gone
      from targets target
      where target.organization_id = $1 and target.campaign_id = $2 and target.removed_at = $3
        and target.contact_id > $4
      order by target.contact_id limit $5
    ), chosen as materialized (
      select target.contact_id from targets target
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = any(array(select contact_id from walked))
        and target.state = 'done' and target.ended_because = 'removed' and target.removed_at = $3
      for no key update of target skip locked
    ), back as (
      ${bringBack('select contact_id from chosen')}
      returning target.contact_id, target.state
    )
    select (select count(*) from walked)::integer as walked,
      (select count(*) from walked where is_gone) > (select count(*) from chosen) as passed_over,
      (select contact_id from walked order by contact_id desc limit 1) as last_id,
      (select coalesce(jsonb_agg(contact_id), '[]') from back where state = 'planned') as back_ids`,
  row: { walked: 'int4', passed_over: 'bool', last_id: 'uuid?', back_ids: 'jsonb' },
});

/** Whether a campaign ($2) goes on, as long as the transaction lasts: a stop waits, and then ends who was brought back. */
export const holdGoingOn = defineStatement({
  name: 'ledger.hold_going_on',
  text: `select state in ('running', 'paused') as goes_on from campaigns where organization_id = $1 and id = $2 for share`,
  row: { goes_on: 'bool' },
});

/** How far ($4) it got, and whether somebody was passed over ($5). */
export const moveReturn = defineStatement({
  name: 'ledger.move_return',
  text: `
    update campaign_returns set gone_through_to = $4, has_passed_over = $5
    where organization_id = $1 and campaign_id = $2 and removed_at = $3`,
  row: {},
});

export const endReturn = defineStatement({
  name: 'ledger.end_return',
  text: `
    delete from campaign_returns
    where organization_id = $1 and campaign_id = $2 and removed_at = $3`,
  row: {},
});
