import { breakerKinds } from '@ringfence/domain/breakers/breaker-kinds';
import { defineSpanning } from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Of rows with what calls of a campaign came to: those that a breaker looks at, and those in which it happened. What is
 * looked at of a caller ID is counted by number.
 */
const partOf = (kind: string): string => `
      case ${kind} when 'nobody_free' then counted.asked when 'answer_rate' then counted.reached
        else counted.ended end as calls,
      case ${kind} when 'carrier_failures' then counted.failed when 'dead_numbers' then counted.not_in_service
        when 'refusals' then counted.refused
        when 'early_hang_ups' then counted.hung_up_early when 'nobody_free' then counted.found_nobody
        else counted.answered end as events`;

const sumOf = (parts: string): string => `
  select coalesce(sum(part.calls), 0)::bigint as calls, coalesce(sum(part.events), 0)::bigint as events
  from (${parts}) part`;

const ofCampaign = (campaign: string, kind: string): string => `
      ${kind} <> 'caller_id' and counted.organization_id = ${campaign}.organization_id
      and counted.campaign_id = ${campaign}.id`;

const ofNumber = (campaign: string, kind: string): string => `
      ${kind} = 'caller_id' and counted.organization_id = ${campaign}.organization_id
      and counted.caller_id = ${campaign}.caller_id`;

/** What was counted by now for a breaker of a campaign: how many calls, and in how many it happened. */
export const countedForBreaker = (campaign: string, kind: string): string =>
  sumOf(`
    select ${partOf(kind)} from breaker_counts counted where ${ofCampaign(campaign, kind)}
    union all
    select counted.placed, counted.answered from caller_id_totals counted where ${ofNumber(campaign, kind)}`);

/**
 * What is counted for each number of some campaigns, once for all of them: in all, of open minutes, and how many
 * calls are under way from it, also of campaigns that have stopped.
 */
export const countedByNumber = (campaigns: string): string => `
    select number.organization_id, number.caller_id, coalesce(total.placed, 0) as total_calls,
      coalesce(total.answered, 0) as total_events, open.calls as open_calls, open.events as open_events,
      live.calls as under_way
    from (select distinct organization_id, caller_id from ${campaigns} named where caller_id is not null) number
    left join caller_id_totals total
      on total.organization_id = number.organization_id and total.caller_id = number.caller_id
    cross join lateral (
      select coalesce(sum(counted.reached), 0) as calls, coalesce(sum(counted.answered), 0) as events
      from breaker_minutes counted
      where counted.organization_id = number.organization_id and counted.caller_id = number.caller_id) open
    cross join lateral (
      select coalesce(sum(counted.n), 0) as calls
      from (select id from campaigns calling
            where calling.organization_id = number.organization_id
              and calling.caller_id = number.caller_id and calling.state in ('running', 'paused')
            union
            select id from campaigns calling
            where calling.organization_id = number.organization_id and calling.is_ending
              and calling.caller_id = number.caller_id) calling
      join campaign_counts counted on counted.organization_id = number.organization_id
        and counted.campaign_id = calling.id and counted.counted = 'calls'
        and counted.kind = 'under_way') live`;

/**
 * What is counted for a breaker of a campaign, by the names that `lookAtRow` takes; `numbers` is what
 * `countedByNumber` found.
 */
export const countedNow = (campaign: string, kind: string, numbers: string): string => `
      select coalesce(total.calls, 0)::bigint as total_calls, coalesce(total.events, 0)::bigint as total_events,
        open.calls::bigint as open_calls, open.events::bigint as open_events, live.calls::bigint as under_way
      from (select coalesce(sum(part.calls), 0) as calls, coalesce(sum(part.events), 0) as events
            from (select ${partOf(kind)} from breaker_minutes counted
                  where ${ofCampaign(campaign, kind)}) part) open
      cross join (select coalesce(sum(counted.n), 0) as calls from campaign_counts counted
            where ${ofCampaign(campaign, kind)}
              and counted.counted = 'calls' and counted.kind = 'under_way') live
      left join (select ${partOf(kind)} from breaker_counts counted
            where ${ofCampaign(campaign, kind)}) total on true
      where ${kind} <> 'caller_id'
      union all
      select number.total_calls::bigint, number.total_events::bigint, number.open_calls::bigint,
        number.open_events::bigint, number.under_way::bigint
      from ${numbers} number
      where ${kind} = 'caller_id' and number.organization_id = ${campaign}.organization_id
        and number.caller_id = ${campaign}.caller_id`;

/** The columns that `lookAtRow` takes, of a breaker, what is chosen for it and what `countedNow` found. */
export const breakerColumns = `coalesce(breaker.level, 0)::numeric as level,
      coalesce(breaker.calls, 0)::bigint as calls, coalesce(breaker.events, 0)::bigint as events,
      coalesce(breaker.recent_calls, 0)::bigint as recent_calls,
      coalesce(breaker.recent_events, 0)::bigint as recent_events,
      coalesce(chosen.is_on, true) as is_on, chosen.ordinary_percent, counted.total_calls,
      counted.total_events, counted.open_calls, counted.open_events, counted.under_way`;

