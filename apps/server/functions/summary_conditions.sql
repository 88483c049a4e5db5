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
  ) as listed (condition));
end
$$;
