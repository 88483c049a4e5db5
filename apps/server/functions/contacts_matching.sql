-- What a filter asks, as conditions on `summary`: as a walk looks at `each`, as all are `taken` by
-- the rarest index, and as the planner says how many are `expected`; null: a search has their ids.
create or replace function contacts_matching(filter jsonb, home uuid, few integer, out each text,
    out taken text, out expected text) language plpgsql as $$
declare
  states text[] := array(select jsonb_array_elements_text(filter->'states'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  owed text := sort_place('balance');
  at_least text := owed || ' >= ' || quote_literal(nullif(filter->>'balance_from', '0'));
  at_most text := owed || ' <= ' || quote_literal(filter->>'balance_to');
  member text := format('select contact_id from list_contacts where organization_id = %L and list_id
    = ', home) || quote_literal(filter->>'list_id');
  asked text := concat_ws(' and ', format('summary.organization_id = %L', home),
    case when states <> '{}' then format('summary.state = any(%L)', states) end,
    case when outcomes = '{none}' then 'summary.last_called_at is null'
      when outcomes <> '{}' then format('(summary.last_outcome = any(%L)
        or %L and summary.last_called_at is null)', outcomes, 'none' = any(outcomes)) end,
    at_least, case when at_least is null then '(' || at_most || ' or ' || owed || ' is null)'
      else at_most end, 'summary.currency = ' || quote_literal(filter->>'currency'),
    'summary.oldest_debt_on >= ' || quote_literal(filter->>'opened_from'),
    'summary.oldest_debt_on <= ' || quote_literal(filter->>'opened_to'),
    'summary.zone = ' || quote_literal(filter->>'zone'),
    case filter->>'promised' when 'true' then '' when 'false' then 'not ' end
      || 'summary.has_promise', case filter->>'suppressed' when 'true' then ''
      when 'false' then 'not ' end || 'summary.is_suppressed',
    format('summary.shape_id = any(array(select shape.id from callable_shapes shape
        left join windows_at(%L) next on next.organization_id = shape.organization_id
          and next.shape_id = shape.id where shape.organization_id = %L and ', filter->>'at', home)
      || case filter->>'callable' when 'never' then 'shape.closes_at = ''{}''))'
        when 'now' then format('next.opens_at <= %L))', filter->>'at')
        when 'later' then format('next.opens_at > %L))', filter->>'at') end);
begin
  if filter ? 'query' then
    select found.each, found.taken into each, taken from search_found(filter, home, few) found;
  end if;
  if each is null or each <> taken then
    expected := concat_ws(' and ', asked, each, 'summary.contact_id in (' || member || ')');
  end if;
  taken := concat_ws(' and ', asked, taken, 'summary.contact_id in (' || member || ')');
  each := concat_ws(' and ', asked, each,
    'exists (' || member || ' and contact_id = summary.contact_id offset 0)');
end
$$;
