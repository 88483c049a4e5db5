import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';
import { linkedWith, membersOf, removedFrom } from './left-out.ts';
import { joinDebtToCallAbout, joinPhoneToCall } from './whom-to-call.ts';
import { isOnNone, isOnNoneAsMet } from './whom-to-plan.ts';

/** The lists of a campaign ($2) whose people it calls. */
export const calledLists = `
          select campaign.list_id from campaigns campaign
          where campaign.organization_id = $1 and campaign.id = $2 and campaign.list_id is not null
          union
          select own.list_id from campaign_lists own
          where own.organization_id = $1 and own.campaign_id = $2 and not own.is_excluded`;

/** Those of them that are planned: all, or what was added since the plan ended. */
const plannedLists = `
          select campaign.list_id from campaigns campaign
          where campaign.organization_id = $1 and campaign.id = $2 and campaign.list_id is not null
            and campaign.plan_since is null
          union
          select own.list_id from campaign_lists own
          join campaigns campaign on campaign.organization_id = own.organization_id and campaign.id = own.campaign_id
          where own.organization_id = $1 and own.campaign_id = $2 and not own.is_excluded
            and (campaign.plan_since is null or own.changed_at >= campaign.plan_since)`;

/** Those whose people it leaves out. */
const leftOutLists = `
          select own.list_id from campaign_lists own
          where own.organization_id = $1 and own.campaign_id = $2 and own.is_excluded`;
/** Who is on one of them, or on what it was merged into. */
export const leftOutMembers = membersOf('$1', leftOutLists);
const removed = removedFrom('$1', '$2');
/** Whose other contact is on one of them, or was removed. */
const linkedOut = linkedWith('$1', `${leftOutMembers} union all ${removed}`);
/** Found once: few people are removed by name. */
const isNotRemoved = `member.contact_id not in (${removed})`;
const isOnNoneOfThem = `${isOnNone('$1', leftOutLists)} and ${isNotRemoved}`;
const isOnNoneAsMetOfThem = `${isOnNoneAsMet('$1', leftOutLists)} and ${isNotRemoved}`;

/**
 * Takes the plan of a campaign ($2) up where it was left, as long as the transaction lasts. Answers nothing where it
 * has ended or is held, where another worker is at it, or where an upload into one of its lists is about to be stored, or to
 * be undone.
 */
export const takePlan = defineStatement({
  name: 'ledger.take_plan',
  text: `
    select campaign.plan_position from campaigns campaign
    where campaign.organization_id = $1 and campaign.id = $2 and campaign.planned_at is null
      and campaign.state = 'running'
      and not exists (select from imports import
        where import.organization_id = campaign.organization_id
          -- Whom a list that is left out is going to hold is known once it is stored.
          and import.list_id in (${calledLists} union ${leftOutLists})
          and import.state in ('storing', 'undoing'))
    for no key update of campaign skip locked`,
  row: { plan_position: 'uuid?' },
});

/**
 * Each with the number and the debt that are tried first, without those whose other contact is left out; answers how many
 * there were, and the last of them. Their links are looked for at once, and only where anybody is left out.
 */
const insertChosen = `
    linked as materialized (
      select contact_id, linked_id from linked_contacts($1, array(
        select contact_id from chosen where exists (${leftOutLists}) or exists (${removed})))
    ), meant as materialized (
      select contact_id from chosen where contact_id not in (
        select linked.contact_id from linked
        where exists (${leftOutMembers} and other.contact_id = linked.linked_id)
          or exists (${removed} and gone.contact_id = linked.linked_id))
    ), inserted as (
      insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id)
      select $1, $2, meant.contact_id, phone.id, debt.id
      from meant
      ${joinPhoneToCall('$1', 'meant.contact_id')}
      ${joinDebtToCallAbout('$1', 'meant.contact_id')}
      on conflict do nothing
    ), returned as (
      -- Who was removed with another list, which nothing else says any more. Where nobody was, nobody is looked for.
      update targets target
      set state = 'planned', next_at = null, ended_because = null, removed_at = null, is_taken_back = false,
        verdict = null, decision_id = null
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = any(array(select contact_id from meant))
        and target.state = 'done' and target.ended_because = 'removed'
        and (select exists (select from targets gone where gone.organization_id = $1 and gone.campaign_id = $2
          and gone.removed_at is not null))
    )
    select (select count(*) from chosen)::integer as people,
      (select contact_id from chosen order by contact_id desc limit 1) as last_id`;
