-- What a filter asks, as conditions on `summary`: as a walk looks at `each` one, and as all are `taken`
-- by whatever index is the rarest. $1 are `known`: the ids of those whom a search finds, if few.
create or replace function contacts_matching(filter jsonb, home uuid, few integer, out each text,
    out taken text, out expected text, out known uuid[]) language plpgsql as $$
declare
  states text[] := array(select jsonb_array_elements_text(filter->'states'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  settled constant text[] := array['paid', 'recalled', 'closed'];
  owed text := sort_place('balance');
  at_least text := owed || ' >= ' || quote_literal(nullif(filter->>'balance_from', '0'));
  at_most text := owed || ' <= ' || quote_literal(filter->>'balance_to');
  members text := 'select contact_id from list_contacts member where organization_id = '
    || quote_literal(home) || ' and list_id = ' || quote_literal(filter->>'list_id');
  listed text;
  looked_at text;
begin
  each := concat_ws(' and ', format('summary.organization_id = %L', home),
    case when states <> '{}' then format('summary.state = any(%L)', states) end,
    -- Who owes nothing has no old debt: in an order by these, the planner then sees that nobody matches.
    case when states = '{}' then null when not states && settled then owed || ' is not null'
      when states <@ settled then owed || ' is null and summary.oldest_debt_on is null' end,
    case when outcomes = '{none}' then 'summary.last_called_at is null'
      when outcomes <> '{}' then format('(summary.last_outcome = any(%L)
        or %L and summary.last_called_at is null)', outcomes, 'none' = any(outcomes)) end,
    'summary.currency = ' || quote_literal(filter->>'currency'), at_least,
    case when at_least is null then '(' || at_most || ' or ' || owed || ' is null)' else at_most end,
    'summary.oldest_debt_on >= ' || quote_literal(filter->>'opened_from'),
    'summary.oldest_debt_on <= ' || quote_literal(filter->>'opened_to'),
    'summary.zone = ' || quote_literal(filter->>'zone'),
    case filter->>'promised' when 'true' then 'summary.has_promise'
      when 'false' then 'not summary.has_promise' end,
    case filter->>'suppressed' when 'true' then 'summary.is_suppressed'
      when 'false' then 'not summary.is_suppressed' end,
    case when filter ? 'callable' then format('summary.shape_id = any(array(select shape.id
      from callable_shapes shape left join windows_at(%L) next
        on next.organization_id = shape.organization_id and next.shape_id = shape.id
      where shape.organization_id = %L and %s))', filter->>'at', home, case filter->>'callable'
        when 'never' then 'shape.closes_at = ''{}''' when 'now' then format('next.opens_at <= %L',
        filter->>'at') else format('next.opens_at > %L', filter->>'at') end) end);
  if filter ? 'query' then
    select found.each, found.taken, found.known into looked_at, taken, known
    from search_found(filter, home, few) found;
  end if;
  listed := 'summary.contact_id in (' || members || ')';
  taken := concat_ws(' and ', each, taken, listed);
  expected := concat_ws(' and ', each, looked_at, listed);
  each := concat_ws(' and ', each, looked_at,
    'exists (' || members || ' and contact_id = summary.contact_id offset 0)');
end
$$;
