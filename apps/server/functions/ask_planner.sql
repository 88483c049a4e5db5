-- What the planner expects of what follows `select`: how many rows, and how costly they are.
create or replace function ask_planner(matching text, out expected numeric, out cost numeric)
  language plpgsql
as $$
declare
  plan json;
begin
  execute format('explain (format json) select %s', matching) into plan;
  expected := plan->0->'Plan'->>'Plan Rows';
  cost := plan->0->'Plan'->>'Total Cost';
end
$$;
