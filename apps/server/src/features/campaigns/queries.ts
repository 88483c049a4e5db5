import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

const campaignFields = `
  campaign.id, ${organizationFields}, campaign.name, campaign.state, campaign.paused_because,
  campaign.paused_for, campaign.origin, campaign.days_before, campaign.list_id,
  list.name as list_name, script.id as script_id, script.name as script_name,
  campaign.script_version, campaign.caller_id, campaign.caller_pool_id, pool.name as pool_name,
  pool.zone, pool.numbers, campaign.spoken_name, campaign.most_attempts, campaign.retry,
  campaign.calls_per_second, campaign.calls_at_once, campaign.call_order, schedule.starts_at,
  schedule.ends_at, schedule.hours, chosen.lists as further_lists, chosen.excluded as excluded_lists,
  coalesce(nullif(starter.full_name, ''), starter.email, '') as started_by, campaign.started_at,
  campaign.planned_at, campaign.to_plan_count, upload.awaited, campaign.finished_at, count.planned,
  ready.people as ready, count.waiting - ready.people as deferred, ready.is_capped,
  count.calling, count.done, count.stopped, count.blocked, next.next_at, count.calls, count.outcomes,
  count.taken_for_machine, cost.costs,
  account.state as account_state, account.backed_off_until,
  (select carrier from carrier_accounts where id = campaign.account_id) as carrier`;

/** So many are counted of those who are due, or of those who are not. */
const mostCounted = 10_000;

/** Counts those of a campaign who wait and fulfil a condition, along the index of who is due. */
const countWaiting = (condition: string): string => `
    select count(*) as people from (
      select from targets
      where organization_id = campaign.organization_id and campaign_id = campaign.id
        and state = 'waiting' and ${condition}
      order by next_at limit ${mostCounted} + 1) found`;

/**
 * $1 is the present moment: who is due and who still waits depends on it, so that alone is counted here; the rest is
 * kept by triggers (`campaign_counts`). Where many are due and many are not, no more than some are counted.
 */
