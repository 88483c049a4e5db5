import { leftOutMembers, linkedWith, removedByName } from '../../../ledger/index.ts';
import { defineReplanned, defineStatement } from '../../../platform/database/statement.ts';

const selectCampaign = `
    select state, origin, calls_per_second, calls_at_once, planned_at is not null as is_planned from campaigns
    where organization_id = current_organization_id() and id = $1`;
const campaignRow = {
  state: 'text',
  origin: 'text',
  calls_per_second: 'int4?',
  calls_at_once: 'int4?',
  is_planned: 'bool',
} as const;

/** As it is; it may be another a moment later. */
export const readCampaign = defineStatement({
  name: 'campaigns.read_campaign',
  text: selectCampaign,
  row: campaignRow,
});

/** Held, so that it neither ends nor is changed by somebody else meanwhile. */
export const lockCampaign = defineStatement({
  name: 'campaigns.lock_campaign',
  text: `${selectCampaign} for no key update`,
  row: campaignRow,
});

export const updatePace = defineStatement({
  name: 'campaigns.update_pace',
  text: `
    update campaigns set calls_per_second = $2, calls_at_once = $3
    where organization_id = current_organization_id() and id = $1`,
  row: {},
});

/** The newest, which holds. */
export const findSchedule = defineStatement({
  name: 'campaigns.find_schedule',
  text: `
    select set_at, starts_at, ends_at, hours from campaign_schedules
    where organization_id = current_organization_id() and campaign_id = $1
    order by set_at desc limit 1`,
  row: {
    set_at: 'timestamptz',
    starts_at: 'timestamptz?',
    ends_at: 'timestamptz?',
    hours: 'jsonb?',
  },
});

/** Read once for a statement, and not for each row. */
const key = { organization: '(select current_organization_id())', campaign: '$1' };
/** The lists of a campaign as the ledger asks for them, in the organization of the transaction. */
const within = (lists: string): string =>
  lists.replaceAll('$1', key.organization).replaceAll('$2', key.campaign);

/** Who is on a list that the campaign leaves out, and who has another contact that is. */
const onLeftOut = within(leftOutMembers);
const otherContactsOf = (people: string): string => linkedWith(key.organization, people);

/** Those of the people ($3) who are there, and of the lists ($2). */
const named = `
    named as materialized (
      select member.contact_id from list_contacts member
      where member.organization_id = current_organization_id() and member.list_id = any($2::uuid[])
      union
      select contact.id from contacts contact
      where contact.organization_id = current_organization_id() and contact.id = any($3::uuid[]))`;

/** With everyone in the campaign who is the same human as one of them: who is removed, is removed as a human. */
const humans = `
    ${named}, people as materialized (
      select contact_id from named
      union
      select target.contact_id from targets target
      where target.organization_id = current_organization_id() and target.campaign_id = $1
        and target.contact_id = any(array(${otherContactsOf(`
          select member.contact_id from list_contacts member
          where member.organization_id = current_organization_id() and member.list_id = any($2::uuid[])
          union all select unnest($3::uuid[])`)})))`;

const countStanding = (people: string): string => `
    standing as materialized (
      select case
        when exists (${onLeftOut} and other.contact_id = named.contact_id)
          or named.contact_id in (${otherContactsOf(onLeftOut)}) then 'left_out'
        when named.contact_id in (${removedByName(key.organization, key.campaign)}) then 'stays_removed'
        when target.contact_id is null then 'missing'
        when target.state = 'done' and target.ended_because = 'removed' then 'removed'
        when target.state = 'calling' and target.removed_at is not null then 'removed'
        else 'there' end as place, target.state in ('planned', 'waiting', 'blocked') as is_at_rest,
        target.state = 'calling' and target.removed_at is null as is_on_call
      from ${people} named
      left join targets target on target.organization_id = current_organization_id()
        and target.campaign_id = $1 and target.contact_id = named.contact_id)
    select count(*) filter (where place = 'left_out') as left_out,
      count(*) filter (where place = 'stays_removed') as stays_removed,
      count(*) filter (where place = 'missing') as missing,
      count(*) filter (where place = 'removed') as removed,
      count(*) filter (where place = 'there') as there,
      count(*) filter (where is_at_rest and place <> 'stays_removed') as at_rest,
      count(*) filter (where is_on_call and place <> 'stays_removed') as on_call
    from standing`;
