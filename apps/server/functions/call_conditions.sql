-- What a filter of the history asks of each call that is looked at. Calls under way are also those of the people who are
-- searched for, and no others.
create or replace function call_conditions(filter jsonb) returns text language plpgsql stable as $$
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
    case when filter ? 'at_most' then format('call.answered_at is not null and call.talk_seconds <= %s',
      (filter->>'at_most')::integer) end,
    -- Where people are searched for, their calls are walked and not those under way.
    case when filter ? 'under_way' and filter ?| array['people', 'state'] then
      format('exists (select from calls_under_way live where live.organization_id = call.organization_id
        and live.call_id = call.id and %s)',
        case when filter ? 'state' then format('live.state = %L', filter->>'state') else 'true' end) end,
    happened_condition(filter),
    -- Of what is under way, this is kept beside it.
    case when filter ?| array['placed_after', 'placed_until'] then format('(select true
      from (select coalesce(call.placing_at, (select live.placing_at from calls_under_way live
        where live.organization_id = call.organization_id and live.call_id = call.id))) placed (at)
      where %s)', concat_ws(' and ',
        case when filter ? 'placed_after' then format('placed.at > %L', filter->>'placed_after') end,
        case when filter ? 'placed_until' then format('placed.at <= %L', filter->>'placed_until') end)) end,
    case when filter ? 'from' then format('call.reserved_at >= %L', filter->>'from') end,
    case when filter ? 'to' then format('call.reserved_at < %L', filter->>'to') end,
    case when filter ? 'hour' then format('extract(hour from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'hour')::integer) end,
    case when filter ? 'weekday' then format('extract(dow from call.reserved_at at time zone %L) = %s',
      filter->>'zone', (filter->>'weekday')::integer) end);
end
$$;

grant execute on function call_conditions to ringfence_tenant, ringfence_super, ringfence_system;
