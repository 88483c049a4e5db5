-- The smallest id that a row made at this moment can have (new_id() begins with the time), so that
-- tables of what happened can be split by month on their key.
create or replace function first_id_of(moment timestamptz) returns uuid
  language sql immutable
as $$
  select encode(
    substring(int8send((extract(epoch from moment) * 1000)::bigint) from 3)
      || '\x7000'::bytea || '\x0000000000000000'::bytea,
    'hex')::uuid
$$;
