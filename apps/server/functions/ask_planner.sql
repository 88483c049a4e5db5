-- How many rows the planner expects of what follows `select`.
create or replace function ask_planner(matching text, out expected numeric)
  language plpgsql strict as $$ declare plan json;
begin
  execute 'explain (format json) select ' || matching into plan;
  expected := plan->0->'Plan'->>'Plan Rows';
end
$$;
