-- The debts of these bankrupts that another contact owes as a co-debtor.
create or replace function stayed_debts(organization uuid, people uuid[])
  returns table (debt_id uuid, contact_id uuid, started_at timestamptz, lifted_at timestamptz)
  language sql stable
as $$
  with bankrupt as materialized (
    select stay.contact_id, stay.debt_id, stay.started_at, stay.lifted_at from suppressions stay
    where stay.organization_id = organization and stay.kind = 'bankruptcy'
      and stay.contact_id = any(people)
    union
    select linked.linked_id, null, stay.started_at, stay.lifted_at
    from linked_contacts(organization, people) linked
    join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
      and stay.contact_id = linked.contact_id and stay.debt_id is null
  )
  select owed.id, owed.contact_id, bankrupt.started_at, bankrupt.lifted_at
  from bankrupt
  join debts debt on debt.organization_id = organization and debt.contact_id = bankrupt.contact_id
    and debt.id = coalesce(bankrupt.debt_id, debt.id)
  join debts owed on owed.organization_id = organization and owed.reference = debt.reference
    and owed.person_role = 'co_debtor'
    and fold_creditor(owed.creditor) is not distinct from fold_creditor(debt.creditor)
    and owed.contact_id <> debt.contact_id
$$;
