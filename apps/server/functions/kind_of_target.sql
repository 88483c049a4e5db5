-- People left over by a stop, cancelled or removed are not counted among those who are done: they were not called to the
-- end.
create or replace function kind_of_target(state text, ended_because text) returns text
language sql immutable parallel safe as $$
  select case when state = 'done' and ended_because in ('campaign_stopped', 'cancelled', 'removed') then 'stopped'
    else state end
$$;
