-- owner: ringfence_search
-- The next contacts that match, after a place in an order, of the organizations that a policy lets
-- searches see. Who has nothing to be sorted by comes last. A walk goes no further than `bound`.
create or replace function pick_contacts(filter jsonb, sort text, descending boolean,
    after_key text, after_id uuid, most integer, bound integer default 25000)
  returns table (organization_id uuid, id uuid, key text)
  language plpgsql security definer rows 50 set search_path = public, pg_temp
  set random_page_cost = 1.1 set jit = off set constraint_exclusion = on as $$
begin
  return query execute format('select home.id, picked.id, picked.key from organizations home
    cross join lateral pick_of_organization(home.id, $1, $2, $3, $4, $5, $6, $7) picked
    order by picked.key::%s %s nulls last, picked.id %2$s limit $6', case sort
      when 'added' then 'uuid' when 'name' then 'text collate "C"' when 'balance' then 'bigint'
      when 'oldest_debt' then 'date' else 'timestamptz' end,
    case when descending then 'desc' else 'asc' end)
    using filter, sort, descending, after_key, after_id, most, bound;
end
$$;
revoke execute on function pick_contacts from public;
grant execute on function pick_contacts to ringfence_tenant, ringfence_super;
