create or replace function raise_ledgers_of_co_debtors() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changed record;
begin
  for changed in
    select organization_id, array_agg(distinct contact_id) as people
    from learned where kind = 'bankruptcy' group by 1 order by 1
  loop
    perform raise_ledgers(changed.organization_id, array(
      select distinct stayed.contact_id from stayed_debts(changed.organization_id, changed.people) stayed));
  end loop;
  return null;
end
$$;
