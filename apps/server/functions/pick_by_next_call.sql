-- By when people can next be called. Where few match, they are taken and sorted; else the shapes are gone through in
-- the order of their windows, and each gives its first.
create or replace function pick_by_next_call(filter jsonb, descending boolean, after_key text, after_id uuid,
    most integer, few integer default 20000)
  returns table (organization_id uuid, id uuid, key text)
  language plpgsql stable
as $$
declare
  home uuid := searched_home(filter);
  direction text := case when descending then 'desc' else 'asc' end;
  beyond text := case when descending then '<' else '>' end;
  after text := case when after_id is null then 'true'
    when after_key is null
      then format('next.opens_at is null and summary.contact_id %s %L', beyond, after_id)
    else format('(next.opens_at is null or (next.opens_at, summary.contact_id) %s (%L, %L))', beyond,
      after_key, after_id) end;
  reached text := case when home is null then searched_organizations('summary.organization_id')
    else format('summary.organization_id = %L', home) end;
  wanted text := format('%s and %s and %s', reached, summary_conditions(filter), membership_condition(filter));
  expected numeric := 0;
  found integer;
begin
  if not filter ? 'query' then
    select planned.expected into expected from ask_planner(contacts_matching(filter, home)) planned;
  end if;
  if expected < few then
    return query execute format('select summary.organization_id, summary.contact_id, next.opens_at::text
      from (select summary.organization_id, summary.contact_id, summary.shape_id %s offset 0) summary
      left join windows_at(%L) next on next.organization_id = summary.organization_id
        and next.shape_id = summary.shape_id
      where %s order by next.opens_at %s nulls last, summary.contact_id %4$s limit %5$s',
      contacts_matching(filter, home), filter->>'at', after, direction, most);
    return;
  end if;
  if after_id is null or after_key is not null then
    return query execute format('select summary.organization_id, summary.contact_id, next.opens_at::text
      from (select standing.* from windows_at(%L) standing where %s and %s
        order by standing.opens_at %s offset 0) next
      cross join lateral (
        select summary.organization_id, summary.contact_id from contact_summaries summary
        where summary.organization_id = next.organization_id and summary.shape_id = next.shape_id
          and %s and %s
        order by summary.contact_id %4$s limit %7$s) summary
      order by next.opens_at %4$s, summary.contact_id %4$s limit %7$s', filter->>'at',
      case when home is null then 'true' else format('standing.organization_id = %L', home) end,
      case when after_key is null then 'true'
        else format('standing.opens_at %s= %L::timestamptz', beyond, after_key) end,
      direction, wanted,
      -- By the key of the index: a page deep in a large shape begins where the last one ended.
      case when after_key is null then 'true'
        else format('summary.contact_id %s case when next.opens_at = %L::timestamptz then %L::uuid else %L::uuid end',
          beyond, after_key, after_id,
          case when descending then 'ffffffff-ffff-ffff-ffff-ffffffffffff'
            else '00000000-0000-0000-0000-000000000000' end) end, most);
    get diagnostics found = row_count;
    most := most - found;
  end if;
  -- Who cannot be called at all, or has not been judged, comes last in either direction.
  return query execute format('select summary.organization_id, summary.contact_id, null::text
    from (
      select summary.* from callable_shapes shape
      cross join lateral (
        select summary.organization_id, summary.contact_id from contact_summaries summary
        where summary.organization_id = shape.organization_id and summary.shape_id = shape.id
          and %1$s and %2$s
        order by summary.contact_id %3$s limit %4$s) summary
      where not exists (select from unnest(shape.closes_at) closes_at where closes_at > %5$L) and %6$s
      union all
      (select summary.organization_id, summary.contact_id from contact_summaries summary
       where summary.shape_id is null and %1$s and %2$s
       order by summary.contact_id %3$s limit %4$s)) summary
    order by summary.contact_id %3$s limit %4$s', wanted,
    case when after_id is null or after_key is not null then 'true'
      else format('summary.contact_id %s %L', beyond, after_id) end,
    direction, most, filter->>'at',
    case when home is null then 'true' else format('shape.organization_id = %L', home) end);
end
$$;
