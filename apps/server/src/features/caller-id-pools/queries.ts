import { defineStatement } from '../../platform/database/statement.ts';

export const findZone = defineStatement({
  name: 'caller_id_pools.find_zone',
  text: `
    select coalesce(zone, 'UTC') as zone from organizations where id = current_organization_id()`,
  row: { zone: 'text' },
});

export const listPools = defineStatement({
  name: 'caller_id_pools.list',
  text: `
    select pool.id, pool.name, pool.account_id,
      (select count(*)::integer from campaigns campaign
       where campaign.organization_id = pool.organization_id
         and campaign.caller_pool_id = pool.id and campaign.state in ('running', 'paused'))
        as campaigns
    from caller_id_pools pool
    where pool.organization_id = current_organization_id() and pool.state = 'active'
      and ($1::uuid is null or pool.id = $1)
    order by lower(pool.name), pool.id`,
  row: { id: 'uuid', name: 'text', account_id: 'uuid?', campaigns: 'int4' },
});

const rests = `
  select rest.id, rest.started_at, rest.until, rest.because, rest.recent_placed,
    rest.recent_answered, rest.past_placed, rest.past_answered, rest.others_placed,
    rest.others_answered, rest.ended_at, rest.end_reason,
    coalesce(nullif(ender.full_name, ''), ender.email, '') as ended_by
  from caller_id_rests rest left join profiles ender on ender.id = rest.ended_by
  where rest.organization_id = number.organization_id and rest.caller_id_id = number.id
  order by rest.started_at desc limit 10`;

/** On a day ($1), all or one ($2): what each has made, and how many answered up to and with that day. */
export const listStandings = defineStatement({
  name: 'caller_id_pools.list_standings',
  text: `
    select number.id, number.e164, number.label, number.pool_id, number.daily_limit,
      case when number.counted_on = $1::date then number.calls_counted else 0 end as calls_today,
      number.rests_until, number.last_used_at,
      number.state = 'active' and number.verified_at is not null
        and number.account_id is not null as is_usable,
      figures.placed_7, figures.answered_7, figures.placed_30, figures.answered_30,
      (select coalesce(jsonb_agg(to_jsonb(rest) order by rest.started_at desc), '[]')
       from (${rests}) rest) as rests
    from caller_ids number
    cross join lateral (
      select coalesce(sum(placed) filter (where day > $1::date - 7), 0)::integer as placed_7,
        coalesce(sum(answered) filter (where day > $1::date - 7), 0)::integer as answered_7,
        coalesce(sum(placed), 0)::integer as placed_30,
        coalesce(sum(answered), 0)::integer as answered_30
      from caller_id_days kept
      where kept.organization_id = number.organization_id and kept.caller_id = number.e164
        and kept.day > $1::date - 30 and kept.day <= $1::date) figures
    where number.organization_id = current_organization_id()
      and ($2::uuid is null or number.id = $2)
    order by number.e164`,
  row: {
    id: 'uuid',
    e164: 'text',
    label: 'text',
    pool_id: 'uuid?',
    daily_limit: 'int4?',
    calls_today: 'int4',
    rests_until: 'timestamptz?',
    last_used_at: 'timestamptz?',
    is_usable: 'bool',
    placed_7: 'int4',
    answered_7: 'int4',
    placed_30: 'int4',
    answered_30: 'int4',
    rests: 'jsonb',
  },
});

/** Answers nothing where there is one of that name. */
export const insertPool = defineStatement({
  name: 'caller_id_pools.insert',
  text: `
    insert into caller_id_pools (organization_id, name) values (current_organization_id(), $1)
    on conflict do nothing
    returning id`,
  row: { id: 'uuid' },
});

/** Held, so that what is checked still holds when it is written. */
export const lockPool = defineStatement({
  name: 'caller_id_pools.lock',
  text: `
    select id, name, account_id from caller_id_pools
    where organization_id = current_organization_id() and id = $1 and state = 'active'
    for no key update`,
  row: { id: 'uuid', name: 'text', account_id: 'uuid?' },
});

