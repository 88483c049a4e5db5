-- Finding contacts in every order without looking at all of them: what is sorted by bounds the walk, what a
-- walk finds tells how far the next one has to go, and names are read along the way, where they stand beside
-- what is sorted by.

-- Names stand in the index of every order, so that they are read on a walk without a look at the rows. Whoever
-- owes nothing any more has no balance to be sorted by, and comes last in either direction.
drop index contact_summaries_by_balance, contact_summaries_by_oldest_debt, contact_summaries_by_last_call,
  contact_summaries_by_next_call;
create index contact_summaries_by_balance on contact_summaries
  (organization_id, (case when open_debts > 0 then balance_minor end), contact_id)
  include (sort_name, open_debts, balance_minor);
create index contact_summaries_by_oldest_debt
  on contact_summaries (organization_id, oldest_debt_on, contact_id) include (sort_name);
create index contact_summaries_by_last_call
  on contact_summaries (organization_id, last_called_at, contact_id) include (sort_name);
create index contact_summaries_by_next_call
  on contact_summaries (organization_id, callable_from, contact_id) include (sort_name);

-- A reference is known by its beginning, or by its end, which is what people read out.
create index contacts_by_reference_beginning on contacts
  (lower(external_reference) collate "C", organization_id) where not is_derived_reference(external_reference);
create index contacts_by_reference_end on contacts
  (reverse(lower(external_reference)) collate "C", organization_id)
  where not is_derived_reference(external_reference);

-- What an order sorts by, of `summary`. Null: there is no such order.
create function sort_place(sort text) returns text
  language sql immutable
as $$
  select case sort when 'added' then 'summary.contact_id' when 'name' then 'summary.sort_name'
    when 'balance' then '(case when summary.open_debts > 0 then summary.balance_minor end)'
    when 'oldest_debt' then 'summary.oldest_debt_on' when 'last_call' then 'summary.last_called_at'
    when 'next_call' then 'summary.callable_from' end
$$;

-- The conditions of a filter on `summary`, each of them in a form that an index can be entered by.
create or replace function summary_conditions(filter jsonb) returns text
  language plpgsql stable
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
    -- A time that has passed tells nothing of the next: it is about to be reckoned.
    (case filter->>'callable'
      when 'now' then format('summary.callable_from <= %L::timestamptz
        and coalesce(summary.callable_until > %1$L::timestamptz, true)', filter->>'at')
      when 'later' then format('summary.callable_from > %L::timestamptz', filter->>'at')
      when 'never' then 'summary.callable_from is null and summary.judged_version >= 0' end)
  ) as told (condition));
end
$$;

-- Where in an order those can be who match a filter: among those who have what it sorts by, between which
-- ends, and whether they can be among those who have it not. The walk begins there and ends there.
create function sort_range(filter jsonb, sort text, out keyed text, out may_lack boolean)
  language plpgsql stable
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
    when 'next_call' then
      may_lack := coalesce(filter->>'callable' not in ('now', 'later'), true);
      bounds := array[case filter->>'callable'
        when 'now' then format('%s <= %L::timestamptz', place, filter->>'at')
        when 'later' then format('%s > %L::timestamptz', place, filter->>'at')
        when 'never' then 'false' end];
    else null;
  end case;
  keyed := coalesce(array_to_string(array_remove(bounds, null), ' and '), '');
  keyed := case when keyed = '' then 'true' else keyed end;
end
$$;

-- What follows a place in an order, as conditions on `summary` that are taken one after another: first
-- those who have what it sorts by, then those who have it not.
create function sort_parts(filter jsonb, sort text, descending boolean, after_key text, after_id uuid)
  returns text[]
  language plpgsql stable
as $$
declare
  place text := sort_place(sort);
  beyond text := case when descending then '<' else '>' end;
  bounds record := sort_range(filter, sort);
  is_begun boolean := after_id is not null;
begin
  return array_remove(array[
    case when not is_begun and sort in ('added', 'name') then bounds.keyed
      when not is_begun then format('%s is not null and %s', place, bounds.keyed)
      when sort = 'added' then format('%s %s %L', place, beyond, after_id)
      when after_key is not null then format('(%s, summary.contact_id) %s (%L, %L) and %s',
        place, beyond, after_key, after_id, bounds.keyed) end,
    case when not bounds.may_lack then null
      when not is_begun or after_key is not null then format('%s is null', place)
      else format('%s is null and summary.contact_id %s %L', place, beyond, after_id) end], null);