const standingRow = {
  left_out: 'int8',
  stays_removed: 'int8',
  missing: 'int8',
  removed: 'int8',
  there: 'int8',
  at_rest: 'int8',
  on_call: 'int8',
} as const;

/** Where the people of lists ($2), and single ones ($3), stand in a campaign ($1). */
export const countPeople = defineReplanned({
  name: 'campaigns.count_people',
  text: `with ${named}, ${countStanding('named')}`,
  row: standingRow,
});

/** The same with the other contacts of those humans that it has. */
export const countHumans = defineReplanned({
  name: 'campaigns.count_humans',
  text: `with ${humans}, ${countStanding('people')}`,
  row: standingRow,
});

/** How many of the named people exist. */
export const countContacts = defineStatement({
  name: 'campaigns.count_named_contacts',
  text: `
    select count(*)::integer as people from contacts
    where organization_id = current_organization_id() and id = any($1::uuid[])`,
  row: { people: 'int4' },
});

/** When those of the lists ($2) that a campaign leaves out were left out. */
export const listLeftOutAt = defineStatement({
  name: 'campaigns.list_left_out_at',
  text: `
    select distinct changed_at from campaign_lists
    where organization_id = current_organization_id() and campaign_id = $1 and list_id = any($2::uuid[])
      and is_excluded and changed_at is not null`,
  row: { changed_at: 'timestamptz' },
});

/** Lists ($2) of a campaign are called from a moment ($4) on, or left out ($3); what they were before is kept. */
export const setLists = defineStatement({
  name: 'campaigns.set_lists',
  text: `
    insert into campaign_lists (organization_id, campaign_id, list_id, is_excluded, changed_at, was_excluded)
    select current_organization_id(), $1, chosen.list_id, $3, $4, null
    from unnest($2::uuid[]) as chosen (list_id)
    -- Its own list is called without being named, unless it was left out.
    where $3 or not exists (select from campaigns
        where organization_id = current_organization_id() and id = $1 and list_id = chosen.list_id)
      or exists (select from campaign_lists own where own.organization_id = current_organization_id()
        and own.campaign_id = $1 and own.list_id = chosen.list_id)
    on conflict (organization_id, campaign_id, list_id) do update
      set is_excluded = excluded.is_excluded, changed_at = excluded.changed_at,
        was_excluded = campaign_lists.is_excluded, taken_out_to = null
      where campaign_lists.is_excluded <> excluded.is_excluded`,
  row: {},
});

/** Everybody on lists ($2) that are left out is to be taken out, from the first ($3) on. */
export const beginTakingOut = defineStatement({
  name: 'campaigns.begin_taking_out',
  text: `
    update campaign_lists set taken_out_to = $3
    where organization_id = current_organization_id() and campaign_id = $1 and list_id = any($2::uuid[])
      and is_excluded`,
  row: {},
});

/** The lists that were changed at a moment ($2), and whether they are left out since. */
export const listChanged = defineStatement({
  name: 'campaigns.list_changed_lists',
  text: `
    select list_id, is_excluded, was_excluded from campaign_lists
    where organization_id = current_organization_id() and campaign_id = $1 and changed_at = $2
    order by list_id`,
  row: { list_id: 'uuid', is_excluded: 'bool', was_excluded: 'bool?' },
});

/**
 * Goes through the lists of a campaign once more where it was still being planned at a moment ($2): who was left out then
 * was passed over.
 */
export const planAgain = defineStatement({
  name: 'campaigns.plan_again',
  text: `
    update campaigns set planned_at = null, plan_position = null, to_plan_count = null
    where organization_id = current_organization_id() and id = $1
      and (planned_at is null or planned_at >= $2)`,
  row: {},
});

/** Back to what they were before, as of a moment ($3). */
export const restoreLists = defineStatement({
  name: 'campaigns.restore_lists',
  text: `
    with forgotten as (
      delete from campaign_lists
      where organization_id = current_organization_id() and campaign_id = $1 and changed_at = $2
        and was_excluded is null
    )
    -- From when on one is left out again is kept, because calls until then were right; one that is called again
    -- belongs to what is planned, where the plan goes on.
    update campaign_lists set is_excluded = was_excluded, changed_at = case when was_excluded then $3::timestamptz
        else (select plan_since from campaigns
          where organization_id = current_organization_id() and id = $1) end,
      was_excluded = null, taken_out_to = null
    where organization_id = current_organization_id() and campaign_id = $1 and changed_at = $2
      and was_excluded is not null`,
  row: {},
});
