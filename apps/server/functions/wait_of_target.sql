-- As `findWait` of the domain says it for one person; null for those who only wait for their turn. Without coalesce, which
-- a planner takes for leaky under row-level security: it would not look it up in the index.
create or replace function wait_of_target(next_at timestamptz, not_before timestamptz, moved_to timestamptz, hour_at timestamptz,
  verdict text, held_by text) returns text
  language sql immutable parallel safe
  as $$
    select case when next_at <= moved_to then 'chosen_time'
      when next_at = hour_at then 'best_hour'
      when verdict = 'defer' and (not_before is null or next_at > not_before)
        then case when held_by is null then 'lawful_time' else held_by end
      when not_before is not null then 'retry' end
  $$;
