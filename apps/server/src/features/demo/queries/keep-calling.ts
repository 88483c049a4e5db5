import { defineReplanned, defineStatement } from '../../../platform/database/statement.ts';

/** The name under which a campaign of the sample data is remembered. */
const remembered = `'campaign ' || campaign.id`;

/**
 * The campaign of the sample data that runs now in an organization ($1), with how many are due at a moment ($2); or one that somebody
 * paused, and then nothing is due.
 */
export const findRunning = defineReplanned({
  name: 'demo.find_running',
  text: `
    select campaign.id, campaign.list_id, campaign.state,
      (select count(*) from (select from targets target
        where target.organization_id = $1 and target.campaign_id = campaign.id
          and (target.state = 'planned' or target.state = 'waiting' and target.next_at <= $2)
        limit 10000) due) as due
    from campaigns campaign
    join demo_parts part on part.name = ${remembered}
    where campaign.organization_id = $1 and campaign.state in ('running', 'paused')
    order by campaign.id desc limit 1`,
  row: { id: 'uuid', list_id: 'uuid', state: 'text', due: 'int8' },
});

/** People with something open and no reason against them, those of some countries ($2), the longest not called first. */
export const listCandidates = defineReplanned({
  name: 'demo.list_candidates',
  text: `
    select contact.id
    from contacts contact
    join contact_summaries summary on summary.organization_id = contact.organization_id
      and summary.contact_id = contact.id
    where contact.organization_id = $1 and contact.country = any($2::text[])
      and contact.import_id is not null and summary.open_debts > 0 and not summary.is_suppressed
      and not exists (select from targets target
        join campaigns campaign on campaign.organization_id = target.organization_id
          and campaign.id = target.campaign_id and campaign.state in ('running', 'paused')
        where target.organization_id = $1 and target.contact_id = contact.id
          -- A standing campaign never ends, and keeps nobody whom it has called.
          and (campaign.origin = 'campaign' or target.state <> 'done'))
    order by summary.last_called_at nulls first, contact.id
    limit $3`,
  row: { id: 'uuid' },
});

/** A list of this name ($2), with a number where one was made on the same day: no two lists have the same name. */
export const insertLiveList = defineStatement({
  name: 'demo.insert_live_list',
  text: `
    insert into lists (organization_id, name, created_by)
    select $1, case when count(*) = 0 then $2::text else $2::text || ', ' || count(*) + 1 end, $3
    from lists taken
    where taken.organization_id = $1
      and (lower(taken.name) = lower($2::text) or starts_with(lower(taken.name), lower($2::text) || ', '))
    returning id, name`,
  row: { id: 'uuid', name: 'text' },
});

export const addToList = defineReplanned({
  name: 'demo.add_to_list',
  text: `
    insert into list_contacts (organization_id, list_id, contact_id)
    select $1, $2, unnest($3::uuid[]) on conflict do nothing`,
  row: {},
});

/** People who have joined the list are planned as well: those who are planned already stay as they are. */
export const planAgain = defineStatement({
  name: 'demo.plan_again',
  text: `
    update campaigns set planned_at = null, plan_position = null, to_plan_count = null
    where organization_id = $1 and id = $2 and state = 'running'`,
  row: {},
});
