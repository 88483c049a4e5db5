import { joinDebtToCallAbout, joinPhoneToCall } from '../../features/compliance/index.ts';
import { defineStatement } from '../../platform/database/statement.ts';

/**
 * Takes the plan of a campaign ($2) up where it was left, as long as the transaction lasts. Answers nothing where it
 * has ended or is held, where another worker is at it, or where an upload into its list is about to be stored, or to
 * be undone.
 */
export const takePlan = defineStatement({
  name: 'dialer.take_plan',
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
  name: 'dialer.insert_targets',
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
  name: 'dialer.insert_missing',
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
  name: 'dialer.move_plan',
  text: `
    update campaigns set plan_position = $3, planned_at = $4
    where organization_id = $1 and id = $2`,
  row: {},
});

export const countToPlan = defineStatement({
  name: 'dialer.count_to_plan',
  text: `
    update campaigns campaign set to_plan_count = (
      select count(*) from list_contacts member
      where member.organization_id = $1 and member.list_id = campaign.list_id)
    where campaign.organization_id = $1 and campaign.id = $2 and campaign.to_plan_count is null
      and campaign.planned_at is null`,
  row: {},
});

const planned = `state = 'planned', next_at = null, verdict = null, decision_id = null`;

/**
 * Among these people ($2). The list is made when the statement runs: joined, a planner that knows nothing of
 * a new campaign's targets yet reads all of it once for each.
 */
const amongPeople = 'any(array(select unnest($2::uuid[])))';

/**
 * None decides on these people from here on until this transaction ends, be it for a campaign that begins
 * meanwhile: it would know nothing of what was learned, and place its call after that holds.
 */
export const lockPeople = defineStatement({
  name: 'dialer.lock_people',
  text: `
    with locked as materialized (
      select contact.id from contacts contact
      where contact.organization_id = $1 and contact.id = ${amongPeople}
      order by contact.id
      for no key update of contact
    )
    select count(*)::integer as people from locked`,
  row: { people: 'int4' },
});

/**
 * A call to one of these people that was decided on before and is not placed yet is not placed any more,
 * and a judgement under way is not written down. They are locked before, so that whoever was deciding on
 * one of them has ended, and is seen.
 */
export const raiseLedgers = defineStatement({
  name: 'dialer.raise_ledgers',
  text: `
    update contacts contact set ledger_version = contact.ledger_version + 1
    where contact.organization_id = $1 and contact.id = ${amongPeople}
      and exists (
        select from targets target
        join campaigns campaign
          on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
        where target.organization_id = $1 and target.contact_id = contact.id
          and target.state in ('planned', 'waiting', 'calling')
          and campaign.state in ('running', 'paused')
        -- Asked of each by itself, for the same reason.
        offset 0)`,
  row: {},
});

/**
 * Of these people and of whoever shares a number with them; the number and the debt are chosen again when
 * they are judged. Only where nothing is under way: a person who is being called is judged again afterwards.
 * In one order, so that two of these never wait for each other.
 */
export const planAgain = defineStatement({
  name: 'dialer.plan_again',
  text: `
    with chosen as materialized (
      select target.campaign_id, target.contact_id
      from targets target
      join campaigns campaign
        on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
      where target.organization_id = $1
        and target.contact_id in (
          select unnest($2::uuid[])
          union
          select other.contact_id
          from phones own
          join phones other
            on other.organization_id = own.organization_id and other.e164 = own.e164
          where own.organization_id = $1 and own.contact_id in (select unnest($2::uuid[])))
        and target.state in ('planned', 'waiting', 'blocked')
        and campaign.state in ('running', 'paused')
      order by target.contact_id, target.campaign_id
      for no key update of target
    )
    update targets target set ${planned}, phone_id = phone.id, debt_id = debt.id
    from chosen
    ${joinPhoneToCall('$1', 'chosen.contact_id')}
    ${joinDebtToCallAbout('$1', 'chosen.contact_id')}
    where target.organization_id = $1 and target.campaign_id = chosen.campaign_id
      and target.contact_id = chosen.contact_id`,
  row: {},
});

/**
 * Whoever is not called because of a decision under another policy than the one in force, from one
 * decision ($2) on. Whoever may be called now has none, and is decided on before they are called.
 */
export const planAgainUnderPolicy = defineStatement({
  name: 'dialer.plan_again_under_policy',
  text: `
    with chosen as materialized (
      select target.campaign_id, target.contact_id, target.decision_id
      from targets target
      join campaigns campaign
        on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
      join decisions decision
        on decision.organization_id = target.organization_id and decision.id = target.decision_id
      where target.organization_id = $1 and target.verdict is not null and target.decision_id > $2
        and target.state in ('waiting', 'blocked') and campaign.state in ('running', 'paused')
        and decision.policy_version <> (select coalesce(max(policy.version), 0)
          from policies policy where policy.organization_id = $1)
      order by target.decision_id
      limit $3
      for no key update of target
    ), again as (
      update targets target set ${planned}
      from chosen
      where target.organization_id = $1 and target.campaign_id = chosen.campaign_id
        and target.contact_id = chosen.contact_id
    )
    select decision_id from chosen order by decision_id desc limit 1`,
  row: { decision_id: 'uuid?' },
});

/** Those that have decided on a policy of their own. */
export const listOrganizationsWithPolicy = defineStatement({
  name: 'dialer.list_organizations_with_policy',
  text: `select distinct organization_id from policies order by organization_id`,
  row: { organization_id: 'uuid' },
});