const campaignParts = `
  ${joinOrganization('campaign.organization_id')}
  left join lists list on list.organization_id = campaign.organization_id and list.id = campaign.list_id
  left join lateral (
    select starts_at, ends_at, hours from campaign_schedules
    where organization_id = campaign.organization_id and campaign_id = campaign.id
    order by set_at desc limit 1) schedule on true
  cross join lateral (
    select coalesce(jsonb_agg(named) filter (where not is_excluded), '[]') as lists,
      coalesce(jsonb_agg(named) filter (where is_excluded), '[]') as excluded
    from (select own.is_excluded, jsonb_build_object('id', own.list_id, 'name', other.name) as named
          from campaign_lists own
          join lists other on other.organization_id = own.organization_id and other.id = own.list_id
          where own.organization_id = campaign.organization_id and own.campaign_id = campaign.id
          order by other.name, other.id) each) chosen
  left join scripts script on script.organization_id = campaign.organization_id
    and script.id::text = campaign.script_id
  left join profiles starter on starter.id = campaign.started_by
  cross join lateral (
    select coalesce(sum(n) filter (where counted = 'targets' and kind = 'planned'), 0)::bigint as planned,
      coalesce(sum(n) filter (where counted = 'targets' and kind = 'waiting'), 0)::bigint as waiting,
      coalesce(sum(n) filter (where counted = 'targets' and kind = 'calling'), 0)::bigint as calling,
      coalesce(sum(n) filter (where counted = 'targets' and kind = 'done'), 0)::bigint as done,
      coalesce(sum(n) filter (where counted = 'targets' and kind = 'stopped'), 0)::bigint as stopped,
      coalesce(sum(n) filter (where counted = 'targets' and kind = 'blocked'), 0)::bigint as blocked,
      coalesce(sum(n) filter (where counted = 'calls'), 0)::bigint as calls,
      coalesce(jsonb_agg(jsonb_build_object('outcome', kind, 'calls', n) order by n desc, kind)
        filter (where counted = 'calls' and kind <> 'under_way' and n > 0), '[]') as outcomes,
      coalesce(sum(n) filter (where counted = 'taken_for_machine'), 0)::bigint as taken_for_machine
    from (select counted, kind, sum(n) as n from campaign_counts
          where organization_id = campaign.organization_id and campaign_id = campaign.id
            and (counted, kind) <> ('calls', 'withdrawn')
          group by 1, 2) kept) count
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('amountMicro', amount, 'currency', currency)
      order by amount desc), '[]') as costs
    from (select currency, sum(amount_micro) as amount from cost_rollups
          where organization_id = campaign.organization_id and campaign_id = campaign.id
          group by 1 having sum(calls) > 0) kept) cost
  cross join lateral (${countWaiting('next_at <= $1')}) due
  -- Only where the others are many.
  cross join lateral (${countWaiting(`next_at > $1 and due.people > ${mostCounted}`)}) later
  cross join lateral (
    select later.people > ${mostCounted} as is_capped,
      case when due.people <= ${mostCounted} then due.people
        when later.people <= ${mostCounted} then count.waiting - later.people
        else ${mostCounted} end as people) ready
  cross join lateral (
    select (select next_at from targets
      where organization_id = campaign.organization_id and campaign_id = campaign.id
        and state = 'waiting' and next_at > $1
      order by next_at limit 1) as next_at) next
  -- Which of its numbers may call depends on the organization's day.
  left join lateral (
    select pool.name, coalesce(organization.zone, 'UTC') as zone,
      (select coalesce(jsonb_agg(jsonb_build_object('e164', number.e164,
          'dailyLimit', number.daily_limit, 'countedOn', number.counted_on,
          'callsCounted', number.calls_counted, 'restsUntil', number.rests_until)), '[]')
       from caller_ids number
       where number.organization_id = pool.organization_id and number.pool_id = pool.id
         and campaign.state = 'running' and number.state = 'active'
         and number.verified_at is not null and number.account_id is not null) as numbers
    from caller_id_pools pool
    where pool.organization_id = campaign.organization_id and pool.id = campaign.caller_pool_id) pool
    on campaign.caller_pool_id is not null
  cross join lateral account_standing(campaign.account_id, campaign.organization_id) account
  cross join lateral (
    select campaign.planned_at is null and exists (
      select from imports import
      where import.organization_id = campaign.organization_id
        and import.state in ('storing', 'undoing')
        -- One into another list holds a plan up only while somebody works at it.
        and (import.waits_since is null or import.list_id = campaign.list_id
          or import.list_id in (select own.list_id from campaign_lists own
            where own.organization_id = campaign.organization_id and own.campaign_id = campaign.id
              and not own.is_excluded))) as awaited) upload`;

export const findCampaign = defineSpanning({
  name: 'campaigns.find_campaign',
  text: (covers) => `
    select ${campaignFields} from campaigns campaign ${campaignParts}
    where campaign.id = $2 and ${covers('campaign.organization_id')}`,
  row: {
    id: 'uuid',
    ...organizationRow,
    name: 'text',
    state: 'text',
    paused_because: 'text?',
    paused_for: 'text?',
    origin: 'text',
    days_before: 'int4?',
    list_id: 'uuid?',
    list_name: 'text?',
    script_id: 'uuid?',
    script_name: 'text?',
    script_version: 'int4',
    caller_id: 'text?',
    caller_pool_id: 'uuid?',
    pool_name: 'text?',
    zone: 'text?',
    numbers: 'jsonb?',
    spoken_name: 'text',
    most_attempts: 'int4',
    retry: 'jsonb?',
    calls_per_second: 'int4?',
    calls_at_once: 'int4?',
    call_order: 'text',
    starts_at: 'timestamptz?',
    ends_at: 'timestamptz?',
    hours: 'jsonb?',
    further_lists: 'jsonb',
    excluded_lists: 'jsonb',
    started_by: 'text',
    started_at: 'timestamptz',
    planned_at: 'timestamptz?',
    to_plan_count: 'int4?',
    awaited: 'bool',
    finished_at: 'timestamptz?',
    planned: 'int8',
    ready: 'int8',
    deferred: 'int8',
    is_capped: 'bool',
    calling: 'int8',
    done: 'int8',
    stopped: 'int8',
    blocked: 'int8',
    next_at: 'timestamptz?',
    calls: 'int8',
    outcomes: 'jsonb',
    taken_for_machine: 'int8',
    costs: 'jsonb',
    account_state: 'text?',
    backed_off_until: 'timestamptz?',
    carrier: 'text?',
  },
});

