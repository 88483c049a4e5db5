-- Nobody joins a deleted organization, whichever way. This runs after the check of the foreign key,
-- which waits for a deletion that is under way.
create or replace function refuse_deleted_organization() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  if exists (select from organizations
    where id = new.organization_id and deleted_at is not null) then
    raise exception 'nobody joins a deleted organization' using errcode = 'foreign_key_violation';
  end if;
  return null;
end
$$;
