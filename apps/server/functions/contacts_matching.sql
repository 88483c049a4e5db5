-- Everybody who matches, as what follows `select`: on `summary`, in no order.
create or replace function contacts_matching(filter jsonb, home uuid) returns text
  language plpgsql
as $$
declare
  members text := format('from list_contacts where organization_id = %L and list_id = %L', home,
    filter->>'list_id');
  few constant integer := 2000;
  expected numeric;
begin
  if filter ? 'query' then
    return summaries_found(find_by_others(filter, home) || case
      when are_had(count_words(filter->>'query', home)) then array[find_by_name(filter, home)]
      else '{}' end, filter, home);
  end if;
  if not filter ? 'list_id' then
    return format('from contact_summaries summary where %s and %s',
      case when home is null then searched_organizations('summary.organization_id')
        else format('summary.organization_id = %L', home) end, summary_conditions(filter));
  end if;
  select planned.expected into expected from ask_planner(members) planned;
  -- Where few are expected, each is looked up by itself. Of far more than the planner knows of, it would go
  -- through the same end of an order for every one of them.
  return format('from (select organization_id, contact_id %s) member %s where %s', members,
    case when expected < few then 'cross join lateral (select * from contact_summaries summary
        where summary.organization_id = member.organization_id
          and summary.contact_id = member.contact_id offset 0) summary'
      else 'join contact_summaries summary on summary.organization_id = member.organization_id
        and summary.contact_id = member.contact_id' end, summary_conditions(filter));
end
$$;