/** Cut to a page before anything is counted. */
const selectPage = (condition: string): string => `
    select ${campaignFields}
    from (select * from campaigns
          where ${condition} and id < $2 and origin = 'campaign'
          order by id desc limit $3) campaign
    ${campaignParts}
    order by campaign.id desc`;

export const listCampaigns = defineSpanning({
  name: 'campaigns.list_campaigns',
  text: (covers) => selectPage(covers('organization_id')),
  row: findCampaign.row,
});

export const listCampaignsInState = defineSpanning({
  name: 'campaigns.list_campaigns_in_state',
  text: (covers) => selectPage(`${covers('organization_id')} and state = $4`),
  row: findCampaign.row,
});

export const countRunning = defineSpanning({
  name: 'campaigns.count_running',
  text: (covers) => `
    select count(*)::int as running from campaigns
    where ${covers('organization_id')} and state = 'running' and origin = 'campaign'`,
  row: { running: 'int4' },
});

/** Those that stand, at most one of each origin. */
export const listStanding = defineSpanning({
  name: 'campaigns.list_standing',
  text: (covers) => `
    select ${campaignFields}
    from (select * from campaigns
          where ${covers('organization_id')} and origin <> 'campaign' and state in ('running', 'paused')
          order by id desc limit 100) campaign
    ${campaignParts}
    order by campaign.id desc`,
  row: findCampaign.row,
});

/** One admin at a time; answers the one that stands. */
export const holdStanding = defineStatement({
  name: 'campaigns.hold_standing',
  text: `
    with held as materialized (
      select pg_advisory_xact_lock(hashtextextended(concat('standing', current_organization_id(), $1::text), 0)))
    select campaign.id from held
    left join campaigns campaign on campaign.organization_id = current_organization_id()
      and campaign.origin = $1 and campaign.state in ('running', 'paused')`,
  row: { id: 'uuid?' },
});

export const findScriptPurpose = defineStatement({
  name: 'campaigns.find_script_purpose',
  text: `
    select purpose from scripts where organization_id = current_organization_id() and id = $1`,
  row: { purpose: 'text' },
});

/** Its people come one by one, so that there is nothing to plan. */
export const insertStanding = defineStatement({
  name: 'campaigns.insert_standing',
  text: `
    insert into campaigns (organization_id, name, origin, days_before, script_id, script_version, caller_id,
      spoken_name, most_attempts, started_by, started_at, account_id, caller_pool_id, planned_at)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, $7, $8, current_user_id(), $9, $10, $11, $9)
    returning id`,
  row: { id: 'uuid' },
});

/** Whether anybody is on the list, or will be when what is being uploaded is stored. */
export const findListFilling = defineStatement({
  name: 'campaigns.find_list_filling',
  text: `
    select exists (select from list_contacts member
        where member.organization_id = list.organization_id and member.list_id = list.id)
      or exists (select from imports import
        where import.organization_id = list.organization_id and import.list_id = list.id
          and import.state = 'storing') as filled
    from lists list where list.organization_id = current_organization_id() and list.id = $1`,
  row: { filled: 'bool' },
});

export const insertCampaign = defineStatement({
  name: 'campaigns.insert_campaign',
  text: `
    insert into campaigns (organization_id, name, list_id, script_id, script_version, caller_id,
      spoken_name, most_attempts, started_by, started_at, account_id, caller_pool_id, retry,
      calls_per_second, calls_at_once, call_order)
    values (current_organization_id(), $1, $2, $3, $4, $5, $6, $7, current_user_id(), $8, $9, $10, $11,
      $12, $13, $14)
    returning id`,
  row: { id: 'uuid' },
});

/** Further lists ($2) whose people a campaign calls, and those ($3) whose people it leaves out. */
export const insertCampaignLists = defineStatement({
  name: 'campaigns.insert_campaign_lists',
  text: `
    insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded)
    select current_organization_id(), $1, list_id, is_excluded
    from (select unnest($2::uuid[]) as list_id, false as is_excluded
          union all select unnest($3::uuid[]), true) chosen`,
  row: {},
});

