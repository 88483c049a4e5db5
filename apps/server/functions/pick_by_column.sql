-- owner: ringfence_search
-- The next contacts that match, after a place, in the order that is asked for; people without anything to be
-- sorted by come last in either direction. What is frequent is found by walking along the order, what is
-- rare by the index of what makes it rare. A short walk comes first, and shows how frequent it is; longer
-- ones follow while they cost less than to take everybody who matches and to sort them.
create or replace function pick_by_column(filter jsonb, sort text, descending boolean, after_key text,
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
  -- Whom a search finds by something else than a name: taken beside the walk, or, if these are many, looked
  -- for on it.
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
    select guess.* into total, expected, looked_at from expect_contacts(filter, home, words, others) guess;
  end if;
  foreach part in array sort_parts(filter, sort, descending, after_key, after_id) loop
    is_whole := false;
    -- Where a walk is as costly as taking them all, these are taken.
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
        select guess.* into total, expected, looked_at from expect_contacts(filter, home, words, others) guess;
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

revoke execute on function pick_by_column from public;
