create or replace function raise_ledger_versions_of_persons() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)));
  end loop;
  return null;
end
$$;
