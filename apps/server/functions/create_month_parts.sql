-- The parts for a month, made ahead of it; what no part covers lands in the default part.
create or replace function create_month_parts(month timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  parent text;
  part text;
  beginning timestamptz := date_trunc('month', month, 'UTC');
begin
  -- Processes that start together make a part once.
  perform pg_advisory_xact_lock(hashtext('ringfence months'));
  foreach parent in array array['decisions', 'calls', 'carrier_events'] loop
    part := parent || to_char(beginning at time zone 'UTC', '_YYYY_MM');
    continue when to_regclass(part) is not null;
    execute format('create table %I partition of %I for values from (%L) to (%L)', part, parent,
      first_id_of(beginning), first_id_of(beginning + interval '1 month'));
    execute format('alter table %I enable row level security, force row level security', part);
  end loop;
end
$$;

revoke execute on function create_month_parts from public;
grant execute on function create_month_parts to ringfence_system;
