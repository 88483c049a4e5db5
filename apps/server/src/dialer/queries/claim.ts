import { defineStatement } from '../../platform/database/statement.ts';

/**
 * What the account's pace leaves at this moment, on the database's clock, so that it is exact whatever
 * the workers' clocks say: what a slot of 100 ms grants, and at least one call, stays over for the
 * next. Its lock is held to the end of the transaction; a worker that finds it taken comes again.
 */
export const openBudget = defineStatement({
  name: 'dialer.open_budget',
  text: `
    select granted::bigint as granted,
      greatest(case when budget.calls_per_second = $2 then budget.position else 0 end,
        granted - greatest(1, ceil($2::numeric / 10)))::bigint as position,
      (select count(*) from calls call
       where call.carrier = $3 and call.state <> 'ended') as under_way
    from floor(floor(extract(epoch from clock_timestamp()) * 10 + 1) * $2::numeric / 10) as granted,
      (select calls_per_second, position from dial_budgets
       where account = $1 for update skip locked) budget`,
  row: { granted: 'int8', position: 'int8', under_way: 'int8' },
});

export const spendBudget = defineStatement({
  name: 'dialer.spend_budget',
  text: `update dial_budgets set position = $2, calls_per_second = $3 where account = $1`,
  row: {},
});

export const claimDue = defineStatement({
  name: 'dialer.claim_due',
  text: `
    select contact_id from targets target
    where organization_id = $1 and campaign_id = $2 and state = 'waiting' and next_at <= $3
      and not exists (select from calls call
        where call.organization_id = $1 and call.contact_id = target.contact_id
          and call.state <> 'ended')
    order by next_at, contact_id
    limit $4
    for update skip locked`,
  row: { contact_id: 'uuid' },
});

/**
 * Whoever is locked by another is left for the next round: nobody waits, so nobody deadlocks. Contacts that
 * are one human are locked together, and one of them at a time is called: else two workers could both spend
 * what the law allows the human.
 */
export const lockPersons = defineStatement({
  name: 'dialer.lock_persons',
  text: `
    with asked as materialized (
      select id, nth from unnest($2::uuid[]) with ordinality as due (id, nth)
    ), linked as materialized (
      select contact_id, linked_id from linked_contacts($1, $2)
    ), locked as materialized (
      select id from contacts
      where organization_id = $1
        and id = any(array(select id from asked union select linked_id from linked))
      order by id for no key update skip locked
    )
    select asked.id from asked
    where asked.id in (select id from locked)
      and not exists (select from linked left join asked earlier on earlier.id = linked.linked_id
        where linked.contact_id = asked.id
          and (linked.linked_id not in (select id from locked) or earlier.nth < asked.nth))`,
  row: { id: 'uuid' },
});

/**
 * A number may belong to several people, so each is locked by itself, in one order: which one is called is
 * not known before the facts are, and those are read after the locks. Answers those people of whom a number
 * is another's at this moment: they are left for the next round.
 */
export const lockNumbers = defineStatement({
  name: 'dialer.lock_numbers',
  text: `
    select distinct locked.contact_id
    from (
      select number.contact_id,
        pg_try_advisory_xact_lock(hashtextextended(concat($1::text, number.e164), 0)) as is_ours
      from (select contact_id, e164 from phones
            where organization_id = $1 and contact_id = any($2)
            order by e164, contact_id) number
      offset 0) locked
    where not locked.is_ours`,
  row: { contact_id: 'uuid' },
});
