-- What could let calls begin is for admins to say, such as that somebody else may be spoken to. A stay binds co-debtors
-- alone (11 USC 1301): people who are said to be none any more may be called.
create or replace function openness_of_role(role text) returns integer
  language sql immutable parallel safe
as $$
  select case role when 'other' then 0 when 'co_debtor' then 1 when 'guardian' then 3
    when 'representative' then 3 else 2 end
$$;
