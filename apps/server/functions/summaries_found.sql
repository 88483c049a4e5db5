-- Those whom queries find, as what follows `select`: on `summary`, in no order. "offset 0" has each looked up
-- by itself, because the planner expects far more of them than there are, and in the order of their ids, in
-- which the rows lie.
create or replace function summaries_found(found_by text[], filter jsonb, home uuid) returns text
  language sql stable
as $$
  select format('from (select * from (%s) found order by organization_id, id) found
    cross join lateral (select * from contact_summaries summary
      where summary.organization_id = found.organization_id and summary.contact_id = found.id
      offset 0) summary
    where %s and %s and %s',
    case when found_by = '{}' then 'select null::uuid as organization_id, null::uuid as id where false'
      else array_to_string(found_by, ' union ') end,
    case when home is null then searched_organizations('summary.organization_id')
      else format('summary.organization_id = %L', home) end,
    summary_conditions(filter), membership_condition(filter))
$$;
