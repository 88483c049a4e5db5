import { isRemovedByName } from '../../ledger/index.ts';
import { firstId, lastId } from '../../platform/database/cursor.ts';
import {
  defineSpanning,
  joinOrganization,
  organizationFields,
  organizationRow,
} from '../../platform/database/spanning.ts';
import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Calls that are due in the stretches from $1 to $2, one after the other along the index by which the dialer takes
 * them, up to a limit ($3) for each stretch, of one campaign ($4) or list ($5) or of all.
 */
const dueInStretches = (covers: (column: string) => string): string => `
      from unnest($1::timestamptz[], $2::timestamptz[]) with ordinality as stretch (from_at, to_at, nth)
      cross join lateral (
        select target.organization_id, target.contact_id, target.next_at
        from campaigns campaign
        cross join lateral (
          select target.organization_id, target.contact_id, target.next_at from targets target
          where target.organization_id = campaign.organization_id
            and target.campaign_id = campaign.id and target.state = 'waiting'
            and target.next_at >= stretch.from_at and target.next_at < stretch.to_at
          order by target.next_at
          limit $3) target
        where campaign.state = 'running' and ${covers('campaign.organization_id')}
          and ($4::uuid is null or campaign.id = $4) and ($5::uuid is null or campaign.list_id = $5)
        limit $3) due`;

/** How many are due in each stretch that has any. */
export const countDue = defineSpanning({
  name: 'scheduled.count_due',
  text: (covers) => `
    select stretch.nth::integer as stretch, count(*)::integer as calls
    ${dueInStretches(covers)}
    group by stretch.nth order by stretch.nth`,
  row: { stretch: 'int4', calls: 'int4' },
});

/**
 * The same by where people are and by quarters of an hour, because the clocks of no two places differ by less. What
 * is due before a moment ($6) is due then. Where somebody is, is not known (null) until they are judged.
 */
export const countDueByZone = defineSpanning({
  name: 'scheduled.count_due_by_zone',
  text: (covers) => `
    select stretch.nth::integer as stretch, summary.zone,
      to_timestamp(floor(extract(epoch from greatest(due.next_at, $6::timestamptz)) / 900) * 900) as quarter,
      count(*)::integer as calls
    ${dueInStretches(covers)}
    left join contact_summaries summary
      on summary.organization_id = due.organization_id and summary.contact_id = due.contact_id
    group by 1, 2, 3 order by 1, 2, 3`,
  row: { stretch: 'int4', zone: 'text?', quarter: 'timestamptz', calls: 'int4' },
});

/** Where people are: within each organization from one zone to the next along an index. */
export const listZones = defineSpanning({
  name: 'scheduled.list_zones',
  text: (covers) => `
    select distinct found.zone
    from organizations organization
    cross join lateral (
      with recursive seen as (
        (select summary.zone from contact_summaries summary
         where summary.organization_id = organization.id and summary.zone is not null
         order by summary.zone limit 1)
        union all
        select (select summary.zone from contact_summaries summary
          where summary.organization_id = organization.id and summary.zone > seen.zone
          order by summary.zone limit 1)
        from seen where seen.zone is not null)
      select seen.zone from seen where seen.zone is not null) found
    where ${covers('organization.id')}
    order by found.zone`,
  row: { zone: 'text' },
});

/** The newest ($1) that still have calls to make. */
export const listCampaigns = defineSpanning({
  name: 'scheduled.list_campaigns',
  text: (covers) => `
    select campaign.id, ${organizationFields}, campaign.name, campaign.origin, campaign.state,
      campaign.list_id, list.name as list_name, campaign.started_at, chosen.starts_at, chosen.ends_at,
      last.due_at as last_due_at, count.waiting
    from (select * from campaigns
          where ${covers('organization_id')} and state in ('running', 'paused')
          order by id desc limit $1) campaign
    ${joinOrganization('campaign.organization_id')}
    left join lists list on list.organization_id = campaign.organization_id and list.id = campaign.list_id
    left join lateral (select starts_at, ends_at from campaign_schedules schedule
      where schedule.organization_id = campaign.organization_id and schedule.campaign_id = campaign.id
      order by schedule.set_at desc limit 1) chosen on true
    cross join lateral (
      select (select target.next_at from targets target
        where target.organization_id = campaign.organization_id
          and target.campaign_id = campaign.id and target.state = 'waiting'
        order by target.next_at desc limit 1) as due_at) last
    cross join lateral (
      select coalesce(sum(n), 0)::bigint as waiting from campaign_counts
      where organization_id = campaign.organization_id and campaign_id = campaign.id
        and counted = 'targets' and kind in ('planned', 'waiting')) count
    order by campaign.id desc`,
  row: {
    id: 'uuid',
    ...organizationRow,
    name: 'text',
    origin: 'text',
    state: 'text',
    list_id: 'uuid?',
    list_name: 'text?',
    started_at: 'timestamptz',
    starts_at: 'timestamptz?',
    ends_at: 'timestamptz?',
    last_due_at: 'timestamptz?',
    waiting: 'int8',
  },
});

/**
 * Calls that were cancelled in campaigns that are not over, newest first, then by campaign and contact, after the place
 * ($1, $2, $3), in one campaign ($5) or of one list ($6) or in all. Each campaign is walked along an index in that
 * order as far as one page ($4), so that no more is read than campaigns times rows of the page.
 */
