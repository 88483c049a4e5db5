-- A machine answers no question and presses no key: where a call came to something that only a person says, or somebody
-- corrected it so, the carrier was wrong to hear a machine.
create or replace function is_taken_for_machine(answered_by text, shown_outcome text)
 returns boolean
 language sql
 immutable
as $$
  select coalesce(answered_by = 'machine' and shown_outcome in ('right_party', 'transferred', 'promise', 'dispute',
    'wrong_party', 'stop', 'hung_up'), false)
$$;
