-- owner: ringfence_search
-- The next contacts that match, after a place: by when people can next be called, or by a column.
create or replace function pick_contacts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid,
    most integer)
  returns table (organization_id uuid, id uuid, key text)
  language plpgsql security definer rows 50
  set search_path = public, pg_temp set random_page_cost = 1.1 set jit = off
as $$
begin
  if sort <> 'next_call' then
    return query select * from pick_by_column(filter, sort, descending, after_key, after_id, most);
  elsif searched_organizations('x') is not null
    and not (filter ? 'list_id' and searched_home(filter) is null) then
    return query select * from pick_by_next_call(filter, descending, after_key, after_id, most);
  end if;
end
$$;

revoke execute on function pick_contacts from public;
grant execute on function pick_contacts to ringfence_tenant, ringfence_super;
