import { defineStatement } from '../../platform/database/statement.ts';

/** Counts one try, and begins a new window where the last one is over. */
export const countTry = defineStatement({
  name: 'auth.count_try',
  text: `
    insert into auth.rate_limits as counted (limit_name, subject_hash, window_started_at, hits)
    values ($1, $2, $3, 1)
    on conflict (limit_name, subject_hash) do update set
      hits = case when counted.window_started_at <= $4 then 1 else counted.hits + 1 end,
      window_started_at = case when counted.window_started_at <= $4 then $3
        else counted.window_started_at end
    returning hits, window_started_at`,
  row: { hits: 'int4', window_started_at: 'timestamptz' },
});

/** Takes one try back from each count. A count stays as long as its window. */
export const forgiveTries = defineStatement({
  name: 'auth.forgive_tries',
  text: `
    update auth.rate_limits set hits = hits - 1
    where hits > 1 and (limit_name, subject_hash) in (
      select limit_name, subject_hash
      from unnest($1::text[], $2::bytea[]) as tried (limit_name, subject_hash))`,
  row: {},
});

/** Those whose window is not over. */
export const findTries = defineStatement({
  name: 'auth.find_tries',
  text: `
    select limit_name, hits from auth.rate_limits
    where (limit_name, subject_hash) in (
      select limit_name, subject_hash
      from unnest($1::text[], $2::bytea[]) as tried (limit_name, subject_hash))
      and window_started_at > $3`,
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