export const breakerRow = {
  level: 'numeric',
  calls: 'int8',
  events: 'int8',
  recent_calls: 'int8',
  recent_events: 'int8',
  is_on: 'bool',
  ordinary_percent: 'int4?',
  total_calls: 'int8',
  total_events: 'int8',
  open_calls: 'int8',
  open_events: 'int8',
  under_way: 'int8',
} as const;

/** What was counted so far pauses the campaign ($1) no more. */
export const restBreakers = defineStatement({
  name: 'breakers.rest_breakers',
  text: `
    update campaign_breakers breaker
    set level = 0, recent_calls = 0, recent_events = 0,
      calls = greatest(breaker.calls, total.calls), events = greatest(breaker.events, total.events)
    from campaigns campaign
    cross join unnest('{${breakerKinds.join()}}'::text[]) as given (kind)
    cross join lateral (${countedForBreaker('campaign', 'given.kind')}) total
    where campaign.organization_id = current_organization_id() and campaign.id = $1
      and breaker.organization_id = current_organization_id() and breaker.campaign_id = $1
      and breaker.kind = given.kind`,
  row: {},
});

export const listLimits = defineStatement({
  name: 'breakers.list_limits',
  text: `
    select kind, is_on, ordinary_percent from breaker_limits
    where organization_id = current_organization_id()`,
  row: { kind: 'text', is_on: 'bool', ordinary_percent: 'int4?' },
});

/** Answers those that differ from what held before. */
export const saveLimits = defineStatement({
  name: 'breakers.save_limits',
  text: `
    insert into breaker_limits (organization_id, kind, is_on, ordinary_percent)
    select current_organization_id(), kind, "isOn", "ordinaryPercent"
    from jsonb_to_recordset($1) as given (kind text, "isOn" boolean, "ordinaryPercent" integer)
    order by kind
    on conflict (organization_id, kind) do update
    set is_on = excluded.is_on, ordinary_percent = excluded.ordinary_percent
    where (breaker_limits.is_on, breaker_limits.ordinary_percent)
      is distinct from (excluded.is_on, excluded.ordinary_percent)
    returning kind`,
  row: { kind: 'text' },
});

/** Of one campaign ($1), with what its organization chose; of one that was never watched, as it would begin. */
export const listBreakers = defineSpanning({
  name: 'breakers.list_breakers',
  text: (covers) => `
    with campaign as materialized (
      select organization_id, id, caller_id, state from campaigns
      where id = $1 and ${covers('organization_id')}
    ), numbers as materialized (${countedByNumber('campaign')})
    select given.kind, campaign.state = 'running' as is_running, ${breakerColumns}
    from campaign
    cross join unnest('{${breakerKinds.join()}}'::text[]) with ordinality as given (kind, place)
    cross join lateral (${countedNow('campaign', 'given.kind', 'numbers')}) counted
    left join campaign_breakers breaker on breaker.organization_id = campaign.organization_id
      and breaker.campaign_id = campaign.id and breaker.kind = given.kind
    left join breaker_limits chosen
      on chosen.organization_id = campaign.organization_id and chosen.kind = given.kind
    order by given.place`,
  row: { kind: 'text', is_running: 'bool', ...breakerRow },
});

/**
 * Of the answered calls of a campaign ($1) in thirty days ($2 is now) how many found nobody speaking, without what an
 * admin has let pass, and the limit that the policy sets; null where it sets none.
 */
export const findAbandonment = defineSpanning({
  name: 'breakers.find_abandonment',
  text: (covers) => `
    select coalesce(sum(greatest(0, past.answered - coalesce(before.answered, 0))), 0)::bigint as answered,
      coalesce(sum(greatest(0, past.abandoned - coalesce(before.abandoned, 0))), 0)::bigint as abandoned,
      greatest(
        (($2::timestamptz at time zone 'UTC')::date - 29)::timestamp at time zone 'UTC' - interval '1 millisecond',
        (select max(resumed_at) from abandonment_resumes newest
         where newest.organization_id = campaign.organization_id and newest.campaign_id = campaign.id))
        as counted_after,
      (select policy.content->'abandonmentPercent' from policies policy
       where policy.organization_id = campaign.organization_id
       order by policy.version desc limit 1) as percent
    from campaigns campaign
    left join campaign_days past on past.organization_id = campaign.organization_id
      and past.campaign_id = campaign.id and past.day > ($2::timestamptz at time zone 'UTC')::date - 30
    left join abandonment_resumes before on before.organization_id = past.organization_id
      and before.campaign_id = past.campaign_id and before.day = past.day
      and before.resumed_at = (select max(resumed_at) from abandonment_resumes newest
        where newest.organization_id = campaign.organization_id and newest.campaign_id = campaign.id)
    where campaign.id = $1 and ${covers('campaign.organization_id')}
    group by campaign.organization_id, campaign.id`,
  row: { answered: 'int8', abandoned: 'int8', counted_after: 'timestamptz', percent: 'jsonb?' },
});
