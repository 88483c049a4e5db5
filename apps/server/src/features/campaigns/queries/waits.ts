import { defineReplanned, defineStatement } from '../../../platform/database/statement.ts';
import { row, selectTargets, waitOfTarget as wait } from './targets.ts';

/** So many of those who wait for one thing are counted. */
export const mostWaiting = 10_000;

/**
 * How many of a campaign ($1) wait beyond a moment ($2), by what they wait for. The kinds are found by stepping from one to
 * the next along the index, and each is counted up to a limit, so that it costs the same however many people there are.
 */
export const countWaits = defineReplanned({
  name: 'campaigns.count_waits',
  text: `
    with recursive kinds as (
      select (select min(${wait}) from targets target
        where target.organization_id = current_organization_id() and target.campaign_id = $1
          and target.state = 'waiting' and ${wait} is not null) as wait
      union all
      select (select min(${wait}) from targets target
        where target.organization_id = current_organization_id() and target.campaign_id = $1
          and target.state = 'waiting' and ${wait} > kinds.wait)
      from kinds where kinds.wait is not null)
    select kinds.wait as reason, counted.people
    from kinds cross join lateral (
      select count(*)::integer as people from (
        select from targets target
        where target.organization_id = current_organization_id() and target.campaign_id = $1
          and target.state = 'waiting' and ${wait} = kinds.wait and target.next_at > $2
        limit ${mostWaiting} + 1) found) counted
    where kinds.wait is not null and counted.people > 0
    order by counted.people desc, kinds.wait`,
  row: { reason: 'text', people: 'int4' },
});

/** Who waits for one thing ($6) until after a moment ($2), after a place ($3, $4), so many ($5). */
export const listWaitingFor = defineStatement({
  name: 'campaigns.list_targets_waiting_for',
  text: selectTargets(
    `target.state = 'waiting' and ${wait} = $6 and target.next_at > $2
        and (target.next_at, target.contact_id) > ($3, $4)
      order by target.next_at, target.contact_id limit $5`,
    'target.next_at, target.contact_id',
  ),
  row,
});
