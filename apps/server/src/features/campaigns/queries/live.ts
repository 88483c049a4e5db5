import { defineStatement } from '../../../platform/database/statement.ts';

/** So many of the newest calls tell how fast it goes. */
const mostRecent = 1_000;

/**
 * The calls of a campaign ($1) that were reserved within a time before a moment ($2). Their ids begin with the time of the
 * database, which is not ahead of what a test may take for the present.
 */
const callsWithin = (interval: string): string => `
      call.organization_id = campaign.organization_id and call.campaign_id = campaign.id
        and call.id >= first_id_of(least($2::timestamptz, now()) - interval '${interval}')`;

/** How many were placed lately. */
const countPlaced = (call: string): string => `
        count(*) filter (where ${call}.placing_at > $2::timestamptz - interval '10 seconds')::integer as ten_seconds,
        count(*) filter (where ${call}.placing_at > $2::timestamptz - interval '1 minute'
          and ${call}.placing_at <= $2)::integer as minute`;

/** What somebody may, and what of that is spent. */
const holder = (limits: string, made: string, underWay: string): string => `
      jsonb_build_object('callsPerSecond', ${limits}.calls_per_second, 'callsAtOnce', ${limits}.calls_at_once,
        'made', ${made}, 'underWay', ${underWay})`;

/**
 * What a campaign ($1) does at a moment ($2). A page asks each second: what is under way is read along the key of the
 * organization, calls along the index of the campaign, and people are counted by triggers.
 */
export const readLive = defineStatement({
  name: 'campaigns.read_live',
  text: `
    select campaign.state, air.states as in_the_air, air.calls as under_way,
      least(campaign.calls_per_second, organization.calls_per_second, account.calls_per_second) as asked,
      least(campaign.calls_at_once, organization.calls_at_once, account.calls_at_once) as calls_at_once,
      jsonb_build_object(
        'campaign', ${holder('campaign', '(air.ten_seconds + ended.ten_seconds) / 10.0', 'air.calls')},
        'organization', ${holder('organization', 'shared.made', 'shared.under_way')},
        'account', ${holder('account', 'coalesce(load.leased, 0)', 'coalesce(load.under_way, 0)')}) as holders,
      air.ten_seconds + ended.ten_seconds as ten_seconds, air.minute + ended.minute as minute,
      recent.calls as recent_calls, recent.since as recent_since,
      count.left_over as left, count.settled, count.calls, last.due_at as last_due_at
    from campaigns campaign
    join organizations organization on organization.id = campaign.organization_id
    left join lateral account_pace(campaign.account_id) account on true
    left join lateral account_load(campaign.account_id) load on true
    -- Only where the organization has a limit of its own.
    cross join lateral (
      select (select coalesce(sum(lease.calls), 0)
          from pace_budgets budget, unnest(budget.leased_at, budget.leased) as lease (at, calls)
          where budget.organization_id = organization.id and budget.holder_id = organization.id
            and lease.at > clock_timestamp() - interval '1 second') as made,
        case when organization.calls_at_once is null then 0 else (
          select count(*) from calls_under_way live
          where live.organization_id = organization.id and live.state <> 'reserved') end as under_way) shared
    cross join lateral (
      select coalesce(jsonb_object_agg(state, n), '{}') as states, coalesce(sum(n), 0)::integer as calls,
        coalesce(sum(ten_seconds), 0)::integer as ten_seconds, coalesce(sum(minute), 0)::integer as minute
      from (select live.state, count(*) as n, ${countPlaced('live')} from calls_under_way live
            where live.organization_id = campaign.organization_id and live.campaign_id = campaign.id
            group by 1) each) air
    -- What is under way has its times there. A call is placed some seconds after
    -- it was reserved.
    cross join lateral (
      select ${countPlaced('call')} from calls call
      where ${callsWithin('90 seconds')} and call.state = 'ended') ended
    cross join lateral (
      select count(*)::integer as calls, min(newest.reserved_at) as since
      from (select call.reserved_at from calls call
            where ${callsWithin('1 hour')} and call.reserved_at > $2::timestamptz - interval '1 hour'
            order by call.id desc limit ${mostRecent}) newest) recent
    cross join lateral (
      select coalesce(sum(n) filter (where counted = 'targets' and kind in ('planned', 'waiting', 'calling')), 0)::bigint as left_over,
        coalesce(sum(n) filter (where counted = 'targets' and kind in ('done', 'stopped', 'blocked')), 0)::bigint as settled,
        coalesce(sum(n) filter (where counted = 'calls'), 0)::bigint as calls
      from campaign_counts
      where organization_id = campaign.organization_id and campaign_id = campaign.id
        and (counted, kind) <> ('calls', 'withdrawn')) count
    cross join lateral (
      select (select target.next_at from targets target
        where target.organization_id = campaign.organization_id
          and target.campaign_id = campaign.id and target.state = 'waiting'
        order by target.next_at desc limit 1) as due_at) last
    where campaign.organization_id = current_organization_id() and campaign.id = $1`,
  row: {
    state: 'text',
    in_the_air: 'jsonb',
    under_way: 'int4',
    asked: 'int4?',
    calls_at_once: 'int4?',
    holders: 'jsonb',
    ten_seconds: 'int4',
    minute: 'int4',
    recent_calls: 'int4',
    recent_since: 'timestamptz?',
    left: 'int8',
    settled: 'int8',
    calls: 'int8',
    last_due_at: 'timestamptz?',
  },
});
