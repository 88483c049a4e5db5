create or replace function end_availability() returns trigger
  language plpgsql
  security definer
  set search_path to 'public', 'pg_temp'
as $$
begin
  delete from available_members where session_id = old.id;
  return null;
end
$$;
