-- owner: ringfence_search
-- How many match: exactly up to ten thousand in an organization, beyond it as the planner expects.
create or replace function count_contacts(filter jsonb, out people bigint, out is_exact boolean)
  language plpgsql security definer set search_path = public, pg_temp
  set random_page_cost = 1.1 as $$
declare
  asked record;
  counted bigint;
begin
  people := 0;
  is_exact := true;
  for asked in select matching.* from organizations home
      cross join lateral contacts_matching(filter, home.id, 10000) matching loop
    asked.taken := 'from contact_summaries summary where ' || asked.taken;
    execute format('select count(*) from (select %s limit 10001) one', asked.taken) into counted;
    is_exact := is_exact and counted <= 10000;
    people := people + case when counted <= 10000 then counted
      else greatest(counted, ask_planner(asked.taken)) end;
  end loop;
end
$$;
revoke execute on function count_contacts from public;
grant execute on function count_contacts to ringfence_tenant, ringfence_super;
