create or replace function date_phone_states()
  returns trigger
  language plpgsql
  security definer
  set search_path = public, pg_temp
as $$
begin
  insert into phone_states (organization_id, phone_id, before, state, import_id)
  select learned.organization_id, learned.id, forgotten.state, learned.state,
    nullif(current_setting('ringfence.storing_import', true), '')::uuid
  from learned
  join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
  where learned.state <> forgotten.state;
  return null;
end
$$;
