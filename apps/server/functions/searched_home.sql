-- The organization that is searched, where it is one: that of the transaction, or of the list.
create or replace function searched_home(filter jsonb) returns uuid
  language plpgsql stable
as $$
declare
  home uuid := current_organization_id();
begin
  if filter ? 'list_id' then
    execute format('select list.organization_id from lists list where list.id = %L and %s limit 1',
      filter->>'list_id', searched_organizations('list.organization_id')) into home;
  end if;
  return home;
end
$$;
