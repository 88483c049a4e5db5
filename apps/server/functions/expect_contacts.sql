-- How many people there are to walk along, how many of them match on the way, and how many are looked at to
-- take all who match: by what the planner knows, by how many have each word of a search, and by how many are
-- found by something else than a name.
create or replace function expect_contacts(filter jsonb, home uuid, words bigint[], others numeric, out total numeric,
    out matching numeric, out looked_at numeric)
  language plpgsql
as $$
declare
  everybody text := format('from contact_summaries summary where summary.organization_id = %L', home);
  named numeric := 1;
  members numeric;
begin
  select greatest(planned.expected, 1) into total from ask_planner(everybody) planned;
  matching := total;
  if summary_conditions(filter) <> 'true' then
    select planned.expected into matching
      from ask_planner(format('%s and %s', everybody, summary_conditions(filter))) planned;
  end if;
  looked_at := matching;
  if filter ? 'list_id' then
    select planned.expected into members from ask_planner(format(
      'from list_contacts where organization_id = %L and list_id = %L', home, filter->>'list_id')) planned;
    matching := matching * members / total;
    looked_at := members;
  end if;
  if filter ? 'query' then
    -- As if words came together by chance.
    select exp(sum(ln(had / total))) into named from unnest(words) as had where are_had(words);
    looked_at := others + coalesce(named, 0) * total;
    matching := matching * least(looked_at / total, 1);
  end if;
end
$$;
