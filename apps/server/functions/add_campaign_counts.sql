-- Adds to the counts, and never waits: of each count it takes a slot that nobody holds, and makes one where all are
-- held. A worker that waited here, with people and targets in hand, could wait for one that waits for those.
create or replace function add_campaign_counts(counting text, changes jsonb) returns void
  language sql
as $$
  with change as materialized (
    select one.organization_id, one.campaign_id, one.kind, one.n, free.slot
    from jsonb_to_recordset(changes) as one (organization_id uuid, campaign_id uuid, kind text, n bigint)
    left join lateral (
      select count.slot from campaign_counts count
      where count.organization_id = one.organization_id and count.campaign_id = one.campaign_id
        and count.counted = counting and count.kind = one.kind
      order by count.slot limit 1
      for no key update skip locked) free on true
  ), changed as (
    update campaign_counts count set n = count.n + change.n
    from change
    where count.organization_id = change.organization_id and count.campaign_id = change.campaign_id
      and count.counted = counting and count.kind = change.kind and count.slot = change.slot
  )
  insert into campaign_counts (organization_id, campaign_id, counted, kind, n)
  select organization_id, campaign_id, counting, kind, n from change where slot is null
$$;

revoke execute on function add_campaign_counts from public;
