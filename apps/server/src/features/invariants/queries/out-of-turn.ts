import { defineReplanned } from '../../../platform/database/statement.ts';

/** As in every statement of this check. */
const row = {
  campaign_id: 'uuid?',
  contact_id: 'uuid',
  call_id: 'uuid?',
  occurred_at: 'timestamptz?',
} as const;

/** What was looked at just before may still go out for a second, by clocks that differ by two. */
const grace = `interval '3 seconds'`;

/** Calls of campaigns since a moment ($4) that went to the carrier. */
const placed = `call.organization_id = $1 and call.id >= first_id_of($4) and call.campaign_id is not null
      and call.placing_at <= $2 and call.outcome is distinct from 'withdrawn'`;

/**
 * Those who were called, as the humans they are: each contact with itself and with those that are linked with it. Begins
 * with the links, because few are linked.
 */
const humans = `
    linked_people as materialized (
      select link.id from (
          select contact_id as id from person_links where organization_id = $1
          union
          select other_id from person_links where organization_id = $1) link
      where exists (select from calls call where ${placed} and call.contact_id = link.id)
    ), humans as materialized (
      select contact_id, linked_id from linked_contacts($1, array(select id from linked_people))
    )`;

/** Everybody was linked by then: who was linked later was another human until then. */
const wereLinked = `not exists (select from person_links link
        where link.organization_id = $1 and link.linked_at + ${grace} >= call.placing_at
          and (call.contact_id in (link.contact_id, link.other_id) or exists (select from humans human
            where human.contact_id = call.contact_id and human.linked_id in (link.contact_id, link.other_id))))`;

/**
 * Calls that were placed after the person had been taken out of the campaign, by this contact or another. One who was on
 * the phone then was called before; one who joined a list that is left out, or was linked with somebody who is left out,
 * counts as taken out with it, and may have been called until then.
 */
export const listAfterRemoval = defineReplanned({
  name: 'invariants.list_after_removal',
  text: `
    with ${humans}
    select call.campaign_id, call.contact_id, call.id as call_id, call.placing_at as occurred_at
    from calls call
    join targets target on target.organization_id = call.organization_id
      and target.campaign_id = call.campaign_id and target.contact_id = call.contact_id
    where ${placed} and call.placing_at > target.removed_at + ${grace}
      and (${wereLinked} or not exists (select from humans human
        left join targets other on other.organization_id = $1 and other.campaign_id = call.campaign_id
          and other.contact_id = human.linked_id and other.removed_at = target.removed_at
        left join campaign_lists own on own.organization_id = $1 and own.campaign_id = call.campaign_id
          and own.is_excluded and own.changed_at = target.removed_at
        where human.contact_id = call.contact_id and coalesce(other.contact_id, own.list_id) is not null))
      and not exists (select from campaign_lists own
        join list_contacts member on member.organization_id = own.organization_id
          and member.list_id = own.list_id and member.contact_id = call.contact_id
        where own.organization_id = call.organization_id and own.campaign_id = call.campaign_id
          and own.is_excluded and own.changed_at = target.removed_at
          and member.added_at + ${grace} >= call.placing_at)
    union
    select call.campaign_id, call.contact_id, call.id, call.placing_at
    from campaign_people_removed gone
    join calls call on call.organization_id = gone.organization_id and call.contact_id = gone.contact_id
      and call.campaign_id = gone.campaign_id
    where gone.organization_id = $1 and ${placed} and call.placing_at > gone.removed_at + ${grace}
    union
    select call.campaign_id, call.contact_id, call.id, call.placing_at
    from humans human
    join calls call on call.contact_id = human.contact_id
    join targets other on other.organization_id = $1 and other.campaign_id = call.campaign_id
      and other.contact_id = human.linked_id and not other.is_taken_back
    left join targets target on target.organization_id = $1 and target.campaign_id = call.campaign_id
      and target.contact_id = call.contact_id
    where ${placed} and call.placing_at > other.removed_at + ${grace} and ${wereLinked}
      and coalesce(target.removed_at, 'infinity') > call.placing_at
      -- Who was taken out by a list may have joined it later: that is looked for by the list.
      and not exists (select from campaign_lists own where own.organization_id = $1
        and own.campaign_id = call.campaign_id and own.is_excluded and own.changed_at = other.removed_at)
    limit $3`,
  row,
});

const whileLeftOut = (called: string, onList: string): string => `
    select call.campaign_id, call.contact_id, call.id as call_id, call.placing_at as occurred_at
    from campaign_lists own
    join campaigns campaign on campaign.organization_id = own.organization_id and campaign.id = own.campaign_id
    ${called}
    join list_contacts member on member.organization_id = own.organization_id and member.list_id = own.list_id
      and member.contact_id = ${onList}
    where own.organization_id = $1 and own.is_excluded and ${placed}
      and call.placing_at > coalesce(own.changed_at, campaign.started_at) + ${grace}
      and call.placing_at > member.added_at + ${grace}
      -- That they were taken out of it at that moment or before is found by itself.
      and not exists (select from targets target
        where target.organization_id = call.organization_id and target.campaign_id = call.campaign_id
          and target.contact_id = call.contact_id and call.placing_at > target.removed_at + ${grace})`;

/**
 * Calls to people who were on a list that the campaign left out by then, as this contact or another: since it began, or
 * since that was changed. Who joined the list later was not on it.
 */
export const listWhileLeftOut = defineReplanned({
  name: 'invariants.list_while_left_out',
  text: `
    with ${humans}
    ${whileLeftOut('join calls call on call.campaign_id = own.campaign_id', 'call.contact_id')}
    union
    ${whileLeftOut(
      `join calls call on call.campaign_id = own.campaign_id
    join humans human on human.contact_id = call.contact_id and ${wereLinked}`,
      'human.linked_id',
    )}
    limit $3`,
  row,
});

/**
 * Calls that were placed after their campaign had finished, or, in the last day, after the end that was in force for it at
 * the time: audits judge those before by the rule on a campaign's hours. That of one that was stopped is found with pauses.
 */
export const listAfterEnd = defineReplanned({
  name: 'invariants.list_after_end',
  text: `
    select call.campaign_id, call.contact_id, call.id as call_id, call.placing_at as occurred_at
    from calls call
    join campaigns campaign on campaign.organization_id = call.organization_id and campaign.id = call.campaign_id
    left join lateral (
      select schedule.ends_at from campaign_schedules schedule
      where schedule.organization_id = call.organization_id and schedule.campaign_id = call.campaign_id
        and schedule.set_at <= greatest(call.placing_at, campaign.started_at)
        and call.placing_at > $2::timestamptz - interval '1 day'
      order by schedule.set_at desc limit 1) held on true
    where ${placed} and call.placing_at
      > least(held.ends_at, case when campaign.state = 'finished' then campaign.finished_at end) + ${grace}
    limit $3`,
  row,
});
