create or replace function summarise_renamed_contacts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in
    select learned.organization_id, array_agg(learned.id) as people from learned
    join forgotten on forgotten.organization_id = learned.organization_id and forgotten.id = learned.id
    where forgotten.full_name <> learned.full_name group by 1 order by 1
  loop
    perform summarise_contacts(changed.organization_id, changed.people);
  end loop;
  return null;
end
$$;
