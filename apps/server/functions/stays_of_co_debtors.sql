-- The same as `stayed_debts` from the other side: which debts of these co-debtors a stay binds. It begins with what they
-- owe, so that it costs what they cost, however many bankrupts there are.
create or replace function stays_of_co_debtors(organization uuid, people uuid[])
  returns table (debt_id uuid, contact_id uuid, started_at timestamptz, lifted_at timestamptz)
language plpgsql stable set enable_seqscan = off as $$
#variable_conflict use_column
begin
  if not exists (select from debts owed where owed.organization_id = organization
      and owed.contact_id = any(people) and owed.person_role = 'co_debtor') then
    return;
  end if;
  return query
  with shared as materialized (
    select owed.id, owed.contact_id, debt.id as debt_id, debt.contact_id as debtor_id
    from debts owed
    join debts debt on debt.organization_id = organization and debt.reference = owed.reference
      and fold_creditor(debt.creditor) is not distinct from fold_creditor(owed.creditor)
      and debt.contact_id <> owed.contact_id
    where owed.organization_id = organization and owed.contact_id = any(people)
      and owed.person_role = 'co_debtor'
  ), linked as materialized (
    select human.contact_id, human.linked_id
    from linked_contacts(organization, array(select distinct debtor_id from shared)) human
  )
  select shared.id, shared.contact_id, stay.started_at, stay.lifted_at
  from shared
  join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
    and stay.contact_id = shared.debtor_id and coalesce(stay.debt_id, shared.debt_id) = shared.debt_id
  union
  select shared.id, shared.contact_id, stay.started_at, stay.lifted_at
  from shared
  join linked on linked.contact_id = shared.debtor_id
  join suppressions stay on stay.organization_id = organization and stay.kind = 'bankruptcy'
    and stay.contact_id = linked.linked_id and stay.debt_id is null;
end $$;
