-- The ways along which the calls are walked that a filter can ask for: the most telling thing that it names and that
-- an index is sorted by.
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

grant execute on function call_ways to ringfence_tenant, ringfence_super, ringfence_system;
