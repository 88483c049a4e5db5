-- Of each shape the window that is open at a moment, or else the next one. None where all have passed, which says
-- nothing of the next: these people are about to be judged.
create or replace function windows_at(moment timestamptz)
  returns table (organization_id uuid, shape_id uuid, opens_at timestamptz, closes_at timestamptz,
    deferred_by text)
  language sql stable
as $$
  select shape.organization_id, shape.id, next.opens_at, next.closes_at, next.deferred_by
  from callable_shapes shape
  cross join lateral (
    select each.* from unnest(shape.opens_at, shape.closes_at, shape.deferred_by)
      as each (opens_at, closes_at, deferred_by)
    where each.closes_at > moment
    order by each.closes_at limit 1) next
$$;