export const insertSchedule = defineStatement({
  name: 'campaigns.insert_schedule',
  text: `
    insert into campaign_schedules (organization_id, campaign_id, set_at, starts_at, ends_at, hours)
    values (current_organization_id(), $1, $2, $3, $4, $5)`,
  row: {},
});

/**
 * Answers nothing when the campaign is not in one of the states that the change begins from. One that is stopped is left
 * to a worker from here on, which ends those whom nobody else does.
 */
export const changeState = defineStatement({
  name: 'campaigns.change_state',
  text: `
    update campaigns set state = $3, paused_because = null, paused_for = null,
      finished_at = case when $3 = 'stopped' then $4::timestamptz end,
      is_ending = is_ending or $3 = 'stopped'
    where organization_id = current_organization_id() and id = $1 and state = any($2)
    returning id`,
  row: { id: 'uuid' },
});

export const lockPaused = defineStatement({
  name: 'campaigns.lock_paused',
  text: `
    select paused_for, origin, script_id, script_version from campaigns
    where organization_id = current_organization_id() and id = $1 and state = 'paused'
    for update`,
  row: { paused_for: 'text?', origin: 'text', script_id: 'text', script_version: 'int4' },
});

export const changeScript = defineStatement({
  name: 'campaigns.change_script',
  text: `
    update campaigns set script_id = $2, script_version = $3
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** What was counted so far counts against the campaign no more. */
export const insertResumes = defineStatement({
  name: 'campaigns.insert_resumes',
  text: `
    insert into abandonment_resumes
      (organization_id, campaign_id, resumed_at, day, answered, abandoned)
    select organization_id, campaign_id, $2, day, answered, abandoned from campaign_days
    where organization_id = current_organization_id() and campaign_id = $1
      and day > ($2::timestamptz at time zone 'UTC')::date - 31
    on conflict do nothing`,
  row: {},
});

const notCalledFields = `
  ${organizationFields},
  campaign.id as campaign_id, campaign.name as campaign_name, contact.id as contact_id,
  contact.full_name, contact.external_reference, phone.e164, decision.id, decision.verdict,
  decision.until, decision.lifted_by, told_reasons(decision.reasons, decision.rule_set) as reasons, decision.zones, decision.decided_at`;

const notCalledParts = `
  ${joinOrganization('target.organization_id')}
  join campaigns campaign
    on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
  join contacts contact
    on contact.organization_id = target.organization_id and contact.id = target.contact_id
  join decisions decision
    on decision.organization_id = target.organization_id and decision.id = target.decision_id
  left join phones phone
    on phone.organization_id = target.organization_id and phone.id = target.phone_id`;

/** Of all campaigns, newest decision first. */
export const listNotCalled = defineSpanning({
  name: 'campaigns.list_not_called',
  text: (covers) => `
    select ${notCalledFields}
    from (select * from targets
          where ${covers('organization_id')} and verdict is not null
            and decision_id < $1
            and ($2::text is null or verdict = $2)
          order by decision_id desc limit $3) target
    ${notCalledParts}
    order by target.decision_id desc`,
  row: {
    ...organizationRow,
    campaign_id: 'uuid',
    campaign_name: 'text',
    contact_id: 'uuid',
    full_name: 'text',
    external_reference: 'text',
    e164: 'text?',
    id: 'uuid',
    verdict: 'text',
    until: 'timestamptz?',
    lifted_by: 'text?',
    reasons: 'jsonb',
    zones: 'jsonb',
    decided_at: 'timestamptz',
  },
});

export const listNotCalledOfCampaign = defineSpanning({
  name: 'campaigns.list_not_called_of_campaign',
  text: (covers) => `
    select ${notCalledFields}
    from (select * from targets
          where campaign_id = $4 and organization_id = (
              select organization_id from campaigns
              where id = $4 and ${covers('organization_id')} limit 1)
            and verdict is not null and decision_id < $1
            and ($2::text is null or verdict = $2)
          order by decision_id desc limit $3) target
    ${notCalledParts}
    order by target.decision_id desc`,
  row: listNotCalled.row,
});
