-- owner: ringfence_search
-- Lists or campaigns with these words in their name, newest first.
create or replace function find_named(kind text, query text, most integer)
  returns table (organization_id uuid, id uuid)
  language plpgsql stable security definer rows 10 set search_path = public, pg_temp
as $$
declare
  reached text := searched_organizations('thing.organization_id');
  named text;
begin
  if kind not in ('lists', 'campaigns') then
    raise exception 'nothing is found by name among %', kind;
  end if;
  select string_agg(format('search_text(thing.name) like %L', pattern), ' and ')
    into named from search_patterns(query) as pattern;
  if reached is null or named is null then
    return;
  end if;
  return query execute format('select thing.organization_id, thing.id from %I thing
    where %s and %s order by thing.id desc limit %s',
    kind, reached, named, most);
end
$$;

revoke execute on function find_named from public;
grant execute on function find_named to ringfence_tenant, ringfence_super;