/** What follows from it, once it is held. */
export const findUse = defineStatement({
  name: 'caller_id_pools.find_use',
  text: `
    select exists (select from campaigns
        where organization_id = current_organization_id() and caller_pool_id = $1
          and state in ('running', 'paused')) as has_campaigns,
      exists (select from caller_ids
        where organization_id = current_organization_id() and pool_id = $1) as has_numbers`,
  row: { has_campaigns: 'bool', has_numbers: 'bool' },
});

export const renamePool = defineStatement({
  name: 'caller_id_pools.rename',
  text: `
    update caller_id_pools set name = $2
    where organization_id = current_organization_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const releaseNumbers = defineStatement({
  name: 'caller_id_pools.release_numbers',
  text: `
    update caller_ids set pool_id = null, daily_limit = null
    where organization_id = current_organization_id() and pool_id = $1`,
  row: {},
});

export const removePool = defineStatement({
  name: 'caller_id_pools.remove',
  text: `
    update caller_id_pools set state = 'removed'
    where organization_id = current_organization_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const setAccount = defineStatement({
  name: 'caller_id_pools.set_account',
  text: `
    update caller_id_pools set account_id = $2
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

export const lockNumber = defineStatement({
  name: 'caller_id_pools.lock_number',
  text: `
    select id, e164, pool_id, daily_limit, account_id, verified_at is not null as is_verified
    from caller_ids
    where organization_id = current_organization_id() and id = $1
    for no key update`,
  row: {
    id: 'uuid',
    e164: 'text',
    pool_id: 'uuid?',
    daily_limit: 'int4?',
    account_id: 'uuid?',
    is_verified: 'bool',
  },
});

/** Whether a campaign calls from this number and no other. */
export const isCalledFrom = defineStatement({
  name: 'caller_id_pools.is_called_from',
  text: `
    select exists (select from campaigns
      where organization_id = current_organization_id() and caller_id = $1
        and state in ('running', 'paused')) as found`,
  row: { found: 'bool' },
});

export const placeNumber = defineStatement({
  name: 'caller_id_pools.place_number',
  text: `
    update caller_ids set pool_id = $2, daily_limit = $3
    where organization_id = current_organization_id() and id = $1
    returning id`,
  row: { id: 'uuid' },
});

export const lockRest = defineStatement({
  name: 'caller_id_pools.lock_rest',
  text: `
    select rest.caller_id_id, number.e164, rest.ended_at is not null or rest.until <= $2 as is_over
    from caller_id_rests rest
    join caller_ids number on number.organization_id = rest.organization_id
      and number.id = rest.caller_id_id
    where rest.organization_id = current_organization_id() and rest.id = $1
    for no key update`,
  row: { caller_id_id: 'uuid', e164: 'text', is_over: 'bool' },
});

export const endRest = defineStatement({
  name: 'caller_id_pools.end_rest',
  text: `
    with ended as (
      update caller_id_rests set ended_at = $2, ended_by = current_user_id(), end_reason = $3
      where organization_id = current_organization_id() and id = $1 and ended_at is null
      returning organization_id, caller_id_id
    )
    update caller_ids number set rests_until = null from ended
    where number.organization_id = ended.organization_id and number.id = ended.caller_id_id
    returning number.id`,
  row: { id: 'uuid' },
});

/** Through which account a pool calls; null where none of its numbers is usable. Nobody removes it meanwhile. */
export const judgePool = defineStatement({
  name: 'caller_id_pools.judge',
  text: `
    with pool as materialized (
      select organization_id, id, account_id from caller_id_pools
      where organization_id = current_organization_id() and id = $1 and state = 'active'
      for share
    )
    select exists (select from active_accounts()) as has_account,
      (select pool.account_id from pool
       where pool.account_id in (select active_accounts())
         and exists (select from caller_ids number
           where number.organization_id = pool.organization_id and number.pool_id = pool.id
             and number.state = 'active' and number.verified_at is not null)) as account_id`,
  row: { has_account: 'bool', account_id: 'uuid?' },
});
