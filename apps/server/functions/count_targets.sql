create or replace function count_targets() returns trigger
  language plpgsql security definer set search_path = public, pg_temp
as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, count(*) as n
      from learned group by 1, 2, 3) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, -count(*) as n
      from forgotten group by 1, 2, 3) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, campaign_id, kind, sum(n) as n from (
        select organization_id, campaign_id, kind_of_target(state, ended_because) as kind, 1 as n from learned
        union all
        select organization_id, campaign_id, kind_of_target(state, ended_because), -1 from forgotten) one
      group by 1, 2, 3 having sum(n) <> 0) part;
  end if;
  if changes is not null then
    perform add_campaign_counts('targets', changes);
  end if;
  return null;
end
$$;
