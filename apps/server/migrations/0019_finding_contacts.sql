-- Finding contacts among millions: by words, numbers, references and addresses, under every filter and in
-- every order.

-- People know the beginning of an address by heart, and nobody its middle.
create index contacts_by_email on contacts (organization_id, lower(email) collate "C")
  where email is not null;
create index contacts_by_email_across on contacts (lower(email) collate "C") where email is not null;
create policy everything_for_search on contact_summaries for select to ringfence_search using (true);
grant select on contact_summaries to ringfence_search;
grant select (email) on contacts to ringfence_search;
grant select (organization_id, word, people) on search_words to ringfence_search;

-- The conditions of a filter on `summary`, each of them in a form that an index can be entered by.
create function summary_conditions(filter jsonb) returns text
  language plpgsql stable
as $$
declare
  states text[] := array(select jsonb_array_elements_text(filter->'states'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
begin
  return (select coalesce(string_agg(condition, ' and '), 'true') from (values
    (case when filter ? 'states' then format('summary.state = any(%L::text[])', states) end),
    -- Whoever owes nothing any more stands at one end of these orders.
    (case when filter ? 'states' and states <@ array['paid', 'recalled', 'closed']
      then 'summary.balance_minor = 0 and summary.oldest_debt_on is null' end),
    (case when not filter ? 'outcomes' then null
      when outcomes = array['none'] then 'summary.last_called_at is null'
      when 'none' = any(outcomes)
        then format('(summary.last_called_at is null or summary.last_outcome = any(%L::text[]))', outcomes)
      else format('summary.last_called_at is not null and summary.last_outcome = any(%L::text[])',
        outcomes) end),
    (case when filter ? 'currency' then format('summary.currency = %L', filter->>'currency') end),
    (case when filter ? 'balance_from'
      then format('summary.balance_minor >= %L::bigint', filter->>'balance_from') end),
    (case when filter ? 'balance_to'
      then format('summary.balance_minor <= %L::bigint', filter->>'balance_to') end),
    (case when filter ? 'opened_from'
      then format('summary.oldest_debt_on >= %L::date', filter->>'opened_from') end),
    (case when filter ? 'opened_to'
      then format('summary.oldest_debt_on <= %L::date', filter->>'opened_to') end),
    (case when filter ? 'zone' then format('summary.zone = %L', filter->>'zone') end),
    (case filter->>'promised' when 'true' then 'summary.has_promise'
      when 'false' then 'not summary.has_promise' end),
    (case filter->>'suppressed' when 'true' then 'summary.is_suppressed'
      when 'false' then 'not summary.is_suppressed' end),
    -- A time that has passed tells nothing of the next: it is about to be reckoned.
    (case filter->>'callable'
      when 'now' then format('summary.callable_from <= %L::timestamptz
        and coalesce(summary.callable_until > %1$L::timestamptz, true)', filter->>'at')
      when 'later' then format('summary.callable_from > %L::timestamptz', filter->>'at')
      when 'never' then 'summary.callable_from is null and summary.judged_version >= 0' end)
  ) as told (condition));
end
$$;

-- How many people have each word of a search, or a word that it is a part of.
create function count_words(query text, home uuid) returns bigint[]
  language plpgsql stable
as $$
declare
  pattern text;
  had bigint;
  counts bigint[] := '{}';
begin
  for pattern in
    select case when length(word) < 3 then '' else '%' end || word || '%'
    from regexp_split_to_table(search_text(query), '\s+') as word where word <> ''
  loop
    execute format('select coalesce(sum(people), 0) from search_words where word like %L and %s', pattern,
      case when home is null then 'true' else format('organization_id = %L', home) end) into had;
    counts := counts || had;
  end loop;
  return counts;
end
$$;

-- How many have all of them, of so many, if words came together by chance.
create function expected_by_words(query text, home uuid, total numeric) returns numeric
  language plpgsql stable
as $$
declare
  expected numeric := total;
  had bigint;
begin
  foreach had in array count_words(query, home) loop
    expected := expected * had / greatest(total, 1);
  end loop;
  return expected;
end
$$;

-- What the planner expects of what follows `select`: how many rows, and how dear they are.
create function ask_planner(matching text, out expected numeric, out cost numeric)
  language plpgsql
as $$
declare
  plan json;
begin
  execute format('explain (format json) select %s', matching) into plan;
  expected := plan->0->'Plan'->>'Plan Rows';
  cost := plan->0->'Plan'->>'Total Cost';
end
$$;

-- What makes a contact one that is looked for, by its name, reference or address of mail: a condition on
-- `contact` for each. A name is left out where nobody has one of the words.
create function contact_likenesses(query text, home uuid) returns text[]
  language plpgsql stable
as $$
declare
  wanted text := lower(trim(query));
  reference text := replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_');
begin
  return array_remove(array[
    case when 0 < all (count_words(query, home)) then (
      select string_agg(format('contact.search_name like %L', pattern), ' and ')
      from search_patterns(query) as pattern) end,
    case when wanted <> '' then format('not is_derived_reference(contact.external_reference)
      and lower(contact.external_reference) like %L',
      case when length(wanted) < 3 then '' else '%' end || reference || '%') end,
    case when length(wanted) >= 3 then format('contact.email is not null
      and lower(contact.email) collate "C" >= %L and lower(contact.email) collate "C" < %L',
      wanted, wanted || U&'\+10FFFF') end], null);
end
$$;

-- Everybody who matches, as what follows `select`: on `summary`, in no order.
create function contacts_matching(filter jsonb, home uuid) returns text
  language plpgsql stable
as $$
declare
  at_home text := case when home is null then 'true' else format('contact.organization_id = %L', home) end;
  reached text := searched_organizations('summary.organization_id');
  conditions text := summary_conditions(filter);
  found_by text[];
begin
  if home is not null then
    reached := format('summary.organization_id = %L', home);
  end if;
  if not filter ? 'query' then
    if not filter ? 'list_id' then
      return format('from contact_summaries summary where %s and %s', reached, conditions);
    end if;
    return format('from list_contacts member join contact_summaries summary
      on summary.organization_id = member.organization_id and summary.contact_id = member.contact_id
      where member.organization_id = %L and member.list_id = %L and %s', home, filter->>'list_id', conditions);
  end if;
  select array_agg(format('select contact.organization_id, contact.id from contacts contact
      where %s and %s', at_home, likeness))
    into found_by from unnest(contact_likenesses(filter->>'query', home)) as likeness;
  if filter ? 'last_four' or jsonb_array_length(filter->'numbers') > 0 then
    found_by := found_by || format('select contact.organization_id, contact.contact_id from phones contact
      where %s and %s', at_home, case when filter ? 'last_four'
        then format('right(contact.e164, 4) = %L', filter->>'last_four')
        else format('contact.e164 = any(%L)',
          array(select jsonb_array_elements_text(filter->'numbers'))) end);
  end if;
  return format('from (%s) found join contact_summaries summary
      on summary.organization_id = found.organization_id and summary.contact_id = found.id
    where %s and %s and %s', coalesce(array_to_string(found_by, ' union '),
      'select null::uuid as organization_id, null::uuid as id where false'), reached, conditions,
    membership_condition(filter));
end
$$;

create function membership_condition(filter jsonb) returns text
  language sql immutable
as $$
  select case when filter ? 'list_id' then format('exists (select from list_contacts member
    where member.organization_id = summary.organization_id and member.list_id = %L
      and member.contact_id = summary.contact_id)', filter->>'list_id') else 'true' end
$$;

-- The organization that is searched, where it is one: that of the transaction, or of the list.
create function searched_home(filter jsonb) returns uuid
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

-- The next contacts that match, after a place, in the order that is asked for; whoever has nothing to be
-- sorted by comes last in either direction. What is frequent is found by walking along the order, what is
-- rare by the index of what makes it rare. The planner cannot tell the two apart, so it is tried: a short
-- walk comes first, then a longer one where many are expected, and then everybody who matches is sorted.
create function pick_contacts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid,
    most integer)
  returns table (organization_id uuid, id uuid, key text)
  -- Volatile, because nothing else may ask the planner what it expects. Pages are mostly in memory, where
  -- a jump costs little more than a step.
  language plpgsql security definer rows 50 set search_path = public, pg_temp set random_page_cost = 1.1
as $$
declare
  short_walk constant integer := 2000;
  longest_walk constant integer := 50000;
  home uuid;
  sort_column text := case sort when 'added' then 'contact_id' when 'name' then 'sort_name'
    when 'balance' then 'balance_minor' when 'oldest_debt' then 'oldest_debt_on'
    when 'last_call' then 'last_called_at' when 'next_call' then 'callable_from' end;
  may_lack constant boolean := sort in ('oldest_debt', 'last_call', 'next_call');
  place text := format('summary.%I', sort_column);
  beyond text := case when descending then '<' else '>' end;
  direction text := case when descending then 'desc' else 'asc' end;
  sorted text := format('order by %s %s, summary.contact_id %2$s', place, direction);
  parts text[];
  part text;
  matching text;
  walked_along text;
  walk_filter text;
  width integer;
  is_whole boolean;
  total numeric;
  expected numeric;
  taking numeric;
  walking numeric;
  organizations uuid[];
  ids uuid[];
  keys text[];
  missing integer := most;
begin
  if searched_organizations('x') is null or sort_column is null then
    return;
  end if;
  home := searched_home(filter);
  if filter ? 'list_id' and home is null then
    return;
  end if;
  parts := case
    when after_id is null then case when may_lack
      then array[place || ' is not null', place || ' is null'] else array['true'] end
    when sort = 'added' then array[format('%s %s %L', place, beyond, after_id)]
    when after_key is null
      then array[format('%s is null and summary.contact_id %s %L', place, beyond, after_id)]
    else array[format('(%s, summary.contact_id) %s (%L, %L)', place, beyond, after_key, after_id)]
      || case when may_lack then array[place || ' is null'] else '{}' end end;
  matching := contacts_matching(filter, home);
  walk_filter := format('%s and %s', summary_conditions(filter), membership_condition(filter));
  walked_along := format('contact_summaries summary where summary.organization_id = %L', home);
  if sort = 'added' and filter ? 'list_id' then
    walk_filter := summary_conditions(filter);
    walked_along := format('list_contacts member join contact_summaries summary
      on summary.organization_id = member.organization_id and summary.contact_id = member.contact_id
      where member.organization_id = %L and member.list_id = %L', home, filter->>'list_id');
    sorted := format('order by member.contact_id %s', direction);
    parts := array[replace(parts[1], 'summary.contact_id', 'member.contact_id')];
  end if;
  if filter ? 'query' then
    walk_filter := walk_filter || coalesce(format(' and exists (select from contacts contact
      where contact.organization_id = summary.organization_id and contact.id = summary.contact_id
        and ((%s)))', array_to_string(contact_likenesses(filter->>'query', home), ') or (')), ' and false');
  end if;
  foreach part in array parts loop
    is_whole := false;
    -- Numbers are rare, and not looked for on the way.
    width := case when home is null or filter ? 'last_four' or jsonb_array_length(filter->'numbers') > 0
      then 0 else short_walk end;
    while not is_whole and width > 0 loop
      execute format('select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text)
        from (select summary.organization_id, summary.contact_id, %s as key
          from (select summary.* from %s and %s %s limit %s) summary
          where %s order by %1$s %7$s, summary.contact_id %7$s limit %8$s) picked',
        place, walked_along, part, sorted, width, walk_filter, direction, missing)
        into organizations, ids, keys;
      is_whole := coalesce(cardinality(ids), 0) = missing;
      if not is_whole then
        execute format('select count(*) < %s from (select from %s and %s limit %1$s) walked',
          width, walked_along, part) into is_whole;
      end if;
      exit when is_whole or width > short_walk;
      -- A longer walk is worth it where it is likely to find enough, and less dear than taking them all.
      select planned.expected, planned.cost into expected, taking from ask_planner(matching) planned;
      select planned.expected into total from ask_planner('from ' || walked_along) planned;
      if filter ? 'query' then
        expected := expected_by_words(filter->>'query', home, total);
        if filter ? 'list_id' and sort <> 'added' then
          expected := expected / greatest(total, 1) * (select planned.expected from ask_planner(format(
            'from list_contacts where organization_id = %L and list_id = %L', home, filter->>'list_id'))
            planned);
        end if;
      end if;
      width := least(1.5 * missing * total / greatest(expected, 1), longest_walk + 1);
      exit when width not between short_walk + 1 and longest_walk;
      select planned.cost into walking from ask_planner(format(
        'from (select summary.* from %s and %s %s limit %s) summary where %s',
        walked_along, part, sorted, width, walk_filter)) planned;
      exit when walking > taking;
    end loop;
    if not is_whole and home is null and not filter ? 'query' then
      -- Across organizations each gives its first, and of these the first are taken.
      execute format('select array_agg(picked.organization_id), array_agg(picked.contact_id),
          array_agg(picked.key::text)
        from (select picked.* from organizations organization cross join lateral (
            select summary.organization_id, summary.contact_id, %s as key from contact_summaries summary
            where summary.organization_id = organization.id and %s and %s %s limit %s) picked
          where organization.deleted_at is null
          order by picked.key %s, picked.contact_id %6$s limit %5$s) picked',
        place, part, summary_conditions(filter), sorted, missing, direction)
        into organizations, ids, keys;
    elsif not is_whole then
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

-- How many match: exactly up to ten thousand, and beyond it as many as the planner expects.
create function count_contacts(filter jsonb, out people bigint, out is_exact boolean)
  language plpgsql security definer set search_path = public, pg_temp set random_page_cost = 1.1
as $$
declare
  most_counted constant integer := 10000;
  home uuid;
  matching text;
begin
  people := 0;
  is_exact := true;
  if searched_organizations('x') is null then
    return;
  end if;
  home := searched_home(filter);
  if filter ? 'list_id' and home is null then
    return;
  end if;
  matching := contacts_matching(filter, home);
  execute format('select count(*) from (select %s limit %s) counted', matching, most_counted + 1)
    into people;
  if people > most_counted then
    -- The planner takes half of all organizations for deleted, of which hardly any is.
    people := greatest(people, (select expected from ask_planner(case when home is null
      then replace(matching, searched_organizations('summary.organization_id'), 'true')
      else matching end))::bigint);
    is_exact := false;
  end if;
end
$$;

-- Words of names that look like one that nobody has, and how many people have them, likest first. None
-- where somebody has it, or a word that it is a part of.
create function find_words_like(wanted text, most integer)
  returns table (word text, people bigint)
  language plpgsql stable security definer rows 20 set search_path = public, pg_temp
as $$
declare
  reached text := searched_organizations('search_words.organization_id');
begin
  if reached is null or 0 < all (count_words(wanted, current_organization_id())) then
    return;
  end if;
  perform set_config('pg_trgm.similarity_threshold', '0.25', true);
  return query execute format('select search_words.word::text, sum(search_words.people)
    from search_words where search_words.word %% %L and %s
    group by search_words.word order by similarity(search_words.word, %1$L) desc, 2 desc limit %3$s',
    wanted, reached, most);
end
$$;

do $$
declare
  finder text;
begin
  -- An owner has to be allowed to create where it owns; it is not needed for anything else.
  grant create on schema public to ringfence_search;
  foreach finder in array array['pick_contacts', 'count_contacts', 'find_words_like'] loop
    execute format('revoke execute on function %I from public', finder);
    execute format('grant execute on function %I to ringfence_tenant, ringfence_super', finder);
    execute format('alter function %I owner to ringfence_search', finder);
  end loop;
end
$$;
set local role ringfence_search;
-- What the search in the header asks: the same, in the order in which people came.
create or replace function find_contacts(query text, numbers text[], last_four text, of_list uuid,
    after uuid, most integer)
  returns table (organization_id uuid, id uuid)
  language sql security definer rows 50 set search_path = public, pg_temp
as $$
  select picked.organization_id, picked.id
  from pick_contacts(jsonb_strip_nulls(jsonb_build_object('query', query, 'numbers', to_jsonb(numbers),
      'last_four', last_four, 'list_id', of_list)), 'added', false, null, after, most) picked
$$;
reset role;
revoke create on schema public from ringfence_search;
