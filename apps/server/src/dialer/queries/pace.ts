import { defineStatement } from '../../platform/database/statement.ts';

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
