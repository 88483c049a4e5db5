import { defineStatement } from '../../platform/database/statement.ts';
import { mayCall } from './may-call.ts';

/**
 * Running campaigns of organizations that may call, and whether people of their list are still to be planned, and
 * somebody in them is to be judged, called now, or at all. The account is none while it rests.
 */
export const findWork = defineStatement({
  name: 'dialer.find_work',
  text: `
    select campaign.organization_id, campaign.id as campaign_id,
      (select account.id from carrier_accounts account
       where account.id = campaign.account_id and account.state = 'active') as account_id,
      campaign.caller_pool_id,
      (select coalesce(zone, 'UTC') from organizations where id = campaign.organization_id) as zone,
      campaign.planned_at is null as unplanned,
      kept.planned > 0 as planned,
      exists (select from targets target
        where target.organization_id = campaign.organization_id
          and target.campaign_id = campaign.id and target.state = 'waiting'
          and target.next_at <= $1) as due,
      -- One that stands is never over.
      kept.open > 0 or campaign.origin <> 'campaign' as open
    from campaigns campaign
    -- Not by looking for one: where thousands were just called, what is left of them is looked through.
    cross join lateral (
      select coalesce(sum(n) filter (where kind = 'planned'), 0) as planned,
        coalesce(sum(n) filter (where kind in ('waiting', 'calling')), 0) as open
      from campaign_counts
      where organization_id = campaign.organization_id and campaign_id = campaign.id
        and counted = 'targets') kept
    where campaign.state = 'running' and ${mayCall('campaign.organization_id')}
    -- No campaign is always the first to spend the pace.
    order by random()`,
  row: {
    organization_id: 'uuid',
    campaign_id: 'uuid',
    account_id: 'uuid?',
    caller_pool_id: 'uuid?',
    zone: 'text',
    unplanned: 'bool',
    planned: 'bool',
    due: 'bool',
    open: 'bool',
  },
});

/**
 * How many more calls of an account ($1) are worth reserving for an organization ($4), without a lock: within what it
 * may have at once ($2), no more ahead ($3) than can be placed soon, over all workers, and of that no more than the
 * organization's share ($5). The exact limits are kept where calls are placed; what was counted there within a second is
 * near enough here, because counting thousands of calls for each batch takes longer than reserving it.
 */
export const countRoom = defineStatement({
  name: 'dialer.count_room',
  text: `
    select least($2::integer - waiting.reserved - case
          when budget.counted_at > clock_timestamp() - interval '1 second' then budget.under_way
          else count_calls_of_account($1) end,
        $3::integer - waiting.reserved, $5::integer - waiting.own)::integer as room
    from dial_budgets budget,
      (select count(*) as reserved, count(*) filter (where organization_id = $4) as own
       from calls_under_way where account_id = $1 and placing_at is null and state = 'reserved') waiting
    where budget.account_id = $1 and budget.backed_off_until <= clock_timestamp()`,
  row: { room: 'int4' },
});

/**
 * Some ($5) who are to be judged: who is new, and who is due ($3) although their day ends before their phone
 * would stop ringing ($4).
 */
export const claimPlanned = defineStatement({
  name: 'dialer.claim_planned',
  text: `
    with closed as materialized (
      -- At most half, so that neither waits for the whole of the other.
      select contact_id from find_closed($1, $2, $3, $4, $5::integer / 2)
    ), planned as materialized (
      select contact_id from targets
      where organization_id = $1 and campaign_id = $2 and state = 'planned'
      order by contact_id limit $5::integer - (select count(*) from closed)
      for update skip locked
    ), chosen as (
      select contact_id from closed union all select contact_id from planned
    )
    select target.contact_id from targets target
    where target.organization_id = $1 and target.campaign_id = $2
      and target.contact_id = any(array(select contact_id from chosen))
      and (target.state = 'planned' or target.state = 'waiting' and target.open_until <= $4)
    order by target.contact_id
    for update skip locked`,
  row: { contact_id: 'uuid' },
});

const hasNobodyLeft = `
  campaign.organization_id = $1 and campaign.id = $2 and campaign.state = 'running'
    and campaign.planned_at is not null and campaign.origin = 'campaign' and not campaign.is_ending
    and not exists (select from targets target
      where target.organization_id = $1 and target.campaign_id = $2
        and target.state in ('planned', 'waiting', 'calling'))`;

/** Held before it is finished, so that the next statement sees a call that was restored while this waited. */
export const holdFinished = defineStatement({
  name: 'dialer.hold_finished',
  text: `select campaign.id from campaigns campaign where ${hasNobodyLeft} for no key update`,
  row: { id: 'uuid' },
});

export const finishCampaign = defineStatement({
  name: 'dialer.finish_campaign',
  text: `
    update campaigns campaign set state = 'finished', finished_at = $3 where ${hasNobodyLeft}
    returning campaign.id`,
  row: { id: 'uuid' },
});
