-- owner: ringfence_search
-- How many match: exactly up to ten thousand, and beyond it as many as the planner expects.
create or replace function count_contacts(filter jsonb, out people bigint, out is_exact boolean)
  language plpgsql security definer set search_path = public, pg_temp set random_page_cost = 1.1
as $$
declare
  most_counted constant integer := 10000;
  home uuid;
  matching text;
begin
  people := 0;
  is_exact := true;
  if searched_organizations('x') is null then
    return;
  end if;
  home := searched_home(filter);
  if filter ? 'list_id' and home is null then
    return;
  end if;
  matching := contacts_matching(filter, home);
  execute format('select count(*) from (select %s limit %s) counted', matching, most_counted + 1)
    into people;
  if people > most_counted then
    -- The planner takes half of all organizations for deleted, of which hardly any is.
    people := greatest(people, (select expected from ask_planner(case when home is null
      then replace(matching, searched_organizations('summary.organization_id'), 'true')
      else matching end))::bigint);
    is_exact := false;
  end if;
end
$$;

revoke execute on function count_contacts from public;
grant execute on function count_contacts to ringfence_tenant, ringfence_super;
