-- Picking the next contacts of an order: by a walk along it, or by taking everybody who matches.

-- Whether `summary` is one of those who are searched: a name is read where it stands for sorting, or, if it
-- is too long for that, with the contact; those whom queries find are looked up. Null: nobody can be.
create function search_condition(filter jsonb, is_named boolean, found_by text[]) returns text
  language sql stable
as $$
  select nullif(concat_ws(' or ',
    case when is_named then name_condition(filter->>'query', $c$(' ' || summary.sort_name)$c$) end,
    case when is_named then format('octet_length(summary.sort_name) >= 100 and exists (
      select from contacts contact where contact.organization_id = summary.organization_id
        and contact.id = summary.contact_id and %s)', name_condition(filter->>'query', 'contact.search_name')) end,
    case when found_by <> '{}' then format('exists (select from (%s) found
      where found.organization_id = summary.organization_id and found.id = summary.contact_id)',
      array_to_string(found_by, ' union ')) end), '')
$$;

-- Whether `summary` is on the list, asked of each by itself: a walk ends before most of the list is read.
create or replace function membership_condition(filter jsonb) returns text
  language sql immutable
as $$
  select case when filter ? 'list_id' then format('exists (select from list_contacts member
    where member.organization_id = summary.organization_id and member.list_id = %L
      and member.contact_id = summary.contact_id offset 0)', filter->>'list_id') else 'true' end
$$;

