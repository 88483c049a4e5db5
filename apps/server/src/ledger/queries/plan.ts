import { defineStatement } from '../../platform/database/statement.ts';
import { joinDebtToCallAbout, joinPhoneToCall } from './whom-to-call.ts';

/**
 * Takes the plan of a campaign ($2) up where it was left, as long as the transaction lasts. Answers nothing where it
 * has ended or is held, where another worker is at it, or where an upload into its list is about to be stored, or to
 * be undone.
 */
export const takePlan = defineStatement({
  name: 'ledger.take_plan',
  text: `
    select campaign.list_id, campaign.plan_position from campaigns campaign
    where campaign.organization_id = $1 and campaign.id = $2 and campaign.planned_at is null
      and campaign.state = 'running'
      and not exists (select from imports import
        where import.organization_id = campaign.organization_id
          and import.list_id = campaign.list_id and import.state in ('storing', 'undoing'))
    for no key update of campaign skip locked`,
  row: { list_id: 'uuid', plan_position: 'uuid?' },
});

/** Each with the number and the debt that are tried first; answers how many there were, and the last of them. */
const insertChosen = `
    inserted as (
      insert into targets (organization_id, campaign_id, contact_id, phone_id, debt_id)
      select $1, $2, chosen.contact_id, phone.id, debt.id
      from chosen
      ${joinPhoneToCall('$1', 'chosen.contact_id')}
      ${joinDebtToCallAbout('$1', 'chosen.contact_id')}
      on conflict do nothing
    )
    select (select count(*) from chosen)::integer as people,
      (select contact_id from chosen order by contact_id desc limit 1) as last_id`;
const insertedRow = { people: 'int4', last_id: 'uuid?' } as const;

/** The next ($5) of the list ($3) after one ($4). */
export const insertTargets = defineStatement({
  name: 'ledger.insert_targets',
  text: `
    with chosen as materialized (
      select member.contact_id from list_contacts member
      where member.organization_id = $1 and member.list_id = $3 and member.contact_id > $4
      order by member.contact_id limit $5
    ), ${insertChosen}`,
  row: insertedRow,
});

/**
 * So many ($4) of those who joined the list ($3) behind the place up to which it was gone through. Not joined: a
 * planner that knows nothing of a new campaign's targets yet would read all of them once for each.
 */
export const insertMissing = defineStatement({
  name: 'ledger.insert_missing',
  text: `
    with chosen as materialized (
      select contact_id from list_contacts where organization_id = $1 and list_id = $3
      except
      select contact_id from targets where organization_id = $1 and campaign_id = $2
      order by contact_id limit $4
    ), ${insertChosen}`,
  row: insertedRow,
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
      select count(*) from list_contacts member
      where member.organization_id = $1 and member.list_id = campaign.list_id)
    where campaign.organization_id = $1 and campaign.id = $2 and campaign.to_plan_count is null
      and campaign.planned_at is null`,
  row: {},
});
