-- How many of the first so many match, how many there were to look at, and how many the planner expects there.
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

grant execute on function count_calls_of to ringfence_tenant, ringfence_super, ringfence_system;
