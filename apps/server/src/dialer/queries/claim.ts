import { defineStatement } from '../../platform/database/statement.ts';

/**
 * What the organization's pace leaves of this slot of 100 ms, on the database's clock, so that it is
 * exact whatever the workers' clocks say. What a slot leaves over is lost. Its lock is held to the
 * end of the transaction; a worker that finds it taken leaves this organization to the other.
 */
export const openBudget = defineStatement({
  name: 'dialer.open_budget',
  text: `
    select granted.newest::bigint as granted,
      greatest(case when budget.calls_per_second = $2 then budget.position else 0 end,
        granted.oldest)::bigint as position,
      (select count(*) from calls call
       where call.organization_id = $1 and call.state <> 'ended') as under_way
    from (select floor((slot + 1) * $2::numeric / 10) as newest,
            floor(slot * $2::numeric / 10) as oldest
          from (select floor(extract(epoch from clock_timestamp()) * 10)) as now (slot)) granted,
      (select calls_per_second, position from dial_budgets
       where organization_id = $1 for update skip locked) budget`,
  row: { granted: 'int8', position: 'int8', under_way: 'int8' },
});

export const spendBudget = defineStatement({
  name: 'dialer.spend_budget',
  text: `
    update dial_budgets set position = $2, calls_per_second = $3 where organization_id = $1`,
  row: {},
});

export const claimDue = defineStatement({
  name: 'dialer.claim_due',
  text: `
    select contact_id from targets
    where organization_id = $1 and campaign_id = $2 and state = 'waiting' and next_at <= $3
    order by next_at, contact_id
    limit $4
    for update skip locked`,
  row: { contact_id: 'uuid' },
});

/** In one order everywhere, so that two batches with the same people never wait for each other. */
export const lockPersons = defineStatement({
  name: 'dialer.lock_persons',
  text: `
    select id from contacts
    where organization_id = $1 and id = any($2) order by id for no key update`,
  row: { id: 'uuid' },
});

export const lockNumbers = defineStatement({
  name: 'dialer.lock_numbers',
  text: `
    select id from phones
    where organization_id = $1 and e164 in (
      select phone.e164 from targets target
      join phones phone
        on phone.organization_id = target.organization_id and phone.id = target.phone_id
      where target.organization_id = $1 and target.campaign_id = $2 and target.contact_id = any($3))
    order by e164, id for no key update`,
  row: { id: 'uuid' },
});
