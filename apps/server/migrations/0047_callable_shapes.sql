-- When somebody can be called is the same for many: everybody of a place whom nothing else holds back. It is kept once
-- as a shape, with its windows for the next days, and a person points to one. Closing time changes nobody's row.
create table callable_shapes (
  organization_id uuid not null references organizations (id),
  id uuid not null default new_id(),
  -- One entry for each window, in their order. Who could be called when they were judged has `-infinity` first.
  opens_at timestamptz(3)[] not null,
  closes_at timestamptz(3)[] not null check (cardinality(closes_at) = cardinality(opens_at)),
  -- The rule by which people wait until each opens.
  deferred_by text[] not null check (cardinality(deferred_by) = cardinality(opens_at)),
  -- Where there is no window: the rule that forbids calls.
  blocked_by text check (blocked_by is null or cardinality(opens_at) = 0),
  primary key (organization_id, id),
  unique nulls not distinct (organization_id, opens_at, closes_at, deferred_by, blocked_by)
);
alter table callable_shapes enable row level security, force row level security;
create policy everything_for_system on callable_shapes to ringfence_system using (true);
create policy everything_for_search on callable_shapes for select to ringfence_search using (true);
create policy rows_of_tenant on callable_shapes to ringfence_tenant
  using (organization_id = (select current_organization_id()));
create policy rows_for_super on callable_shapes to ringfence_super
  using (case when (select named_organization_id()) is null then true
    else organization_id = (select named_organization_id()) end)
  with check (organization_id = (select named_organization_id()));
grant select, insert, delete on callable_shapes to ringfence_system;
grant select on callable_shapes to ringfence_tenant, ringfence_super, ringfence_search;

-- Of each shape the window that is open at a moment, or else the next one. None where all have passed, which says
-- nothing of the next: these people are about to be judged.
create function windows_at(moment timestamptz)
  returns table (organization_id uuid, shape_id uuid, opens_at timestamptz, closes_at timestamptz,
    deferred_by text)
  language sql stable
as $$
  select shape.organization_id, shape.id, next.opens_at, next.closes_at, next.deferred_by
  from callable_shapes shape
  cross join lateral (
    select each.* from unnest(shape.opens_at, shape.closes_at, shape.deferred_by)
      as each (opens_at, closes_at, deferred_by)
    where each.closes_at > moment
    order by each.closes_at limit 1) next
$$;

drop index contact_summaries_by_next_call;
alter table contact_summaries drop column callable_from, drop column callable_until,
  drop column blocked_by, drop column judged_version,
  add column shape_id uuid,
  add foreign key (organization_id, shape_id) references callable_shapes (organization_id, id);
-- Everybody is judged once more.
update contact_summaries set judge_at = '-infinity' where judge_at > '-infinity';
create index contact_summaries_by_shape on contact_summaries (organization_id, shape_id, contact_id);

create or replace function sort_place(sort text)
  returns text
  language sql
  immutable
as $$
  select case sort when 'added' then 'summary.contact_id' when 'name' then 'summary.sort_name'
    when 'balance' then '(case when summary.open_debts > 0 then summary.balance_minor end)'
    when 'oldest_debt' then 'summary.oldest_debt_on' when 'last_call' then 'summary.last_called_at' end
$$;

create or replace function sort_range(filter jsonb, sort text, OUT keyed text, OUT may_lack boolean)
  returns record
  language plpgsql
  stable
