-- Which organizations a search reaches, as a condition on the column that names them: the one that the
-- transaction was opened for, or all for a super administrator who names none. Null: none at all.
create or replace function searched_organizations(column_name text) returns text
  language sql stable
as $$
  select case
    when current_organization_id() is not null
      then format('%s = %L', column_name, current_organization_id())
    when is_super_administrator() and named_organization_id() is null
      then format('(select organizations.deleted_at is null from organizations
        where organizations.id = %s)', column_name)
  end
$$;
