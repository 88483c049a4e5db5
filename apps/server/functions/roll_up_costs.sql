create or replace function roll_up_costs() returns trigger
  language plpgsql security definer set search_path to 'public', 'pg_temp' as $$
declare
  changes jsonb;
begin
  if tg_op = 'INSERT' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, cost_currency as currency,
        count(*) as calls, sum(cost_micro) as amount_micro
      from learned where cost_micro is not null group by 1, 2, 3, 4) part;
  elsif tg_op = 'DELETE' then
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, cost_currency as currency,
        -count(*) as calls, -sum(cost_micro) as amount_micro
      from forgotten where cost_micro is not null group by 1, 2, 3, 4) part;
  else
    select jsonb_agg(part) into changes from (
      select organization_id, quarter_of(reserved_at) as starts_at, campaign_id, currency,
        sum(calls) as calls, sum(amount_micro) as amount_micro from (
        select organization_id, reserved_at, campaign_id, cost_currency as currency, 1 as calls,
          cost_micro as amount_micro
        from learned where cost_micro is not null
        union all
        select organization_id, reserved_at, campaign_id, cost_currency, -1, -cost_micro
        from forgotten where cost_micro is not null) one
      group by 1, 2, 3, 4 having sum(calls) <> 0 or sum(amount_micro) <> 0) part;
  end if;
  if changes is not null then
    perform add_cost_rollups(changes);
  end if;
  return null;
end
$$;