const insertedRow = { people: 'int4', last_id: 'uuid?' } as const;

/** The next ($4) of the lists after one ($3); who is on several comes once. */
export const insertTargets = defineStatement({
  name: 'ledger.insert_targets',
  text: `
    with chosen as materialized (
      select distinct next.contact_id from (${plannedLists}) list
      cross join lateral (
        select member.contact_id from list_contacts member
        where member.organization_id = $1 and member.list_id = list.list_id and member.contact_id > $3
          and ${isOnNoneAsMetOfThem}
        order by member.contact_id limit $4) next
      order by next.contact_id limit $4
    ), ${insertChosen}`,
  row: insertedRow,
});

/**
 * So many ($3) of those who joined the lists behind the place up to which they were gone through. Not joined: a
 * planner that knows nothing of a new campaign's targets yet would read all of them once for each.
 */
export const insertMissing = defineStatement({
  name: 'ledger.insert_missing',
  text: `
    with chosen as materialized (
      select member.contact_id from list_contacts member
      where member.organization_id = $1 and member.list_id = any(array(${plannedLists}))
        and ${isOnNoneOfThem}
      except
      select contact_id from targets where organization_id = $1 and campaign_id = $2
      except (${linkedOut})
      order by contact_id limit $3
    ), ${insertChosen}`,
  row: insertedRow,
});

/** Single people ($3), whichever list they are on, unless that is left out. */
export const insertNamed = defineStatement({
  name: 'ledger.insert_named',
  text: `
    with chosen as materialized (
      select member.contact_id from unnest($3::uuid[]) as member (contact_id)
      where ${isOnNoneAsMetOfThem}
    ), ${insertChosen}`,
  row: insertedRow,
});

/** Those of them ($2) who are in a campaign ($1) belong to it by name from here on. */
export const markNamed = defineStatement({
  name: 'ledger.mark_named',
  text: `select mark_targets_named($1, $2)::text as marked`,
  row: { marked: 'text' },
});

/**
 * Who is linked with one of these people ($3), or with the people of lists that are not left out any more since a moment
 * ($4), and was passed over as long as these were left out.
 */
export const insertPassedOver = defineReplanned({
  name: 'ledger.insert_passed_over',
  text: `
    with chosen as materialized (
      select distinct member.contact_id
      from (${linkedWith(
        '$1',
        `select unnest($3::uuid[]) union all ${membersOf(
          '$1',
          `select own.list_id from campaign_lists own where own.organization_id = $1 and own.campaign_id = $2
             and own.was_excluded and own.changed_at = $4`,
        )}`,
      )}) passed
      cross join lateral (
        select other.contact_id from list_contacts other
        where other.organization_id = $1 and other.contact_id = passed.contact_id
          and other.list_id = any(array(${calledLists})) limit 1) member
      where ${isOnNoneAsMetOfThem}
    ), ${insertChosen}`,
  row: insertedRow,
});

/** More people belong to it: the plan goes through its lists again, past those who are targets. */
export const beginPlanAgain = defineStatement({
  name: 'ledger.begin_plan_again',
  text: `
    update campaigns set planned_at = null, plan_position = null, to_plan_count = null,
      plan_since = case when planned_at is null then plan_since else $3 end
    where organization_id = $1 and id = $2`,
  row: {},
});

/** How far ($3) a plan got; it has ended where a moment ($4) says when. */
export const movePlan = defineStatement({
  name: 'ledger.move_plan',
  text: `
    update campaigns set plan_position = $3, planned_at = $4
    where organization_id = $1 and id = $2`,
  row: {},
});

export const countToPlan = defineStatement({
  name: 'ledger.count_to_plan',
  text: `
    update campaigns campaign set to_plan_count = (
      select count(distinct member.contact_id) from list_contacts member
      where member.organization_id = $1 and member.list_id = any(array(${plannedLists}))
        and ${isOnNoneOfThem} and member.contact_id not in (${linkedOut}))
    where campaign.organization_id = $1 and campaign.id = $2 and campaign.to_plan_count is null
      and campaign.planned_at is null`,
  row: {},
});
