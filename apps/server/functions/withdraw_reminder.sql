-- However a promise ends, nobody is reminded of it any more.
create or replace function withdraw_reminder() returns trigger
  language plpgsql
  set search_path to 'public', 'pg_temp'
as $$
begin
  new.reminder_state := 'withdrawn';
  return new;
end
$$;