-- A walk of so many steps along an order, as a query that ends with the last one who is needed: the order is
-- named wherever it is kept, so that nothing is sorted. What a search asks comes first, because names stand in
-- the index of an order; then the filters; then the list, if the walk is not
-- along it.
create function walk_query(filter jsonb, sort text, descending boolean, home uuid, part text, width integer,
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

-- How many people there are to walk along, how many of them match on the way, and how many are looked at to
-- take all who match: by what the planner knows, by how many have each word of a search, and by how many are
-- found by something else than a name.
create function expect_contacts(filter jsonb, home uuid, words bigint[], others numeric, out total numeric,
    out matching numeric, out looked_at numeric)
  language plpgsql
as $$
declare
  everybody text := format('from contact_summaries summary where summary.organization_id = %L', home);
  named numeric := 1;
  members numeric;
begin
  select greatest(planned.expected, 1) into total from ask_planner(everybody) planned;
  matching := total;
  if summary_conditions(filter) <> 'true' then
    select planned.expected into matching
      from ask_planner(format('%s and %s', everybody, summary_conditions(filter))) planned;
  end if;
  looked_at := matching;
  if filter ? 'list_id' then
    select planned.expected into members from ask_planner(format(
      'from list_contacts where organization_id = %L and list_id = %L', home, filter->>'list_id')) planned;
    matching := matching * members / total;
    looked_at := members;
  end if;
  if filter ? 'query' then
    -- As if words came together by chance.
    select exp(sum(ln(had / total))) into named from unnest(words) as had where are_had(words);
    looked_at := others + coalesce(named, 0) * total;
    matching := matching * least(looked_at / total, 1);
  end if;
end
$$;

-- How many queries find, counted no further than so many each.
create function count_found(found_by text[], most integer) returns numeric
  language plpgsql stable
as $$
declare
  found text;
  had integer;
  people numeric := 0;
begin
  foreach found in array found_by loop
    execute format('select count(*) from (select from (%s) found limit %s) counted', found, most) into had;
    people := people + had;
  end loop;
  return people;
end
$$;

-- An owner has to be allowed to create where it owns; it is not needed for anything else.
grant create on schema public to ringfence_search;
set local role ringfence_search;
-- The next contacts that match, after a place, in the order that is asked for; whoever has nothing to be
-- sorted by comes last in either direction. What is frequent is found by walking along the order, what is
-- rare by the index of what makes it rare. A short walk comes first, and tells how frequent it is; longer
-- ones follow while they cost less than to take everybody who matches and to sort them.
create or replace function pick_contacts(filter jsonb, sort text, descending boolean, after_key text,
    after_id uuid, most integer)
  returns table (organization_id uuid, id uuid, key text)
  -- Volatile, because nothing else may ask the planner what it expects. Pages are mostly in memory, where
  -- a jump costs little more than a step.
  language plpgsql security definer rows 50 set search_path = public, pg_temp set random_page_cost = 1.1
  set jit = off
as $$
declare
  short_walk constant integer := 2000;
  home uuid;
  direction text := case when descending then 'desc' else 'asc' end;
  place text := sort_place(sort);
  -- In microseconds a person, as measured.
  walking numeric := case when not filter ? 'query' then 1.2 + (filter ? 'list_id')::integer
    when sort = 'added' then 1.4 else 0.5 end;
  taking numeric := case when filter ? 'query' then 8 else 3 end;
  -- People of one name stand together in the order of names, and a walk may have to pass many others.
  spread numeric := case when filter ? 'query' and sort = 'name' then 16 else 1.5 end;
  -- Whom a search finds by something else than a name: taken beside the walk, or, if these are many, asked
  -- of on it.
  few_others constant integer := 10000;
  words bigint[] := '{}';
  found_by text[];
  others numeric := 0;
  searched text;
  beside text := '';
  matching text;
  part text;
  width integer;
  hits integer;
  needed numeric;
  total numeric;
  expected numeric;
  looked_at numeric;
  is_whole boolean;
  organizations uuid[];
  ids uuid[];
  keys text[];
  missing integer := most;
begin
  if searched_organizations('x') is null or place is null then
    return;
  end if;
  home := searched_home(filter);
  if filter ? 'list_id' and home is null then
    return;
  end if;
  if filter ? 'query' then
    words := count_words(filter->>'query', home);
    found_by := find_by_others(filter, home);
    others := count_found(found_by, few_others);
    searched := search_condition(filter, are_had(words),
      case when others < few_others then '{}' else found_by end);
  end if;
  if home is not null and filter ?| array['query', 'list_id'] then
    select told.* into total, expected, looked_at from expect_contacts(filter, home, words, others) told;
  end if;
  foreach part in array sort_parts(filter, sort, descending, after_key, after_id) loop
    is_whole := false;
    -- Where a walk is as dear as taking them all, these are taken.
    width := case when home is null or filter ? 'query' and searched is null
      or looked_at * taking < short_walk * walking then 0 else short_walk end;
    if filter ? 'query' and others < few_others then
      beside := format('union select summary.organization_id, summary.contact_id, %s %s and %s',
        place, summaries_found(found_by, filter, home), part);
    end if;
    while not is_whole and width > 0 loop
      execute format('with walked as materialized (%s)
        select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text), (select count(*) from walked)
        from (select * from (select * from walked %s) found
          order by found.key %s, found.contact_id %3$s limit %s) picked',
        walk_query(filter, sort, descending, home, part, width, searched, missing), beside, direction, missing)
        into organizations, ids, keys, hits;
      is_whole := hits = missing;
      if not is_whole then
        execute format('select count(*) < %s from (%s) walked', width,
          walk_query(case when sort = 'added' and filter ? 'list_id'
              then jsonb_build_object('list_id', filter->'list_id') else '{}' end,
            sort, descending, home, part, width, null, width)) into is_whole;
      end if;
      exit when is_whole;
      if total is null then
        select told.* into total, expected, looked_at from expect_contacts(filter, home, words, others) told;
      end if;
      needed := spread * missing
        * case when hits >= 5 then width::numeric / hits else total / greatest(expected, 1) end;
      exit when greatest(needed, 2 * width) * walking > looked_at * taking;
      -- It ends by itself with the last one who is needed, so it may go further than that is likely to be;
      -- and always further than the last, because the planner may know nothing yet of most people.
      width := greatest(4 * width, least(total, 3 * needed));
    end loop;
    if not is_whole and home is null and not filter ? 'query' then
      -- Across organizations each gives its first, and of these the first are taken.
      execute format('select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text)
        from (select picked.* from organizations organization cross join lateral (
            select summary.organization_id, summary.contact_id, %s as key from contact_summaries summary
            where summary.organization_id = organization.id and %s and %s
            order by %1$s %5$s, summary.contact_id %5$s limit %4$s) picked
          where organization.deleted_at is null
          order by picked.key %5$s, picked.contact_id %5$s limit %4$s) picked',
        place, part, summary_conditions(filter), missing, direction)
        into organizations, ids, keys;
    elsif not is_whole then
      matching := contacts_matching(filter, home);
      if sort = 'name' and are_had(words) and filter - array['query', 'numbers', 'last_four', 'at'] = '{}' then
        -- Of people of a name, only the first in its order are looked up.
        matching := summaries_found(found_by || format('(%s and %s and %s
          order by summary.sort_name %s, summary.contact_id %4$s limit %s)', find_by_name(filter, home),
          case when home is null then searched_organizations('contact.organization_id') else 'true' end,
          part, direction, missing), filter, home);
      end if;
      execute format('select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text)
        from (select * from (
            select summary.organization_id, summary.contact_id, %s as key %s and %s offset 0) picked
          order by picked.key %s, picked.contact_id %4$s limit %s) picked',
        place, matching, part, direction, missing)
        into organizations, ids, keys;
    end if;
    return query select * from unnest(organizations, ids, keys);
    missing := missing - coalesce(cardinality(ids), 0);
    exit when missing = 0;
  end loop;
end
$$;
reset role;
revoke create on schema public from ringfence_search;

drop function contact_likenesses;
