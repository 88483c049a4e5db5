-- With every contact of the same human, and all who share a number: they share what was learned of it.
create or replace function raise_ledger_versions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people, array_agg(distinct e164) as numbers
    from learned group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select unnest(changed.people)
      union
      select linked_id from linked_contacts(changed.organization_id, changed.people)
      union
      select phone.contact_id from phones phone
      where phone.organization_id = changed.organization_id and phone.e164 = any(changed.numbers)));
  end loop;
  return null;
end
$$;
