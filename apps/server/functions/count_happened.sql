-- On how many calls of the organization it happened, as it is counted.
create or replace function count_happened(filter jsonb) returns numeric language sql stable as $$
  select case filter->>'happened'
    when 'abandoned' then (select coalesce(sum(abandoned), 0) from campaign_days
      where organization_id = (filter->>'home')::uuid
        and (not filter ? 'placed_after'
          or day >= ((filter->>'placed_after')::timestamptz at time zone 'UTC')::date))
    when 'nobody_free' then (select coalesce(sum(found_nobody), 0) from breaker_counts
      where organization_id = (filter->>'home')::uuid) end
$$;
