-- The planner knows nothing of what was written a moment ago, and a plan for a few rows takes hours for a
-- million. The first who looks holds the table against the next who looks until the upload is committed: an
-- upload of another organization does not wait for that, and hears that nothing is known (false).
create or replace function analyse_import_rows() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  lock table import_rows in share update exclusive mode nowait;
  analyze import_rows;
  return true;
exception when lock_not_available then
  return false;
end
$$;

revoke execute on function analyse_import_rows from public;
grant execute on function analyse_import_rows to ringfence_system;
