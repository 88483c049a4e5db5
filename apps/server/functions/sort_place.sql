-- What an order sorts by, of `summary` and of `next`, the window in which somebody can be called.
create or replace function sort_place(sort text) returns text language sql immutable as $$
  select case sort when 'added' then 'summary.contact_id' when 'name' then 'summary.sort_name'
    when 'balance' then '(case when summary.open_debts > 0 then summary.balance_minor end)'
    when 'oldest_debt' then 'summary.oldest_debt_on' when 'next_call' then 'next.opens_at'
    when 'last_call' then 'summary.last_called_at' end
$$;
