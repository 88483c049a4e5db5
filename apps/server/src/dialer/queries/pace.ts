import { defineStatement } from '../../platform/database/statement.ts';

/**
 * The account's row, held to the end of the transaction, which is short; a worker that finds it
 * taken comes again. In a statement of its own, so that the next one sees what was spent and
 * placed under the lock before.
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
 * What the account's pace leaves at this moment, on the database's clock, whatever the workers'
 * clocks say. It is granted in slots of 20 ms. What nobody took stays over for 80 ms, or for
 * 250 ms while calls go out, and is made up for with a tenth of a second at once. In no second is
 * more leased than the pace, or one call more where it is slow. How many calls are under way is
 * counted four times a second, and in between only added to, so that there are never too many.
 */
export const openBudget = defineStatement({
  name: 'dialer.open_budget',
  text: `
    select granted::bigint as granted,
      greatest(case when budget.calls_per_second = $2 then budget.position else 0 end, granted
        - greatest(1, floor($2 * case when leased > 0 then 0.25 else 0.08 end)))::bigint as position,
      least(ceil($2 * 0.1), $2 + ($2 < 100)::integer - leased)::integer as most,
      case when is_counted then budget.under_way
        else count_calls_of_account($1) end as under_way,
      is_counted
    from floor(floor(extract(epoch from clock_timestamp()) * 50 + 1) * $2::numeric / 50) as granted,
      (select calls_per_second, position, under_way,
         counted_at > clock_timestamp() - interval '250 milliseconds' as is_counted,
         (select coalesce(sum(calls), 0) from unnest(leased_at, leased) as lease (at, calls)
          where at > clock_timestamp() - interval '1 second') as leased
       from dial_budgets where account_id = $1) budget`,
  row: { granted: 'int8', position: 'int8', most: 'int4', under_way: 'int4', is_counted: 'bool' },
});

export const spendBudget = defineStatement({
  name: 'dialer.spend_budget',
  text: `
    update dial_budgets set position = $2, calls_per_second = $3, under_way = $4,
      counted_at = case when $5::boolean then counted_at else clock_timestamp() end,
      (leased_at, leased) = (select array_agg(at), array_agg(calls)
        from unnest(leased_at || clock_timestamp(), leased || $6::integer) as lease (at, calls)
        where at > clock_timestamp() - interval '1 second')
    where account_id = $1`,
  row: {},
});
