-- Whether this says that somebody asked for a person and nobody was free.
create or replace function found_nobody(content jsonb) returns boolean
language sql immutable parallel safe as $$
  select content @> '{"facts": [{"kind": "nobody_answered"}]}'
$$;
