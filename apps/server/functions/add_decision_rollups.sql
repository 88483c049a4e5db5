-- Never reads the whole table, like `add_call_rollups`.
create or replace function add_decision_rollups(changes jsonb) returns void
  language sql set enable_seqscan = off
as $$
  with change as materialized (
    select one.*, free.slot
    from jsonb_to_recordset(changes)
      as one (organization_id uuid, starts_at timestamptz, verdict text, code text, n bigint)
    left join lateral (
      select kept.slot from decision_rollups kept
      where kept.organization_id = one.organization_id and kept.starts_at = one.starts_at
        and kept.verdict = one.verdict and kept.code = one.code
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update decision_rollups kept set n = kept.n + change.n
    from change
    where kept.organization_id = change.organization_id and kept.starts_at = change.starts_at
      and kept.verdict = change.verdict and kept.code = change.code and kept.slot = change.slot
  )
  insert into decision_rollups (organization_id, starts_at, verdict, code, n)
  select organization_id, starts_at, verdict, code, n from change where slot is null
$$;

revoke execute on function add_decision_rollups from public;
