import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';

/** Of these organizations ($1) and campaigns ($2) those that have a pace of their own. */
const limited = `
    limited as materialized (
      select id as organization_id, id as holder_id, calls_per_second, calls_at_once
      from organizations
      where id = any($1::uuid[]) and coalesce(calls_per_second, calls_at_once) is not null
      union all
      select organization_id, id, calls_per_second, calls_at_once from campaigns
      where organization_id = any($1::uuid[]) and id = any($2::uuid[])
        and coalesce(calls_per_second, calls_at_once) is not null)`;

/**
 * With what they spent held to the end of the transaction, in one order. Another worker may hold one of them: nobody
 * waits for it, and its calls wait for the next turn.
 */
export const holdLimited = defineReplanned({
  name: 'dialer.hold_limited',
  text: `
    with ${limited}, held as materialized (
      select organization_id, holder_id from pace_budgets
      where (organization_id, holder_id) in (select organization_id, holder_id from limited)
      order by holder_id <> organization_id, organization_id, holder_id
      for update skip locked)
    select limited.organization_id, limited.holder_id, limited.calls_per_second, limited.calls_at_once,
      held.holder_id is not null as is_held,
      exists (select from pace_budgets budget where budget.organization_id = limited.organization_id
        and budget.holder_id = limited.holder_id) as is_known
    from limited left join held using (organization_id, holder_id)`,
  row: {
    organization_id: 'uuid',
    holder_id: 'uuid',
    calls_per_second: 'int4?',
    calls_at_once: 'int4?',
    is_held: 'bool',
    is_known: 'bool',
  },
});

/** Where a pace was set for the first time. */
export const insertBudgets = defineStatement({
  name: 'dialer.insert_pace_budgets',
  text: `
    insert into pace_budgets (organization_id, holder_id)
    select * from unnest($1::uuid[], $2::uuid[]) as holder (organization_id, holder_id)
    order by holder_id <> organization_id, organization_id, holder_id
    on conflict do nothing`,
  row: {},
});

/**
 * What the paces ($3 a second, $4 at once) of those that are held leave at this moment, by the same account as that of
 * a carrier account (`openBudget`). In a statement of its own, so that it sees what others placed before.
 */
export const openBudgets = defineReplanned({
  name: 'dialer.open_pace_budgets',
  text: `
    select budget.holder_id, pace.granted::bigint as granted,
      greatest(case when budget.calls_per_second = holder.per_second then budget.position else 0 end,
        pace.granted - greatest(1, floor(holder.per_second
          * case when spent.leased > 0 then 0.25 else 0.08 end)))::bigint as position,
      least(ceil(holder.per_second * 0.1),
        holder.per_second + (holder.per_second < 100)::integer - spent.leased)::integer as most,
      case when holder.at_once is null then 0 when spent.is_counted then budget.under_way
        else (select count(*) from calls_under_way live
          where live.organization_id = budget.organization_id and live.state <> 'reserved'
            and (budget.campaign_id is null or live.campaign_id = budget.campaign_id)) end::integer
        as under_way,
      spent.is_counted
    from unnest($1::uuid[], $2::uuid[], $3::integer[], $4::integer[])
      as holder (organization_id, holder_id, per_second, at_once)
    join pace_budgets budget using (organization_id, holder_id)
    cross join lateral (
      select floor(floor(extract(epoch from clock_timestamp()) * 50 + 1) * holder.per_second::numeric / 50)
        as granted) pace
    cross join lateral (
      select budget.counted_at > clock_timestamp() - interval '250 milliseconds' as is_counted,
        (select coalesce(sum(calls), 0) from unnest(budget.leased_at, budget.leased) as lease (at, calls)
         where at > clock_timestamp() - interval '1 second') as leased) spent`,
  row: {
    holder_id: 'uuid',
    granted: 'int8?',
    position: 'int8?',
    most: 'int4?',
    under_way: 'int4',
    is_counted: 'bool',
  },
});

/** Of those that are held ($1), how many calls ($7) were leased. */
export const spendBudgets = defineStatement({
  name: 'dialer.spend_pace_budgets',
  text: `
    update pace_budgets budget set position = coalesce(spent.position, 0),
      calls_per_second = coalesce(spent.per_second, 0), under_way = spent.under_way,
      -- Where nothing limits how many there are at once, they were not counted.
      counted_at = case when spent.is_counted is null then '-infinity'
        when spent.is_counted then budget.counted_at else clock_timestamp() end,
      (leased_at, leased) = (select array_agg(at), array_agg(calls)
        from unnest(budget.leased_at || clock_timestamp(), budget.leased || spent.calls) as lease (at, calls)
        where at > clock_timestamp() - interval '1 second')
    from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::integer[], $5::integer[], $6::boolean[], $7::integer[])
      as spent (organization_id, holder_id, position, per_second, under_way, is_counted, calls)
    where budget.organization_id = spent.organization_id and budget.holder_id = spent.holder_id`,
  row: {},
});

/**
 * How many more calls an organization ($1) and its campaign ($2) may reserve by their own paces: within what they may
 * have at once, and no more ahead than goes out in a second, and two. Null where neither has one.
 */
export const countOwnRoom = defineStatement({
  name: 'dialer.count_own_room',
  text: `
    with own as materialized (
      select organization.calls_per_second as organization_per_second,
        organization.calls_at_once as organization_at_once,
        campaign.calls_per_second, campaign.calls_at_once
      from campaigns campaign join organizations organization on organization.id = campaign.organization_id
      where campaign.organization_id = $1 and campaign.id = $2
        and coalesce(organization.calls_per_second, organization.calls_at_once,
          campaign.calls_per_second, campaign.calls_at_once) is not null)
    select least(organization_per_second + 1 - reserved, organization_at_once - calls,
      calls_per_second + 1 - own_reserved, calls_at_once - own_calls)::integer as room
    from own
    cross join lateral (
      select count(*) as calls, count(*) filter (where state = 'reserved') as reserved,
        count(*) filter (where campaign_id = $2) as own_calls,
        count(*) filter (where campaign_id = $2 and state = 'reserved') as own_reserved
      from calls_under_way where organization_id = $1) live`,
  row: { room: 'int4' },
});
