import { defineStatement } from '../../platform/database/statement.ts';
import { isHalted } from './may-call.ts';

/**
 * Calls that wait or ring although their organization may not call any more or their campaign was
 * stopped, each taken by one worker. One that is still there after a while ($2) is taken again, because the
 * worker that took it may have died before it asked the carrier. One without the carrier's name for it has to wait for it.
 */
export const takeHaltedCalls = defineStatement({
  name: 'dialer.take_halted_calls',
  text: `
    -- Thousands of calls are of a few campaigns: those are asked, not each call.
    with stopped as materialized (
      select origin.organization_id, origin.campaign_id
      from (select distinct organization_id, campaign_id from calls_under_way) origin
      join organizations organization on organization.id = origin.organization_id
      left join campaigns campaign on campaign.organization_id = origin.organization_id
        and campaign.id = origin.campaign_id
      where campaign.state = 'stopped'
        or organization.suspended_at is not null or organization.deleted_at is not null
        or ${isHalted('origin.organization_id')}
    )
    update calls_under_way live set dropped_at = $1
    from (
      select under_way.organization_id, under_way.call_id
      from calls_under_way under_way
      join stopped on stopped.organization_id = under_way.organization_id
        and stopped.campaign_id is not distinct from under_way.campaign_id
      where under_way.account_id is not null and under_way.state in ('placing', 'queued', 'ringing')
        and under_way.carrier_call_id is not null
        and (under_way.dropped_at is null or under_way.dropped_at < $2)
      order by under_way.heard_at
      limit $3
      for update of under_way skip locked) halted
    where live.organization_id = halted.organization_id and live.call_id = halted.call_id
    returning live.call_id as id, live.account_id, live.carrier_call_id`,
  row: { id: 'uuid', account_id: 'uuid?', carrier_call_id: 'text?' },
});
