create or replace function add_cost_rollups(changes jsonb) returns void language sql as $$
  with change as materialized (
    select one.organization_id, one.starts_at, one.campaign_id, one.currency, one.calls, one.amount_micro, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, starts_at timestamptz, campaign_id uuid,
      currency text, calls bigint, amount_micro bigint)
    left join lateral (
      select kept.slot from cost_rollups kept
      where kept.organization_id = one.organization_id and kept.starts_at = one.starts_at
        and kept.campaign_id is not distinct from one.campaign_id and kept.currency = one.currency
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update cost_rollups kept set calls = kept.calls + change.calls,
      amount_micro = kept.amount_micro + change.amount_micro
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.slot = change.slot
  )
  insert into cost_rollups (organization_id, starts_at, campaign_id, currency, calls, amount_micro)
  select organization_id, starts_at, campaign_id, currency, calls, amount_micro from change where slot is null
$$;

revoke execute on function add_cost_rollups from public;
