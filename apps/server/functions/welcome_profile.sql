-- Every profile starts with two, whichever way it came to be.
create or replace function welcome_profile() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into notifications (user_id, kind) values (new.id, 'first_steps'), (new.id, 'welcome');
  return null;
end
$$;
