-- Never reads the whole table, like `add_call_rollups`.
create or replace function add_shape_counts(changes jsonb) returns void
  language sql set enable_seqscan = off
as $$
  with change as materialized (
    select one.*, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, shape_id uuid, n bigint)
    left join lateral (
      select kept.slot from shape_counts kept
      where kept.organization_id = one.organization_id and kept.shape_id = one.shape_id
      order by kept.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update shape_counts kept set n = kept.n + change.n
    from change
    where kept.organization_id = change.organization_id and kept.shape_id = change.shape_id
      and kept.slot = change.slot
  )
  insert into shape_counts (organization_id, shape_id, n)
  select organization_id, shape_id, n from change where slot is null
$$;

revoke execute on function add_shape_counts from public;
