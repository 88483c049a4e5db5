import { retriedOutcomes } from '@ringfence/domain/retry/retry-rules';
import { isRemovedByName } from '../../ledger/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';

/** After these somebody may be tried again; after any other they have been reached. */
const retriable = [...retriedOutcomes, 'hung_up', 'lost', 'withdrawn']
  .map((outcome) => `'${outcome}'`)
  .join(', ');

/** In every statement: of an organization ($1), at a moment ($2), so many at most ($3). */
const row = {
  campaign_id: 'uuid?',
  contact_id: 'uuid',
  call_id: 'uuid?',
  occurred_at: 'timestamptz?',
} as const;

/**
 * People who were on a list of a campaign when it started and are no target of it although its plan has ended since
 * ($4). Who is on a list that it leaves out, was removed by name, or is linked with somebody who is or was removed, is none.
 * It is not kept who was on such a list before, so that campaigns with
 * one are looked at for an hour. Left out are lists that others were merged into, whose people keep the time at which they
 * joined those.
 */
export const listUnplanned = defineStatement({
  name: 'invariants.list_unplanned',
  text: `
    select campaign.id as campaign_id, member.contact_id, null::uuid as call_id, campaign.planned_at as occurred_at
    from campaigns campaign
    cross join lateral (
      select campaign.organization_id, campaign.list_id where campaign.list_id is not null
      union
      select called.organization_id, called.list_id from campaign_lists called
      where called.organization_id = campaign.organization_id and called.campaign_id = campaign.id
        and not called.is_excluded) own
    join list_contacts member on member.organization_id = own.organization_id and member.list_id = own.list_id
      and member.added_at <= campaign.started_at
    left join targets target on target.organization_id = member.organization_id
      and target.campaign_id = campaign.id and target.contact_id = member.contact_id
    where campaign.organization_id = $1 and campaign.planned_at between $4 and $2 and target.contact_id is null
      and (campaign.planned_at > $2::timestamptz - interval '1 hour'
        or not exists (select from campaign_lists other where other.organization_id = campaign.organization_id
          and other.campaign_id = campaign.id and other.is_excluded))
      and not exists (
        select from campaign_lists other
        join lists list on list.organization_id = other.organization_id and list.id = other.list_id
        join list_contacts left_out on left_out.organization_id = other.organization_id
          and left_out.list_id in (list.id, list.merged_into) and left_out.contact_id = member.contact_id
        where other.organization_id = campaign.organization_id and other.campaign_id = campaign.id
          and other.is_excluded)
      and not ${isRemovedByName('campaign.organization_id', 'campaign.id', 'member.contact_id')}
      and not (member.contact_id in (select contact_id from person_links where organization_id = $1
          union all select other_id from person_links where organization_id = $1)
        and exists (
          select from linked_contacts(campaign.organization_id, array[member.contact_id]) linked
          left join targets other on other.organization_id = campaign.organization_id
            and other.campaign_id = campaign.id and other.contact_id = linked.linked_id
            and other.removed_at is not null and not other.is_taken_back
          where other.contact_id is not null or exists (
            select from campaign_lists own_list
            join lists list on list.organization_id = own_list.organization_id and list.id = own_list.list_id
            join list_contacts left_out on left_out.organization_id = own_list.organization_id
              and left_out.list_id in (list.id, list.merged_into) and left_out.contact_id = linked.linked_id
            where own_list.organization_id = campaign.organization_id and own_list.campaign_id = campaign.id
              and own_list.is_excluded)))
      and not exists (select from lists merged where merged.organization_id = own.organization_id
        and merged.merged_into = own.list_id)
    limit $3`,
  row,
});

/** People who are still to be called in a campaign that has finished since ($4), so that nobody calls them. */
export const listLeftBehind = defineStatement({
  name: 'invariants.list_left_behind',
  text: `
    select campaign.id as campaign_id, target.contact_id, null::uuid as call_id, campaign.finished_at as occurred_at
    from campaigns campaign
    join targets target on target.organization_id = campaign.organization_id and target.campaign_id = campaign.id
      and target.state in ('planned', 'waiting')
    where campaign.organization_id = $1 and campaign.state = 'finished' and not campaign.is_ending
      and campaign.finished_at between $4 and $2::timestamptz - interval '1 minute'
    limit $3`,
  row,
});

