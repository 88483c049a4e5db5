-- The time that a person chose for a call: it goes out no earlier. What the law and the retry rules ask for holds
-- beside it, and whichever is latest counts.
alter table targets add column moved_to timestamptz(3);
grant update (moved_to) on targets to ringfence_tenant, ringfence_super;

-- A person may let somebody wait for another time, though never for one before the retry rules allow, and may take
-- back that a call was cancelled. Somebody who is being called stays out of reach.
drop policy only_at_rest on targets;
create policy only_at_rest on targets as restrictive for update to ringfence_tenant
  using (state in ('planned', 'waiting', 'blocked') or state = 'done' and ended_because = 'cancelled')
  with check (state in ('planned', 'done')
    or state = 'waiting' and next_at >= coalesce(greatest(not_before, moved_to), '-infinity'));
drop policy only_at_rest_of_super on targets;
create policy only_at_rest_of_super on targets as restrictive for update to ringfence_super
  using (state in ('planned', 'waiting', 'blocked') or state = 'done' and ended_because = 'cancelled')
  with check (state in ('planned', 'done')
    or state = 'waiting' and next_at >= coalesce(greatest(not_before, moved_to), '-infinity'));

-- Somebody whose call was cancelled was not called to the end either.
create or replace function kind_of_target(state text, ended_because text) returns text
  language sql immutable parallel safe
as $$
  select case when state = 'done' and ended_because in ('campaign_stopped', 'cancelled') then 'stopped' else state end
$$;
