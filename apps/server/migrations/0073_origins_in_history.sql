-- The history by what gave rise to a call: a campaign over a list, a promise or a callback.
create or replace function call_conditions(filter jsonb) returns text
language plpgsql stable as $$
begin
  return concat_ws(' and ', 'true',
    case when filter->>'home' is null then
      '(select organization.deleted_at is null from organizations organization
        where organization.id = call.organization_id)' end,
    case when filter ? 'outcomes' then format('coalesce(call.corrected_outcome, call.outcome) = any(%L::text[])',
      array(select jsonb_array_elements_text(filter->'outcomes'))) end,
    case when filter ? 'placed' then
      format('coalesce(call.corrected_outcome, call.outcome) is distinct from %L', 'withdrawn') end,
    case when filter ? 'campaigns' then format('call.campaign_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'campaigns'))) end,
    case when filter ? 'origin' then format('call.origin = %L', filter->>'origin') end,
    case when filter ? 'people' then format('call.contact_id = any(%L::uuid[])',
      array(select jsonb_array_elements_text(filter->'people'))) end,
    case when filter ? 'caller_id' then format('call.caller_id = %L', filter->>'caller_id') end,
    case when filter ? 'account' then format('call.account_id = %L', filter->>'account') end,
    case when filter ? 'answered_by' then format('call.answered_by = %L', filter->>'answered_by') end,
    case when filter ? 'at_least' then format('call.answered_at is not null and call.talk_seconds >= %s',
      (filter->>'at_least')::integer) end,
    case when filter ? 'from' then format('call.reserved_at >= %L', filter->>'from') end,
    case when filter ? 'to' then format('call.reserved_at < %L', filter->>'to') end,
    case when filter ? 'hour' then format('extract(hour from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'hour')::integer) end,
    case when filter ? 'weekday' then format('extract(dow from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'weekday')::integer) end);
end
$$;

create or replace function call_walk(filter jsonb, ways text[], oldest_first boolean, after uuid, steps integer)
  returns text
language plpgsql stable as $$
declare
  bounds text := concat_ws(' and ',
    format(case when oldest_first then 'call.id > %L' else 'call.id < %L' end, after),
    -- An id is made a moment after the time that the call is reserved at.
    case when filter ? 'from' then
      format('call.id >= %L', first_id_of((filter->>'from')::timestamptz - interval '1 minute')) end,
    case when filter ? 'to' then
      format('call.id < %L', first_id_of((filter->>'to')::timestamptz + interval '1 hour')) end);
  sorted text := case when oldest_first then 'order by id' else 'order by id desc' end;
  fields text := 'call.organization_id, call.id, call.contact_id, call.campaign_id, call.caller_id, call.account_id,
    call.origin, call.outcome, call.corrected_outcome, call.reserved_at, call.answered_at, call.answered_by,
    call.talk_seconds';
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
  -- Each way as far as all of them together: what comes first of them does not depend on what was left out.
  return format('(select * from (%s) walked %s limit %s)',
    (select string_agg(format('(select %s from calls call where %s and %s %s limit %s)', fields, way, bounds,
       sorted, steps), ' union all ') from unnest(ways) way), sorted, steps);
end
$$;
