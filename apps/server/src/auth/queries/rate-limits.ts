import { defineStatement } from '../../platform/database/statement.ts';

/** Counts one try for each subject, and begins a new window where the last one is over. */
export const countTries = defineStatement({
  name: 'auth.count_tries',
  text: `
    insert into auth.rate_limits as counted (limit_name, subject_hash, window_started_at, hits)
    select limit_name, subject_hash, $3::timestamptz, 1
    from unnest($1::text[], $2::bytea[]) as tried (limit_name, subject_hash)
    on conflict (limit_name, subject_hash) do update set
      hits = case when counted.window_started_at <= $4::timestamptz then 1 else counted.hits + 1 end,
      window_started_at = case when counted.window_started_at <= $4::timestamptz then $3::timestamptz
        else counted.window_started_at end
    returning limit_name, hits`,
  row: { limit_name: 'text', hits: 'int4' },
});

/** A few at a time, so that no request pays for all of them. */
export const deleteStaleCounts = defineStatement({
  name: 'auth.delete_stale_counts',
  text: `
    delete from auth.rate_limits
    where (limit_name, subject_hash) in (
      select limit_name, subject_hash from auth.rate_limits
      where window_started_at < $1
      order by window_started_at limit 20
      for update skip locked)`,
  row: {},
});
