import { ledgerVersion } from '../../ledger/index.ts';
import { defineReplanned, defineStatement } from '../../platform/database/statement.ts';
import { mayCall } from './may-call.ts';

/**
 * The account's row, held to the end of the transaction, which is short; a worker that finds it taken comes again.
 * In a statement of its own, so that the next one sees what was spent and placed under the lock before.
 */
export const lockBudget = defineStatement({
  name: 'dialer.lock_budget',
  text: `
    select account_id from dial_budgets
    where account_id = $1 and backed_off_until <= clock_timestamp()
    for update skip locked`,
  row: { account_id: 'uuid' },
});

/**
 * What the account's pace leaves at this moment, on the database's clock, so that it is exact whatever
 * the workers' clocks say. The pace is granted in slots of 20 ms, and what nobody took stays over for 80 ms, or at
 * least one call: from ten calls a second on, a rolling second never holds a tenth more than the pace. How many
 * calls are under way is counted four times a second, and in between only added to, so that there are never more at
 * once than the account may have.
 */
export const openBudget = defineStatement({
  name: 'dialer.open_budget',
  text: `
    select granted::bigint as granted,
      greatest(case when budget.calls_per_second = $2 then budget.position else 0 end,
        granted - greatest(1, floor($2::numeric * 0.08)))::bigint as position,
      case when is_counted then budget.under_way
        else count_calls_of_account($1) end as under_way,
      is_counted
    from floor(floor(extract(epoch from clock_timestamp()) * 50 + 1) * $2::numeric / 50) as granted,
      (select calls_per_second, position, under_way,
         counted_at > clock_timestamp() - interval '250 milliseconds' as is_counted
       from dial_budgets where account_id = $1) budget`,
  row: { granted: 'int8', position: 'int8', under_way: 'int4', is_counted: 'bool' },
});

export const spendBudget = defineStatement({
  name: 'dialer.spend_budget',
  text: `
    update dial_budgets set position = $2, calls_per_second = $3, under_way = $4,
      counted_at = case when $5::boolean then counted_at else clock_timestamp() end
    where account_id = $1`,
  row: {},
});

/**
 * The last look before the carrier is asked: only a fresh reservation of a running campaign, in an
 * organization that may call, through an account that does not rest, while the policy is the one it was
 * decided under and nothing was learned since of the person or the number. Whatever that was, the call is
 * decided on again. From here on, only the carrier's word tells whether a phone rang. `offset 0`: asked by keys alone.
 */
export const beginPlacing = defineReplanned({
  name: 'dialer.begin_placing',
  text: `
    update calls_under_way live set state = 'placing', placing_at = $3, heard_at = $3
    from unnest($1::uuid[], $2::uuid[]) as named (organization_id, call_id)
    where live.organization_id = named.organization_id and live.call_id = named.call_id
      and live.state = 'reserved' and live.reserved_at > $4
      and ${mayCall('live.organization_id')}
      and exists (select from campaigns campaign
        where campaign.organization_id = live.organization_id and campaign.id = live.campaign_id
          and campaign.state = 'running' offset 0)
      and exists (select from carrier_accounts account
        where account.id = live.account_id and account.state = 'active' offset 0)
      and exists (select from contacts contact
        where contact.organization_id = live.organization_id and contact.id = live.contact_id
          and ${ledgerVersion('contact')} = live.ledger_version offset 0)
      and live.policy_version = (select coalesce(max(policy.version), 0)
        from policies policy where policy.organization_id = live.organization_id)
    returning live.call_id as id,
      (select campaign.spoken_name from campaigns campaign
       where campaign.organization_id = live.organization_id and campaign.id = live.campaign_id)
        as spoken_name,
      (select contact.language from contacts contact
       where contact.organization_id = live.organization_id and contact.id = live.contact_id)
        as language`,
  row: { id: 'uuid', spoken_name: 'text', language: 'text' },
});

/** An event of the carrier may have come before its answer: the state then stays where it is. */
export const markPlaced = defineReplanned({
  name: 'dialer.mark_placed',
  text: `
    with held as materialized (
      select live.organization_id, live.call_id, placed.carrier_call_id
      from unnest($1::uuid[], $2::uuid[], $3::text[])
        as placed (organization_id, call_id, carrier_call_id)
      join calls_under_way live
        on live.organization_id = placed.organization_id and live.call_id = placed.call_id
      -- In the order in which news locks them.
      order by live.organization_id, live.call_id
      for update of live
    )
    update calls_under_way live set carrier_call_id = held.carrier_call_id, heard_at = $4,
      state = case when live.state = 'placing' then 'queued' else live.state end
    from held
    where live.organization_id = held.organization_id and live.call_id = held.call_id`,
  row: {},
});

/** The carrier answered that it failed to take these: it is asked whether it has them. */
export const markFailed = defineStatement({
  name: 'dialer.mark_failed',
  text: `
    update calls_under_way set failed_at = $3
    where organization_id = $1 and call_id = $2`,
  row: {},
});
