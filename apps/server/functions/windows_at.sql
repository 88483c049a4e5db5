-- Of each shape the window that is open at a moment, or else the next one; they are kept in order.
-- None where all have passed, which says nothing of the next: these people are about to be judged.
create or replace function windows_at(moment timestamptz) returns table (organization_id uuid,
    shape_id uuid, opens_at timestamptz, closes_at timestamptz, deferred_by text)
  language sql stable as $$
  select shape.organization_id, shape.id, opens_at[nth], closes_at[nth], deferred_by[nth]
  from callable_shapes shape, lateral (select width_bucket(moment, closes_at) + 1) next (nth)
  where nth <= cardinality(closes_at)
$$;
