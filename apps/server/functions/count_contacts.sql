-- owner: ringfence_search
-- How many match in the organizations that a policy lets a search see: exactly up to ten thousand in
-- each, beyond it as many as the planner expects.
create or replace function count_contacts(filter jsonb, out people bigint, out is_exact boolean)
  language plpgsql security definer set search_path = public, pg_temp set random_page_cost = 1.1
as $$
declare
  most constant integer := 10000;
  asked record;
  counted bigint;
begin
  people := 0;
  is_exact := true;
  for asked in select matching.* from organizations home
    cross join lateral contacts_matching(filter, home.id, most) matching
  loop
    asked.taken := 'from contact_summaries summary where ' || asked.taken;
    execute format('select count(*) from (select %s limit %s) one', asked.taken, most + 1)
      into counted using asked.known;
    is_exact := is_exact and counted <= most;
    people := people + case when counted <= most then counted
      else greatest(counted, ask_planner(asked.taken, asked.known)) end;
  end loop;
end
$$;

revoke execute on function count_contacts from public;
grant execute on function count_contacts to ringfence_tenant, ringfence_super;
