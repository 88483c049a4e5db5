create or replace function summarise_new_contacts() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  if summaries_wait() then
    return null;
  end if;
  for changed in select organization_id, array_agg(id) as people from learned group by 1 order by 1 loop
    perform summarise_contacts(changed.organization_id, changed.people);
  end loop;
  return null;
end
$$;
