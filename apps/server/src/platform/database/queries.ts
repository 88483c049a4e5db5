import { defineStatement } from './statement.ts';

export const createMonthParts = defineStatement({
  name: 'database.create_month_parts',
  text: `
    select create_month_parts(now() + month * interval '1 month')::text as made
    from generate_series(0, 2) month`,
  row: { made: 'text' },
});

/**
 * Before a transaction that writes many rows: the checks of foreign keys keep the plan of their first
 * use, and one made for a nearly empty table reads all of it for every row.
 */
export const forgetPlans = defineStatement({
  name: 'database.forget_plans',
  text: 'discard plans',
  row: {},
});

export const readClock = defineStatement({
  name: 'database.read_clock',
  text: 'select clock_timestamp() as now',
  row: { now: 'timestamptz' },
});
