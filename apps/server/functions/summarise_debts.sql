-- A person's debts as a whole.
create or replace function summarise_debts(organization uuid, person uuid)
  returns table (open_debts integer, balance_minor bigint, currency text, state text,
    has_promise boolean, oldest_debt_on date)
  language sql stable
as $$
  select count(*) filter (where debt.is_owed)::integer,
    coalesce(sum(debt.balance_minor) filter (where debt.is_owed and debt.currency = debt.main_currency),
      0)::bigint,
    max(debt.main_currency) filter (where debt.is_owed),
    case when bool_or(debt.state = 'disputed') then 'disputed'
      when bool_or(debt.state = 'promised') then 'promised'
      when bool_or(debt.state = 'open') then 'open'
      when bool_or(debt.state = 'paid') then 'paid'
      when bool_or(debt.state = 'recalled') then 'recalled'
      else 'closed' end,
    coalesce(bool_or(debt.state = 'promised'), false),
    min(debt.opened_on) filter (where debt.is_owed)
  from (
    select one.*, first_value(one.currency)
        over (order by one.is_owed desc, one.balance_minor desc, one.id) as main_currency
    from (
      select debts.*, debts.state in ('open', 'promised', 'disputed') as is_owed from debts
      where debts.organization_id = organization and debts.contact_id = person) one) debt
$$;
