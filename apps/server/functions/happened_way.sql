-- The way that walks only such calls.
create or replace function happened_way(filter jsonb) returns text language sql immutable as $$
  select case filter->>'happened'
    when 'abandoned' then format('call.organization_id = %L and %s', filter->>'home', happened_condition(filter))
    when 'nobody_free' then 'nobody_free' end
$$;