end
$$;

-- Whether a name, in a column that has a space before every word, has all words of a search.
create function name_condition(query text, column_name text) returns text
  language sql immutable
as $$
  select string_agg(format('%s like %L', column_name, pattern), ' and ')
  from search_patterns(query) as pattern
$$;

-- Whether there are words that somebody has, all of them, given how many have each.
create function are_had(words bigint[]) returns boolean
  language sql immutable
as $$ select words <> '{}' and 0 < all (words) $$;

-- Who is looked for by something else than a name, as queries, one for each: a reference by its beginning or
-- its end, and by any part where it has digits and nobody's begins or ends so; an address of mail by its
-- beginning; numbers.
create function find_by_others(filter jsonb, home uuid) returns text[]
  language plpgsql stable
as $$
declare
  wanted text := lower(trim(filter->>'query'));
  beyond constant text := U&'\+10FFFF';
  at_home text := case when home is null then 'true' else format('contact.organization_id = %L', home) end;
  people text := format('select contact.organization_id, contact.id from contacts contact where %s and ',
    at_home);
  shown text := people || 'not is_derived_reference(contact.external_reference) and ';
  begins text := shown || format('lower(contact.external_reference) collate "C" >= %L
    and lower(contact.external_reference) collate "C" < %L', wanted, wanted || beyond);
  ends text := shown || format('reverse(lower(contact.external_reference)) collate "C" >= %L
    and reverse(lower(contact.external_reference)) collate "C" < %L', reverse(wanted),
    reverse(wanted) || beyond);
  found_by text[] := '{}';
  is_known boolean;
begin
  if wanted <> '' then
    found_by := array[begins] || case when length(wanted) >= 3 then array[ends] else '{}' end;
  end if;
  if length(wanted) >= 3 and wanted ~ '\d' then
    execute format('select exists (%s) or exists (%s)', begins, ends) into is_known;
    if not is_known then
      found_by := array[shown || format('lower(contact.external_reference) like %L',
        '%' || replace(replace(replace(wanted, '\', '\\'), '%', '\%'), '_', '\_') || '%')];
    end if;
  end if;
  if length(wanted) >= 3 then
    found_by := found_by || (people || format('contact.email is not null
      and lower(contact.email) collate "C" >= %L and lower(contact.email) collate "C" < %L',
      wanted, wanted || beyond));
  end if;
  if filter ? 'last_four' or jsonb_array_length(filter->'numbers') > 0 then
    found_by := found_by || format('select contact.organization_id, contact.contact_id from phones contact
      where %s and %s', at_home, case when filter ? 'last_four'
        then format('right(contact.e164, 4) = %L', filter->>'last_four')
        else format('contact.e164 = any(%L)',
          array(select jsonb_array_elements_text(filter->'numbers'))) end);
  end if;
  return found_by;
end
$$;

-- Those whom queries find, as what follows `select`: on `summary`, in no order. "offset 0" has each looked up
-- by itself, because the planner expects far more of them than there are, and in the order of their ids, in
-- which the rows lie.
create function summaries_found(found_by text[], filter jsonb, home uuid) returns text
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

-- Who has all words of a search in their name, as a query that more conditions can follow: on `summary` too,
-- as far as it is made of a name. Where an organization has most of all people, the index of words is asked
-- without it: to find that nearly everybody is of it takes longer than to look.
create function find_by_name(filter jsonb, home uuid) returns text
  language plpgsql
as $$
declare
  own numeric;
  everybody numeric;
begin
  if home is not null then
    select planned.expected into own from ask_planner(format(
      'from contacts where organization_id = %L', home)) planned;
    select planned.expected into everybody from ask_planner('from contacts') planned;
  end if;
  return format($q$select contact.organization_id, contact.id from contacts contact
    cross join lateral (select contact.id as contact_id,
      left(trim(regexp_replace(contact.search_name, '\s+', ' ', 'g')), 100) collate "C" as sort_name) summary
    where %s and %s$q$,
    case when home is null then 'true'
      when own * 3 > everybody then format('(contact.organization_id = %L) is true', home)
      else format('contact.organization_id = %L', home) end,
    name_condition(filter->>'query', 'contact.search_name'));
end
$$;

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
