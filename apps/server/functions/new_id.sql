-- Ordered by time, so that new rows land at the end of their index (UUID version 7, RFC 9562).
-- The twelve bits after the version hold microseconds, so that rows of one millisecond keep their
-- order as well.
create or replace function new_id() returns uuid
  language sql volatile parallel safe
as $$
  select encode(
    overlay(
      overlay(
        uuid_send(gen_random_uuid())
        placing substring(int8send(moment.microseconds / 1000) from 3) from 1 for 6)
      placing int2send((28672 + moment.microseconds % 1000 * 4096 / 1000)::int2) from 7 for 2),
    'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint) as moment (microseconds)
$$;