export const listCancelled = defineSpanning({
  name: 'scheduled.list_cancelled',
  text: (covers) => `
    select ${organizationFields}, target.campaign_id, target.campaign_name, target.contact_id,
      contact.full_name, phone.e164, target.attempts, target.cancelled_at
    from (select campaign.id as campaign_id, campaign.name as campaign_name, cancelled.*
          from campaigns campaign
          cross join lateral (
            select target.organization_id, target.contact_id, target.phone_id, target.attempts,
              target.cancelled_at
            from targets target
            where target.organization_id = campaign.organization_id
              and target.campaign_id = campaign.id
              and target.state = 'done' and target.ended_because = 'cancelled'
              and (target.cancelled_at, target.contact_id) < ($1,
                case when campaign.id < $2 then '${lastId}'
                  when campaign.id = $2 then $3 else '${firstId}'::uuid end)
            order by target.cancelled_at desc, target.contact_id desc
            limit $4) cancelled
          where campaign.state in ('running', 'paused') and ${covers('campaign.organization_id')}
            and ($5::uuid is null or campaign.id = $5) and ($6::uuid is null or campaign.list_id = $6)
          order by cancelled.cancelled_at desc, campaign.id desc, cancelled.contact_id desc
          limit $4) target
    ${joinOrganization('target.organization_id')}
    join contacts contact
      on contact.organization_id = target.organization_id and contact.id = target.contact_id
    left join phones phone
      on phone.organization_id = target.organization_id and phone.id = target.phone_id
    order by target.cancelled_at desc, target.campaign_id desc, target.contact_id desc`,
  row: {
    ...organizationRow,
    campaign_id: 'uuid',
    campaign_name: 'text',
    contact_id: 'uuid',
    full_name: 'text',
    e164: 'text?',
    attempts: 'int4',
    cancelled_at: 'timestamptz',
  },
});

const isRemoved = isRemovedByName(
  'target.organization_id',
  'target.campaign_id',
  'target.contact_id',
);
const targetFields = `
  target.state, target.next_at, target.not_before, target.moved_to, target.moved_before,
  target.ended_because, ${isRemoved} as is_removed,
  campaign.state as campaign_state`;
const joinCampaign = `
  join campaigns campaign
    on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id`;
const isTarget = `
  target.organization_id = current_organization_id() and target.campaign_id = $1
    and target.contact_id = $2`;

/** One person in a campaign, whatever is being done with them. */
export const findTarget = defineStatement({
  name: 'scheduled.find_target',
  text: `select ${targetFields} from targets target ${joinCampaign} where ${isTarget}`,
  row: {
    state: 'text',
    next_at: 'timestamptz?',
    not_before: 'timestamptz?',
    moved_to: 'timestamptz?',
    moved_before: 'timestamptz?',
    ended_because: 'text?',
    is_removed: 'bool',
    campaign_state: 'text',
  },
});

/**
 * The same, held until the transaction ends. Answers nothing of somebody who is being called, or who was taken for a
 * call while this waited: a policy keeps them out of reach.
 */
export const lockTarget = defineStatement({
  name: 'scheduled.lock_target',
  text: `
    select ${targetFields} from targets target ${joinCampaign} where ${isTarget}
    for no key update of target`,
  row: findTarget.row,
});

/** A worker holds somebody for the length of a decision; an upload may hold them far longer. */
export const hurry = defineStatement({
  name: 'scheduled.hurry',
  text: `select set_config('lock_timeout', '2s', true) as lock_timeout`,
  row: { lock_timeout: 'text' },
});

/** A campaign that is neither stopped nor finished stays so until the transaction ends. */
export const holdCampaign = defineStatement({
  name: 'scheduled.hold_campaign',
  text: `
    select campaign.state from campaigns campaign
    where campaign.organization_id = current_organization_id() and campaign.id = $1
      and campaign.state in ('running', 'paused')
    for share`,
  row: { state: 'text' },
});

/**
 * Due at $3, and no earlier than $4 where somebody chose a time. The time chosen before is kept, also where the same
 * one is chosen twice.
 */
export const setTime = defineStatement({
  name: 'scheduled.set_time',
  text: `
    update targets target
    set state = 'waiting', next_at = $3, moved_to = $4,
      moved_before = case when target.moved_to = $4 then target.moved_before
        when $4::timestamptz is not null then target.moved_to end,
      verdict = null, decision_id = null
    where ${isTarget} and target.state in ('planned', 'waiting')`,
  row: {},
});

export const endTarget = defineStatement({
  name: 'scheduled.end_target',
  text: `
    update targets target
    set state = 'done', next_at = null, ended_because = 'cancelled', cancelled_at = $3, verdict = null,
      decision_id = null
    where ${isTarget} and target.state in ('planned', 'waiting', 'blocked')`,
  row: {},
});

/** Judged again, and due when the rules allow; a time that somebody chose ($3) holds. Answers who it was, if anybody. */
export const planTarget = defineStatement({
  name: 'scheduled.plan_target',
  text: `
    update targets target
    set state = 'planned', next_at = null, moved_to = $3, ended_because = null, cancelled_at = null,
      verdict = null, decision_id = null
    where ${isTarget} and (target.state in ('planned', 'waiting', 'blocked')
      or target.state = 'done' and target.ended_because = 'cancelled')
      and not ${isRemoved}
    returning target.contact_id`,
  row: { contact_id: 'uuid' },
});
