-- How many rows the planner expects of what follows `select`, in which $1 are ids.
create or replace function ask_planner(matching text, ids uuid[] default null, out expected numeric)
  language plpgsql
as $$
declare plan json;
begin
  execute 'explain (format json) select ' || matching into plan using ids;
  expected := plan->0->'Plan'->>'Plan Rows';
end
$$;
