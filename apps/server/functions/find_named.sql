-- owner: ringfence_search
-- Lists or campaigns with these words in their name, newest first.
create or replace function find_named(kind text, query text, most integer)
  returns table (organization_id uuid, id uuid)
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
as $$
declare
  named text := name_condition(query, 'search_text(thing.name)');
begin
  if kind not in ('lists', 'campaigns') then
    raise exception 'nothing is found by name among %', kind;
  end if;
  return query execute format('select thing.organization_id, thing.id from %I thing
    where thing.organization_id in (select organizations.id from organizations) and %s
    order by thing.id desc limit %s', kind, coalesce(named, 'false'), most);
end
$$;

revoke execute on function find_named from public;
grant execute on function find_named to ringfence_tenant, ringfence_super;
