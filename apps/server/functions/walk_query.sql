-- A walk of so many steps along an order, as a query that ends with the last one who is needed: the order is
-- named wherever it is kept, so that nothing is sorted. What a search asks comes first, because names stand in
-- the index of an order; then the filters; then the list, if the walk is not
-- along it.
create or replace function walk_query(filter jsonb, sort text, descending boolean, home uuid, part text, width integer,
    searched text, most integer)
  returns text
  language plpgsql stable
as $$
declare
  direction text := case when descending then 'desc' else 'asc' end;
  is_along_list boolean := sort = 'added' and filter ? 'list_id';
  place text := case when is_along_list then 'member.contact_id' else sort_place(sort) end;
  steps text := format('select %s, %s as key from %s and %s order by %2$s %5$s, %6$s %5$s limit %7$s',
    case when searched is null then 'summary.*'
      else 'summary.organization_id, summary.contact_id, summary.sort_name' end,
    place,
    case when is_along_list then format('list_contacts member join contact_summaries summary
        on summary.organization_id = member.organization_id and summary.contact_id = member.contact_id
      where member.organization_id = %L and member.list_id = %L', home, filter->>'list_id')
      else format('contact_summaries summary where summary.organization_id = %L', home) end,
    case when is_along_list then replace(part, 'summary.contact_id', place) else part end, direction,
    case when is_along_list then place else 'summary.contact_id' end, width);
  asked_first text := format('select * from (%s) summary where %s
    order by summary.key %s, summary.contact_id %3$s', steps,
    coalesce(searched, summary_conditions(filter)), direction);
  found text := case when searched is null
    then format('(%s) summary', asked_first)
    else format('(%s) named cross join lateral (select * from contact_summaries summary
        where summary.organization_id = named.organization_id and summary.contact_id = named.contact_id
          and %s offset 0) summary', asked_first, summary_conditions(filter)) end;
begin
  return format('select %1$s.organization_id, %1$s.contact_id, %1$s.key from %2$s where %3$s
    order by %1$s.key %4$s, %1$s.contact_id %4$s limit %5$s',
    case when searched is null then 'summary' else 'named' end, found,
    case when is_along_list then 'true' else membership_condition(filter) end, direction, most);
end
$$;
