create or replace function quarter_of(moment timestamptz) returns timestamptz
  language sql immutable parallel safe
as $$
  select date_bin('15 minutes', moment, '2000-01-01T00:00:00Z')
$$;