/** A worker ends those whom a stop left over within minutes. */
const isLeftOver = (
  since: string,
): string => `campaign.organization_id = $1 and campaign.state = 'stopped'
      and campaign.finished_at between ${since} and $2::timestamptz - interval '15 minutes'`;
const dayBefore = `$2::timestamptz - interval '1 day'`;

/** People who still wait in a campaign that was stopped a while ago: it cannot call them, and should have ended them. */
export const listLeftOver = defineStatement({
  name: 'invariants.list_left_over',
  text: `
    select campaign.id as campaign_id, target.contact_id, null::uuid as call_id, campaign.finished_at as occurred_at
    from campaigns campaign
    join targets target on target.organization_id = campaign.organization_id and target.campaign_id = campaign.id
      and target.state in ('planned', 'waiting')
    where ${isLeftOver(`least($4, ${dayBefore})`)}
    limit $3`,
  row,
});

/** They have come to their end. */
export const mendLeftOver = defineStatement({
  name: 'invariants.mend_left_over',
  text: `
    with left_over as materialized (
      select target.campaign_id, target.contact_id from campaigns campaign
      join targets target on target.organization_id = campaign.organization_id and target.campaign_id = campaign.id
        and target.state in ('planned', 'waiting')
      where ${isLeftOver(dayBefore)}
      limit $3
      for no key update of target skip locked
    ), mended as (
      update targets target set state = 'done', next_at = null, ended_because = 'campaign_stopped'
      from left_over
      where target.organization_id = $1 and target.campaign_id = left_over.campaign_id
        and target.contact_id = left_over.contact_id
      returning target.campaign_id
    )
    select campaign_id, count(*)::integer as targets from mended group by campaign_id`,
  row: { campaign_id: 'uuid', targets: 'int4' },
});

const isWithoutCall = `target.state = 'calling' and not exists (select from calls_under_way live
        where live.organization_id = target.organization_id and live.campaign_id = target.campaign_id
          and live.contact_id = target.contact_id)`;

/** Being called, and no call of theirs is under way: both are written together. */
export const listWithoutCall = defineStatement({
  name: 'invariants.list_without_call',
  text: `
    select target.campaign_id, target.contact_id, null::uuid as call_id, null::timestamptz as occurred_at
    from targets target
    where target.organization_id = $1 and $2::timestamptz is not null and ${isWithoutCall}
    limit $3`,
  row,
});

const mayCall = `exists (select from organizations organization
        where organization.id = campaign.organization_id and organization.suspended_at is null
          and organization.deleted_at is null)
      and not exists (select from call_halts halt
        where (halt.organization_id is null or halt.organization_id = campaign.organization_id)
          and coalesce(halt.lifted_at, 'infinity') > $2::timestamptz - interval '1 hour')`;

/**
 * Due for an hour, while nothing keeps the campaign from calling and its account has made
 * no call in that time. Where calls need a free number or a free person, waiting is no fault.
 */
export const listOverdue = defineStatement({
  name: 'invariants.list_overdue',
  text: `
    select campaign.id as campaign_id, target.contact_id, null::uuid as call_id, target.next_at as occurred_at
    from campaigns campaign
    join carrier_accounts account on account.id = campaign.account_id and account.state = 'active'
    join dial_budgets budget on budget.account_id = account.id
      and coalesce(budget.backed_off_until, '-infinity') < $2::timestamptz - interval '1 hour'
    join targets target on target.organization_id = campaign.organization_id and target.campaign_id = campaign.id
      and target.state = 'waiting' and target.next_at < $2::timestamptz - interval '1 hour' and target.open_until > $2
    where campaign.organization_id = $1 and campaign.state = 'running' and campaign.caller_pool_id is null
      and campaign.planned_at < $2::timestamptz - interval '1 hour' and ${mayCall}
      and not exists (select from script_versions version
        where version.organization_id = campaign.organization_id and version.script_id::text = campaign.script_id
          and version.version = campaign.script_version and version.connects)
      and not exists (select from campaign_schedules schedule
        where schedule.organization_id = campaign.organization_id and schedule.campaign_id = campaign.id)
      and not exists (select from calls_under_way live where live.account_id = account.id)
      and not exists (select from calls call where call.account_id = account.id
        and call.id >= first_id_of($2::timestamptz - interval '1 hour'))
      and not exists (select from activity_entries entry where entry.organization_id = campaign.organization_id
        and entry.subject_id = campaign.id and entry.action = 'campaign.resumed'
        and entry.subject_kind <> 'contact' and entry.occurred_at > $2::timestamptz - interval '1 hour')
    limit $3`,
  row,
});

