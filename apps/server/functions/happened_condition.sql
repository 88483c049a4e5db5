-- What a filter by what happened asks of a call.
create or replace function happened_condition(filter jsonb) returns text language sql immutable as $$
  select case filter->>'happened'
    when 'abandoned' then 'is_abandoned(call.state, call.outcome, call.answered_at, call.answered_by, call.choice,
      call.spoken_at)'
    -- Looked up for each call by itself: joined, all that was ever heard so would be read for each page.
    when 'nobody_free' then '(select true from carrier_events event
      where event.organization_id = call.organization_id and event.call_id = call.id
        and found_nobody(event.content) limit 1)' end
$$;
