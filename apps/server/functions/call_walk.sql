-- At most so many calls as are looked at in one go, in the order of the ids, as the source of a statement. Those of
-- some people, and those under way, are few: they are taken together and sorted.
create or replace function call_walk(filter jsonb, ways text[], oldest_first boolean, after uuid, steps integer)
  returns text
language plpgsql stable as $$
declare
  is_heard boolean := ways = '{nobody_free}' and not filter ?| array['people', 'under_way'];
  key text := case when is_heard then 'event.call_id' else 'call.id' end;
  bounds text := concat_ws(' and ',
    format('%s %s %L', key, case when oldest_first then '>' else '<' end, after),
    -- An id is made a moment after the time that the call is reserved at.
    case when filter ? 'from' then
      format('%s >= %L', key, first_id_of((filter->>'from')::timestamptz - interval '1 minute')) end,
    case when filter ? 'to' then
      format('%s < %L', key, first_id_of((filter->>'to')::timestamptz + interval '1 hour')) end,
    -- It is placed within seconds after it is reserved.
    case when filter ? 'placed_after' then
      format('%s >= %L', key, first_id_of((filter->>'placed_after')::timestamptz - interval '1 minute')) end,
    case when filter ? 'placed_until' then
      format('%s < %L', key, first_id_of((filter->>'placed_until')::timestamptz + interval '1 hour')) end);
  sorted text := case when oldest_first then 'order by id' else 'order by id desc' end;
  fields text := 'call.organization_id, call.id, call.contact_id, call.campaign_id, call.caller_id, call.account_id,
    call.origin, call.outcome, call.corrected_outcome, call.reserved_at, call.answered_at, call.answered_by,
    call.talk_seconds, call.state, call.choice, call.spoken_at, call.placing_at';
begin
  if filter ? 'people' then
    return format('(with theirs as materialized (select %s from calls call
        where call.organization_id = any(%L::uuid[]) and call.contact_id = any(%L::uuid[]) and %s)
      select * from theirs %s)', fields,
      array(select jsonb_array_elements_text(filter->'organizations')),
      array(select jsonb_array_elements_text(filter->'people')), bounds, sorted);
  end if;
  if filter ? 'under_way' then
    return format('(with under_way as materialized (select %s from calls_under_way live
        join calls call on call.organization_id = live.organization_id and call.id = live.call_id
        where %s and %s)
      select * from under_way %s)', fields,
      case when filter->>'home' is null then 'true' else format('live.organization_id = %L', filter->>'home') end,
      bounds, sorted);
  end if;
  -- Found by what was heard on them, and each then read by its key.
  if is_heard then
    return format('(select %1$s from (select distinct event.organization_id, event.call_id from carrier_events event
        where event.organization_id = %2$L and found_nobody(event.content) and %3$s
        order by event.call_id %5$s limit %4$s) found
      cross join lateral (select * from calls
        where calls.organization_id = found.organization_id and calls.id = found.call_id offset 0) call
      order by found.call_id %5$s)', fields, filter->>'home', bounds, steps,
      case when oldest_first then 'asc' else 'desc' end);
  end if;
  -- Each way as far as all of them together: what comes first of them does not depend on what was left out.
  return format('(select * from (%s) walked %s limit %s)',
    (select string_agg(format('(select %s from calls call where %s and %s %s limit %s)', fields, way, bounds,
       sorted, steps), ' union all ') from unnest(ways) way), sorted, steps);
end
$$;

grant execute on function call_walk to ringfence_tenant, ringfence_super, ringfence_system;
