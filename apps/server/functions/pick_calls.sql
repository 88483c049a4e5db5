-- The next calls that match, newest or oldest first, after a place. So that no question takes long, only so many are
-- looked at: where that fills no page, a last row without a match names the place from which to go on.
create or replace function pick_calls(filter jsonb, oldest_first boolean, after uuid, most integer, steps integer)
  returns table (organization_id uuid, id uuid, is_match boolean)
language plpgsql stable rows 100 as $$
declare
  ways text[] := call_ways(filter);
  pace integer := greatest(200, steps / cardinality(ways));
  walk text := call_walk(filter, ways, oldest_first, after, pace);
  sorted text := case when oldest_first then 'order by call.id' else 'order by call.id desc' end;
  found_rows integer;
begin
  return query execute format('select call.organization_id, call.id, true from %s call where %s %s limit %s',
    walk, call_conditions(filter), sorted, most);
  get diagnostics found_rows = row_count;
  if found_rows < most and not filter ?| array['people', 'under_way'] then
    return query execute format('select null::uuid, call.id, false from %s call %s offset %s limit 1',
      walk, sorted, pace - 1);
  end if;
end
$$;

grant execute on function pick_calls to ringfence_tenant, ringfence_super, ringfence_system;
