create or replace function roll_up_calls()
 returns trigger
 language plpgsql
 security definer
 set search_path to 'public', 'pg_temp'
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at,
        coalesce(corrected_outcome, outcome, 'under_way') as kind, count(*) as n
      from learned group by 1, 2, 3
      union all
      select organization_id, quarter_of(reserved_at), 'taken_for_machine', count(*)
      from learned where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome)) group by 1, 2) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at,
        coalesce(corrected_outcome, outcome, 'under_way') as kind, -count(*) as n
      from forgotten group by 1, 2, 3
      union all
      select organization_id, quarter_of(reserved_at), 'taken_for_machine', -count(*)
      from forgotten where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome)) group by 1, 2) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, starts_at, kind, sum(n) as n from (
        select organization_id, quarter_of(reserved_at) as starts_at,
          coalesce(corrected_outcome, outcome, 'under_way') as kind, 1 as n from learned
        union all
        select organization_id, quarter_of(reserved_at),
          coalesce(corrected_outcome, outcome, 'under_way'), -1 from forgotten
        union all
        select organization_id, quarter_of(reserved_at), 'taken_for_machine', 1 from learned
        where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))
        union all
        select organization_id, quarter_of(reserved_at), 'taken_for_machine', -1 from forgotten
        where is_taken_for_machine(answered_by, coalesce(corrected_outcome, outcome))) one
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_call_rollups(changes);
  end if;
  return null;
end
$$;
