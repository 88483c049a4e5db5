-- What a decision that does not allow a call is counted under: its own verdict, and each rule that did not allow it.
create or replace function said_of_decision(decided text, reasons jsonb) returns table (verdict text, code text)
  language sql immutable parallel safe
as $$
  select decided, ''
  union all
  select distinct reason->>'verdict', reason->>'code' from jsonb_array_elements(reasons) reason
  where reason->>'verdict' <> 'allow'
$$;
