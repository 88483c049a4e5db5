-- Where in an order those can be who match a filter: among those who have what it sorts by, between which
-- ends, and whether they can be among those who have it not. The walk begins there and ends there.
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
