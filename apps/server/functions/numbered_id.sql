-- An id of its own for each of many rows: the numbers count up behind the time and the chance of one id
-- that was made for all of them (RFC 9562, 6.2). Making a million one by one takes longer than storing
-- them.
create or replace function numbered_id(base uuid, number integer) returns uuid
  language sql immutable parallel safe
as $$ select (left(base::text, 28) || lpad(to_hex(number), 8, '0'))::uuid $$;
