create or replace function analyse_import_people() returns boolean
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  lock table import_people in share update exclusive mode nowait;
  analyze import_people;
  return true;
exception when lock_not_available then
  return false;
end
$$;

revoke execute on function analyse_import_people from public;
grant execute on function analyse_import_people to ringfence_system;
