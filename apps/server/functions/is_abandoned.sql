-- Whether nobody spoke on an answered call. The server's count-answers.ts counts by the same rule, and a test compares
-- the two.
create or replace function is_abandoned(state text, outcome text, answered_at timestamptz, answered_by text, choice text,
  spoken_at timestamptz) returns boolean
language sql immutable parallel safe as $$
  select state = 'ended' and choice is null and spoken_at is null
    and (coalesce(outcome = 'hung_up', false)
      or answered_at is not null and coalesce(answered_by in ('human', 'unknown'), true))
$$;
