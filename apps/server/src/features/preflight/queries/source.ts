import { defineStatement } from '../../../platform/database/statement.ts';

/**
 * Where a campaign would call from: a number ($1) or a pool ($2), whether it may, and what its account and the organization
 * allow. Nothing where neither is chosen.
 */
export const findSource = defineStatement({
  name: 'preflight.find_source',
  text: `
    with source as (
      select number.account_id, number.pool_id is null and number.state = 'active'
        and number.verified_at is not null as is_usable
      from caller_ids number
      where number.organization_id = current_organization_id() and number.e164 = $1
      union all
      select pool.account_id, pool.state = 'active' and exists (select from caller_ids number
        where number.organization_id = pool.organization_id and number.pool_id = pool.id
          and number.state = 'active' and number.verified_at is not null)
      from caller_id_pools pool
      where pool.organization_id = current_organization_id() and pool.id = $2
    )
    select source.account_id, source.is_usable, pace.state as account_state,
      pace.calls_per_second, pace.calls_at_once,
      own.calls_per_second as own_calls_per_second, own.calls_at_once as own_calls_at_once,
      coalesce(own.zone, 'UTC') as zone
    from source left join lateral account_pace(source.account_id) pace on true
    join organizations own on own.id = current_organization_id()
    limit 1`,
  row: {
    account_id: 'uuid?',
    is_usable: 'bool',
    account_state: 'text?',
    calls_per_second: 'int4?',
    calls_at_once: 'int4?',
    own_calls_per_second: 'int4?',
    own_calls_at_once: 'int4?',
    zone: 'text',
  },
});

/** The numbers of a pool ($1) that may call at all, with how many calls each made on a day ($2). */
export const listNumbers = defineStatement({
  name: 'preflight.list_numbers',
  text: `
    select number.e164, number.daily_limit,
      case when number.counted_on = $2::date then number.calls_counted else 0 end as calls_today,
      number.rests_until
    from caller_ids number
    where number.organization_id = current_organization_id() and number.pool_id = $1
      and number.state = 'active' and number.verified_at is not null and number.account_id is not null
    order by number.e164`,
  row: { e164: 'text', daily_limit: 'int4?', calls_today: 'int4', rests_until: 'timestamptz?' },
});

/** It runs, and by its own times calls people at a moment. Agreed calls are few, and are not counted. */
const callsNow = (campaign: string, moment: string): string => `
      ${campaign}.state = 'running' and ${campaign}.origin = 'campaign'
      and not exists (
        select from (
          select schedule.starts_at, schedule.ends_at from campaign_schedules schedule
          where schedule.organization_id = ${campaign}.organization_id
            and schedule.campaign_id = ${campaign}.id
          order by schedule.set_at desc limit 1) chosen
        where chosen.starts_at > ${moment} or chosen.ends_at <= ${moment})`;

/** What the organization's campaigns that call at a moment ($1) may take, and which call through an account ($2). */
export const listBeside = defineStatement({
  name: 'preflight.list_beside',
  text: `
    select campaign.calls_per_second, campaign.calls_at_once,
      campaign.account_id is not distinct from $2 as is_there
    from campaigns campaign
    where campaign.organization_id = current_organization_id() and ${callsNow('campaign', '$1')}`,
  row: { calls_per_second: 'int4?', calls_at_once: 'int4?', is_there: 'bool' },
});

/** What the other organizations may take that call through an account ($2) at a moment ($1), besides one ($3). */
export const listSharers = defineStatement({
  name: 'preflight.list_sharers',
  text: `
    select organization.calls_per_second, organization.calls_at_once
    from organizations organization
    where organization.id <> $3 and organization.suspended_at is null
      and organization.deleted_at is null
      and exists (select from campaigns campaign
        where campaign.organization_id = organization.id and campaign.account_id = $2
          and ${callsNow('campaign', '$1')})`,
  row: { calls_per_second: 'int4?', calls_at_once: 'int4?' },
});
