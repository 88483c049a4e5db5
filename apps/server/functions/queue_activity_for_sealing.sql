create or replace function queue_activity_for_sealing() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
begin
  insert into activity_unsealed (organization_id, entry_id) values (new.organization_id, new.id);
  return null;
end
$$;