as $$
declare
  place text := sort_place(sort);
  states text[] := array(select jsonb_array_elements_text(filter->'states'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  settled constant text[] := array['paid', 'recalled', 'closed'];
  is_settled boolean := filter ? 'states' and states <@ settled;
  owes boolean := filter ? 'states' and not states && settled
    or (filter->>'balance_from')::bigint > 0 or filter ? 'currency';
  bounds text[] := '{}';
begin
  keyed := 'true';
  may_lack := sort not in ('added', 'name');
  case sort
    when 'balance' then
      may_lack := not coalesce(owes, false);
      bounds := array[
        case when (filter->>'balance_from')::bigint > 0
          then format('%s >= %L::bigint', place, filter->>'balance_from') end,
        case when filter ? 'balance_to' then format('%s <= %L::bigint', place, filter->>'balance_to') end,
        case when is_settled then 'false' end];
    when 'oldest_debt' then
      may_lack := not (filter ? 'opened_from' or filter ? 'opened_to');
      bounds := array[
        case when filter ? 'opened_from' then format('%s >= %L::date', place, filter->>'opened_from') end,
        case when filter ? 'opened_to' then format('%s <= %L::date', place, filter->>'opened_to') end,
        case when is_settled then 'false' end];
    when 'last_call' then
      may_lack := not filter ? 'outcomes' or 'none' = any(outcomes);
      bounds := array[case when outcomes = array['none'] then 'false' end];
    else null;
  end case;
  keyed := coalesce(array_to_string(array_remove(bounds, null), ' and '), '');
  keyed := case when keyed = '' then 'true' else keyed end;
end
$$;

create or replace function summary_conditions(filter jsonb)
  returns text
  language plpgsql
  stable
as $$
declare
  states text[] := array(select jsonb_array_elements_text(filter->'states'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  owed text := sort_place('balance');
begin
  return (select coalesce(string_agg(condition, ' and '), 'true') from (values
    (case when filter ? 'states' then format('summary.state = any(%L::text[])', states) end),
    (case when not filter ? 'outcomes' then null
      when outcomes = array['none'] then 'summary.last_called_at is null'
      when 'none' = any(outcomes)
        then format('(summary.last_called_at is null or summary.last_outcome = any(%L::text[]))', outcomes)
      else format('summary.last_called_at is not null and summary.last_outcome = any(%L::text[])',
        outcomes) end),
    (case when filter ? 'currency' then format('summary.currency = %L', filter->>'currency') end),
    (case when (filter->>'balance_from')::bigint > 0
      then format('%s >= %L::bigint', owed, filter->>'balance_from') end),
    (case when filter ? 'balance_to' then case when (filter->>'balance_from')::bigint > 0
      then format('%s <= %L::bigint', owed, filter->>'balance_to')
      else format('(%s <= %L::bigint or %1$s is null)', owed, filter->>'balance_to') end end),
    (case when filter ? 'opened_from'
      then format('summary.oldest_debt_on >= %L::date', filter->>'opened_from') end),
    (case when filter ? 'opened_to'
      then format('summary.oldest_debt_on <= %L::date', filter->>'opened_to') end),
    (case when filter ? 'zone' then format('summary.zone = %L', filter->>'zone') end),
    (case filter->>'promised' when 'true' then 'summary.has_promise'
      when 'false' then 'not summary.has_promise' end),
    (case filter->>'suppressed' when 'true' then 'summary.is_suppressed'
      when 'false' then 'not summary.is_suppressed' end),
    (case when filter->>'callable' = 'never'
        then 'summary.shape_id in (select shape.id from callable_shapes shape where shape.closes_at = ''{}'')'
      when filter ? 'callable' then format('summary.shape_id in (select standing.shape_id
        from windows_at(%L) standing where %s and standing.opens_at %s %1$L::timestamptz)', filter->>'at',
        case when current_organization_id() is null then 'true'
          else format('standing.organization_id = %L', current_organization_id()) end,
        case filter->>'callable' when 'now' then '<=' else '>' end) end)
  ) as told (condition));
end
$$;

-- By when people can next be called. Where few match, they are taken and sorted; else the shapes are gone through in
-- the order of their windows, and each gives its first.
create function pick_by_next_call(filter jsonb, descending boolean, after_key text, after_id uuid,
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

-- An owner has to be allowed to create where it owns; it is not needed for anything else.
grant create on schema public to ringfence_search;
set local role ringfence_search;
alter function pick_contacts(jsonb, text, boolean, text, uuid, integer) rename to pick_by_column;
create function pick_contacts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid,
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
revoke execute on function pick_contacts(jsonb, text, boolean, text, uuid, integer) from public;
revoke execute on function pick_by_column(jsonb, text, boolean, text, uuid, integer)
  from ringfence_tenant, ringfence_super;
grant execute on function pick_contacts(jsonb, text, boolean, text, uuid, integer)
  to ringfence_tenant, ringfence_super;
reset role;
revoke create on schema public from ringfence_search;