/** Longer under way than the worker that looks after calls ever leaves one. */
export const listEndless = defineStatement({
  name: 'invariants.list_endless',
  text: `
    select live.campaign_id, live.contact_id, live.call_id, live.reserved_at as occurred_at
    from calls_under_way live
    where live.organization_id = $1 and live.reserved_at < $2::timestamptz
      - case live.state when 'reserved' then interval '15 minutes' when 'answered' then interval '5 hours'
          else interval '45 minutes' end
    limit $3`,
  row,
});

export const listAtOnce = defineStatement({
  name: 'invariants.list_at_once',
  text: `
    select later.campaign_id, later.contact_id, later.call_id, later.reserved_at as occurred_at
    from calls_under_way later
    where later.organization_id = $1 and $2::timestamptz is not null
      and exists (select from calls_under_way earlier where earlier.organization_id = later.organization_id
        and earlier.contact_id = later.contact_id and earlier.call_id < later.call_id)
    limit $3`,
  row,
});

/**
 * One that stands calls people again for another reason. Where none were chosen, today's rules are what calls of the last
 * day were made by; those of calls before are not known.
 */
const keepsRules = (calledAt: string): string => `campaign.origin = 'campaign'
      and (campaign.retry is not null or ${calledAt} > $2::timestamptz - interval '1 day')`;

/**
 * Calls since a moment ($4) that came before the minutes that their campaign leaves after the outcome of the one
 * before ($5 where it cannot choose, or has not), or after one that ends it. Where that outcome was corrected, both forbid it. A
 * minute is granted, because carriers tell the end by their own clock.
 */
export const listTooSoon = defineStatement({
  name: 'invariants.list_too_soon',
  text: `
    select call.campaign_id, call.contact_id, call.id as call_id, call.reserved_at as occurred_at
    from calls call
    join campaigns campaign on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
      and ${keepsRules('call.reserved_at')}
    cross join lateral (
      select one.outcome, one.corrected_outcome, least(one.ended_at, one.heard_at) as ended_at from calls one
      where one.organization_id = call.organization_id and one.contact_id = call.contact_id
        and one.reserved_at < call.reserved_at and one.campaign_id = call.campaign_id and one.state = 'ended'
        and one.outcome <> 'withdrawn'
      order by one.reserved_at desc limit 1) earlier
    cross join lateral (select $5::jsonb || coalesce(campaign.retry, '{}') as rules) chosen
    where call.organization_id = $1 and call.id >= first_id_of($4) and call.reserved_at <= $2
      and call.outcome <> 'withdrawn'
      and call.reserved_at < earlier.ended_at - interval '1 minute' + least(
        coalesce(make_interval(mins => (chosen.rules ->> earlier.outcome)::integer), interval '1000 years'),
        coalesce(make_interval(mins => (chosen.rules ->> coalesce(earlier.corrected_outcome, earlier.outcome))::integer),
          interval '1000 years'))
    limit $3`,
  row,
});

