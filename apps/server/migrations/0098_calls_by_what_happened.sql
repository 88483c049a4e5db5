-- The history of calls can be narrowed to what happened on them and to when they were placed, so that the counts behind
-- breakers and the pace lead to exactly their calls.

-- Whether nobody spoke on an answered call. The server's count-answers.ts counts by the same rule, and a test compares
-- the two.
create function is_abandoned(state text, outcome text, answered_at timestamptz, answered_by text, choice text,
  spoken_at timestamptz) returns boolean
language sql immutable parallel safe as $$
  select state = 'ended' and choice is null and spoken_at is null
    and (coalesce(outcome = 'hung_up', false)
      or answered_at is not null and coalesce(answered_by in ('human', 'unknown'), true))
$$;

-- Whether this says that somebody asked for a person and nobody was free.
create function found_nobody(content jsonb) returns boolean
language sql immutable parallel safe as $$
  select content @> '{"facts": [{"kind": "nobody_answered"}]}'
$$;

-- Of both there are few: what else happens is not written there.
create index calls_abandoned on calls (organization_id, id)
  where is_abandoned(state, outcome, answered_at, answered_by, choice, spoken_at);
create index carrier_events_found_nobody on carrier_events (organization_id, call_id) where found_nobody(content);

-- What a filter by what happened asks of a call.
create function happened_condition(filter jsonb) returns text language sql immutable as $$
  select case filter->>'happened'
    when 'abandoned' then 'is_abandoned(call.state, call.outcome, call.answered_at, call.answered_by, call.choice,
      call.spoken_at)'
    -- Asked of each call that is looked at: joined, all that was ever heard so would be read for each page.
    when 'nobody_free' then '(select true from carrier_events event
      where event.organization_id = call.organization_id and event.call_id = call.id
        and found_nobody(event.content) limit 1)' end
$$;

-- The way that walks only such calls.
create function happened_way(filter jsonb) returns text language sql immutable as $$
  select case filter->>'happened'
    when 'abandoned' then format('call.organization_id = %L and %s', filter->>'home', happened_condition(filter))
    when 'nobody_free' then 'nobody_free' end
$$;

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

-- On how many calls of the organization it happened, as it is counted.
create function count_happened(filter jsonb) returns numeric language sql stable as $$
  select case filter->>'happened'
    when 'abandoned' then (select coalesce(sum(abandoned), 0) from campaign_days
      where organization_id = (filter->>'home')::uuid
        and (not filter ? 'placed_after'
          or day >= ((filter->>'placed_after')::timestamptz at time zone 'UTC')::date))
    when 'nobody_free' then (select coalesce(sum(found_nobody), 0) from breaker_counts
      where organization_id = (filter->>'home')::uuid) end
$$;

create or replace function call_ways(filter jsonb) returns text[] language plpgsql stable as $$
declare
  home text := case when filter->>'home' is null then 'true'
    else format('call.organization_id = %L', filter->>'home') end;
  campaigns uuid[] := array(select jsonb_array_elements_text(filter->'campaigns'));
  outcomes text[] := array(select jsonb_array_elements_text(filter->'outcomes'));
  of_campaigns numeric := 'infinity';
  of_outcomes numeric := 'infinity';
  of_happened numeric := count_happened(filter);
begin
  if filter->>'home' is null then
    return array[home];
  end if;
  if filter ? 'outcomes' then
    select coalesce(sum(n), 0) into of_outcomes from campaign_counts count
    where count.organization_id = (filter->>'home')::uuid and count.counted = 'calls' and count.kind = any(outcomes);
  end if;
  if filter ? 'campaigns' then
    select coalesce(sum(n), 0) into of_campaigns from campaign_counts count
    where count.organization_id = (filter->>'home')::uuid and count.counted = 'calls'
      and count.campaign_id = any(campaigns);
  end if;
  if filter ? 'happened' and of_happened <= least(of_campaigns, of_outcomes) then
    return array[happened_way(filter)];
  end if;
  if filter ? 'campaigns' and of_campaigns <= of_outcomes then
    return coalesce(nullif(array(select format('%s and call.campaign_id = %L', home, one)
      from unnest(campaigns) one), '{}'), '{false}');
  end if;
  if filter ?| array['caller_id', 'account'] and of_outcomes > 10000 then
    return coalesce(nullif(array(
      with recursive pair as (
        (select call.caller_id, call.account_id from calls call
         where call.organization_id = (filter->>'home')::uuid
         order by call.caller_id, call.account_id limit 1)
        union all
        select further.caller_id, further.account_id from pair
        cross join lateral (
          select call.caller_id, call.account_id from calls call
          where call.organization_id = (filter->>'home')::uuid
            and (call.caller_id, call.account_id) > (pair.caller_id, pair.account_id)
          order by call.caller_id, call.account_id limit 1) further)
      select format('%s and call.caller_id = %L and call.account_id = %L', home, pair.caller_id, pair.account_id)
      from pair
      where pair.account_id is not null
        and (not filter ? 'caller_id' or pair.caller_id = filter->>'caller_id')
        and (not filter ? 'account' or pair.account_id = (filter->>'account')::uuid)), '{}'), '{false}');
  end if;
  if filter ? 'outcomes' then
    return array(select format(
      '%s and case when call.corrected_outcome is null then call.outcome else call.corrected_outcome end = %L
        and call.outcome is not null', home, one) from unnest(outcomes) one);
  end if;
  return array[home];
end
$$;

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

create or replace function count_calls_of(filter jsonb, steps integer, out matching integer, out looked_at integer,
  out expected bigint)
language plpgsql stable as $$
declare
  ways text[] := call_ways(filter);
  pace integer := greatest(200, steps / cardinality(ways));
begin
  execute format('select count(*) filter (where %s), count(*) from %s call', call_conditions(filter),
    call_walk(filter, ways, false, 'ffffffff-ffff-ffff-ffff-ffffffffffff', pace)) into matching, looked_at;
  if looked_at >= pace and not filter ?| array['people', 'under_way'] then
    -- A planner does not know how many such calls there are. It is counted, but not by the periods of calls.
    if ways = array[happened_way(filter)] then
      expected := case when filter ?| array['from', 'to', 'placed_until']
          or filter->>'happened' = 'nobody_free' and filter ? 'placed_after' then looked_at
        else greatest(looked_at, count_happened(filter)) end;
      return;
    end if;
    select sum(planned.expected) into expected from unnest(ways) way
    cross join lateral ask_planner(format('from calls call where %s and %s', way, concat_ws(' and ', 'true',
      case when filter ? 'from' then format('call.id >= %L', first_id_of((filter->>'from')::timestamptz)) end,
      case when filter ? 'to' then format('call.id < %L', first_id_of((filter->>'to')::timestamptz)) end,
      case when filter ? 'placed_after' then
        format('call.id >= %L', first_id_of((filter->>'placed_after')::timestamptz)) end,
      case when filter ? 'placed_until' then
        format('call.id < %L', first_id_of((filter->>'placed_until')::timestamptz)) end))) planned;
  end if;
end
$$;
