import { defineStatement } from '../../platform/database/statement.ts';

/**
 * An id says when its call was reserved, so a month is a range of ids, and each reads the one part
 * of the table that holds it. Only what the carrier was asked to do counts. Carriers charge for every
 * minute that has begun, so an answered call has one at least.
 */
export const sumMonths = defineStatement({
  name: 'usage.sum_months',
  text: `
    select to_char(month.beginning at time zone 'UTC', 'YYYY-MM') as month, used.calls, used.minutes
    from (
      select date_trunc('month', $1::timestamptz, 'UTC') at time zone 'UTC'
          - ago * interval '1 month' as local
      from generate_series(0, $2::int - 1) as ago) as calendar
    cross join lateral (
      select calendar.local at time zone 'UTC' as beginning,
        (calendar.local + interval '1 month') at time zone 'UTC' as ending) as month
    cross join lateral (
      select count(*) as calls,
        coalesce(sum(greatest(ceil(talk_seconds / 60.0), 1)) filter (
          where answered_at is not null and talk_seconds is not null), 0)::bigint as minutes
      from calls_now
      where organization_id = current_organization_id() and placing_at is not null
        and id >= first_id_of(month.beginning) and id < first_id_of(month.ending)) as used
    order by month.beginning desc`,
  row: { month: 'text', calls: 'int8', minutes: 'int8' },
});
