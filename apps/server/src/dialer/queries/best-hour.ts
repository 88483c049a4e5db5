import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';

/**
 * How much room a campaign has whose people are called at their best hour; nothing for any other. What an account or an
 * organization may is shared by the campaigns that run there. While lists are still planned, there will be as many as
 * they have.
 */
export const findHourRoom = defineStatement({
  name: 'dialer.find_hour_room',
  text: `
    select coalesce(organization.zone, 'UTC') as zone,
      least(campaign.calls_per_second, organization.calls_per_second::numeric / beside.own,
        account.calls_per_second::numeric / beside.there)::numeric as per_second,
      least(campaign.calls_at_once, organization.calls_at_once::numeric / beside.own,
        account.calls_at_once::numeric / beside.there)::numeric as at_once,
      greatest(campaign.to_plan_count * (campaign.planned_at is null)::integer,
        (select coalesce(sum(n), 0) from campaign_counts
         where organization_id = $1 and campaign_id = $2 and counted = 'targets'
           and kind in ('planned', 'waiting')))::integer as people_left
    from campaigns campaign
    join organizations organization on organization.id = campaign.organization_id
    join carrier_accounts account on account.id = campaign.account_id
    cross join lateral (
      select greatest(1, count(*) filter (where other.organization_id = $1)) as own,
        greatest(1, count(*) filter (where other.account_id = campaign.account_id)) as there
      from campaigns other where other.state = 'running' and other.origin = 'campaign') beside
    where campaign.organization_id = $1 and campaign.id = $2 and campaign.call_order = 'best_hour'`,
  row: { zone: 'text', per_second: 'numeric', at_once: 'numeric', people_left: 'int4' },
});

/**
 * Of people ($3) who were just judged ($4: when), those who wait for their first call, and from when until when they may be
 * called. A time that a person chose, or that the last attempt gave, stays.
 */
export const listFirst = defineReplanned({
  name: 'dialer.list_first',
  text: `
    select target.contact_id, greatest(target.next_at, $4) as from_at,
      least(target.open_until, greatest(target.next_at, $4) + interval '1 day') as until_at
    from targets target
    where target.organization_id = $1 and target.campaign_id = $2
      and target.contact_id = any($3::uuid[]) and target.state = 'waiting' and target.attempts = 0
      and target.moved_to is null and target.not_before is null`,
  row: { contact_id: 'uuid', from_at: 'timestamptz', until_at: 'timestamptz' },
});

export const setHours = defineReplanned({
  name: 'dialer.set_hours',
  text: `
    update targets target set next_at = chosen.at, hour_arm = chosen.arm,
      hour_at = case when chosen.arm = 'best' then chosen.at end
    from unnest($3::uuid[], $4::timestamptz(3)[], $5::text[]) as chosen (contact_id, at, arm)
    where target.organization_id = $1 and target.campaign_id = $2
      and target.contact_id = any($3::uuid[]) and target.contact_id = chosen.contact_id`,
  row: {},
});
