-- Decisions are never changed, only made and erased.
create or replace function roll_up_decisions() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select decision.organization_id, quarter_of(decision.decided_at) as starts_at, said.verdict, said.code,
        count(*) as n
      from learned decision
      cross join lateral said_of_decision(decision.verdict, decision.reasons) said
      where decision.verdict <> 'allow' group by 1, 2, 3, 4) part;
  else
    select jsonb_agg(part) into changes from (
      select decision.organization_id, quarter_of(decision.decided_at) as starts_at, said.verdict, said.code,
        -count(*) as n
      from forgotten decision
      cross join lateral said_of_decision(decision.verdict, decision.reasons) said
      where decision.verdict <> 'allow' group by 1, 2, 3, 4) part;
  end if;
  if changes is not null then
    perform add_decision_rollups(changes);
  end if;
  return null;
end
$$;
