import { defineStatement } from './statement.ts';

export const createMonthParts = defineStatement({
  name: 'database.create_month_parts',
  text: `
    select create_month_parts(now() + month * interval '1 month')::text as made
    from generate_series(0, 2) month`,
  row: { made: 'text' },
});
