import { defineStatement } from '../../platform/database/statement.ts';
import { joinDebtToCallAbout, joinPhoneToCall } from './whom-to-call.ts';

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
  name: 'ledger.lock_people',
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
 * and a judgement under way is not written down. They are locked before, so that a worker that was deciding on
 * one of them has ended, and is seen.
 */
export const raiseLedgers = defineStatement({
  name: 'ledger.raise_ledgers',
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
        -- Looked up for each by itself, for the same reason.
        offset 0)`,
  row: {},
});

/**
 * Of these people and of those who share a number with them; the number and the debt are chosen again when
 * they are judged. Only where nothing is under way: a person who is being called is judged again afterwards.
 * In one order, so that two of these never wait for each other.
 */
export const planAgain = defineStatement({
  name: 'ledger.plan_again',
  text: `
    with chosen as materialized (
      select target.campaign_id, target.contact_id
      from targets target
      join campaigns campaign
        on campaign.organization_id = target.organization_id and campaign.id = target.campaign_id
      where target.organization_id = $1
        and target.contact_id = any(array(
          select unnest($2::uuid[])
          union
          select other.contact_id
          from phones own
          -- Looked up for each by itself, for the same reason.
          cross join lateral (select phone.contact_id from phones phone
            where phone.organization_id = $1 and phone.e164 = own.e164 offset 0) other
          where own.organization_id = $1 and own.contact_id = ${amongPeople}))
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
 * So many ($3) of a campaign ($2) who are not called because of a decision, the first that were decided on, and so many who
 * were put off to their best hour, the first who are due: its hours have changed. Each along an index of just these, where a
 * planner that sees both at once reads everybody.
 */
export const planCampaignAgain = defineStatement({
  name: 'ledger.plan_campaign_again',
  text: `
    with judged as materialized (
      select contact_id from targets
      where organization_id = $1 and campaign_id = $2 and verdict is not null
        and state in ('waiting', 'blocked')
      order by decision_id limit $3
    ), put_off as materialized (
      select waiting.contact_id from campaigns campaign
      cross join lateral (
        select contact_id from targets
        where organization_id = $1 and campaign_id = $2 and state = 'waiting'
          and hour_arm is not null and attempts = 0
        order by next_at, contact_id limit $3) waiting
      where campaign.organization_id = $1 and campaign.id = $2 and campaign.call_order = 'best_hour'
    ), chosen as materialized (
      select target.contact_id from targets target
      where target.organization_id = $1 and target.campaign_id = $2
        and target.contact_id = any(array(select contact_id from judged union select contact_id from put_off))
        and (target.verdict is not null or target.hour_arm is not null and target.attempts = 0)
        and target.state in ('waiting', 'blocked')
      for no key update of target skip locked
    )
    update targets target set ${planned}
    where target.organization_id = $1 and target.campaign_id = $2
      and target.contact_id = any(array(select contact_id from chosen))`,
  row: {},
});

/**
 * People who are not called because of a decision under another policy than the one in force, or made before the hours
 * of their campaign were changed, or just after, from one decision ($2) on. People who may be called now have none, and are decided on before they are called.
 */
export const planAgainUnderPolicy = defineStatement({
  name: 'ledger.plan_again_under_policy',
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
        and (decision.policy_version <> (select coalesce(max(policy.version), 0)
            from policies policy where policy.organization_id = $1)
          or exists (select from campaign_schedules schedule
            where schedule.organization_id = $1 and schedule.campaign_id = target.campaign_id
              and schedule.set_at > campaign.started_at
              and schedule.set_at >= decision.decided_at - interval '2 seconds'))
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
  name: 'ledger.list_organizations_with_policy',
  text: `select distinct organization_id from policies order by organization_id`,
  row: { organization_id: 'uuid' },
});
