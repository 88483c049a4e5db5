create or replace function add_caller_id_day() returns trigger
  language plpgsql
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into caller_id_totals (organization_id, caller_id, placed, answered)
  values (new.organization_id, new.caller_id, new.placed, new.answered)
  on conflict (organization_id, caller_id) do update
  set placed = caller_id_totals.placed + excluded.placed
      - case when tg_op = 'UPDATE' then old.placed else 0 end,
    answered = caller_id_totals.answered + excluded.answered
      - case when tg_op = 'UPDATE' then old.answered else 0 end;
  return null;
end
$$;