/** Calls since a moment ($4) beyond what their campaign grants a person. */
export const listTooOften = defineStatement({
  name: 'invariants.list_too_often',
  text: `
    select call.campaign_id, call.contact_id, max(call.id::text)::uuid as call_id,
      max(call.reserved_at) as occurred_at
    from (select campaign_id, contact_id, max(reserved_at) as last_at from calls
          where organization_id = $1 and id >= first_id_of($4) and reserved_at <= $2
            and campaign_id is not null
          group by campaign_id, contact_id) recent
    join campaigns campaign on campaign.organization_id = $1 and campaign.id = recent.campaign_id
      and ${keepsRules('recent.last_at')}
    join calls call on call.organization_id = $1 and call.contact_id = recent.contact_id
      and call.campaign_id = recent.campaign_id and call.outcome is distinct from 'withdrawn'
    group by call.campaign_id, call.contact_id, campaign.most_attempts
    having count(*) > campaign.most_attempts
    limit $3`,
  row,
});

/**
 * Calls since a moment ($4) that were placed while their campaign was paused or had been stopped, by the database's
 * own clock. What was looked at just before may still go out for a second.
 */
export const listWhilePaused = defineStatement({
  name: 'invariants.list_while_paused',
  text: `
    select call.campaign_id, call.contact_id, call.id as call_id, call.placing_written_at as occurred_at
    from activity_entries pause
    cross join lateral (
      select coalesce(min(later.occurred_at), 'infinity') as until from activity_entries later
      where later.organization_id = pause.organization_id and later.subject_id = pause.subject_id
        and later.subject_kind <> 'contact' and later.action = 'campaign.resumed'
        and later.occurred_at > pause.occurred_at) ended
    join calls call on call.organization_id = pause.organization_id and call.campaign_id = pause.subject_id
      and call.id >= first_id_of(greatest($4, pause.occurred_at - interval '1 hour'))
    where pause.organization_id = $1 and pause.action in ('campaign.paused', 'campaign.stopped', 'campaign.ended')
      and pause.subject_kind <> 'contact' and ended.until > $4
      and call.placing_written_at > pause.occurred_at + interval '3 seconds'
      and call.placing_written_at < ended.until and $2::timestamptz is not null
      and call.outcome is distinct from 'withdrawn'
    limit $3`,
  row,
});

/**
 * People who are being called without a call under way wait again, a day after their last call ended, which no retry
 * rule of disturbed people undercuts; those who were reached, were taken out of the campaign, have used their attempts, or
 * whose campaign was stopped, have come to their end.
 */
export const mendWithoutCall = defineStatement({
  name: 'invariants.mend_without_call',
  text: `
    with stuck as materialized (
      select target.campaign_id, target.contact_id from targets target
      where target.organization_id = $1 and ${isWithoutCall}
      limit $3
      for update of target skip locked
    ), mended as (
      update targets target
      set state = case when due.because is null then 'waiting' else 'done' end,
        next_at = case when due.because is null then due.at end, not_before = due.at,
        ended_because = due.because, verdict = null, decision_id = null
      from stuck
      join campaigns campaign on campaign.organization_id = $1 and campaign.id = stuck.campaign_id
      cross join lateral (
        select greatest($2::timestamptz, max(call.ended_at) + interval '1 day') as at,
          (array_agg(call.outcome order by call.id desc))[1] as outcome
        from calls call
        where call.organization_id = $1 and call.contact_id = stuck.contact_id
          and call.campaign_id = stuck.campaign_id) last
      join targets own on own.organization_id = $1 and own.campaign_id = stuck.campaign_id
        and own.contact_id = stuck.contact_id
      cross join lateral (
        select coalesce(last.at, $2) as at, case when campaign.state = 'stopped' then 'campaign_stopped'
          when own.removed_at is not null then 'removed'
          when last.outcome not in (${retriable}) then 'reached'
          when own.attempts >= campaign.most_attempts then 'attempts_used' end as because) due
      where target.organization_id = $1 and target.campaign_id = stuck.campaign_id
        and target.contact_id = stuck.contact_id
      returning target.campaign_id
    )
    select campaign_id, count(*)::integer as targets from mended group by campaign_id`,
  row: { campaign_id: 'uuid', targets: 'int4' },
});

/** Organizations with campaigns under way, or that ended since ($1). */
export const listCalling = defineStatement({
  name: 'invariants.list_calling',
  text: `
    select distinct organization_id from campaigns
    where state in ('running', 'paused') or finished_at >= $1`,
  row: { organization_id: 'uuid' },
});
