-- What could let calls begin is never silent.

-- A stay binds co-debtors alone (11 USC 1301): whoever is said to be none any more may be called.
create or replace function openness_of_role(role text) returns integer
  language sql immutable parallel safe
as $$
  select case role when 'other' then 0 when 'co_debtor' then 1 when 'guardian' then 3
    when 'representative' then 3 else 2 end
$$;

-- As people write one and the same creditor.
create function fold_creditor(name text) returns text
  language sql immutable parallel safe
as $$
  select lower(btrim(regexp_replace(normalize(name, nfkc), '\s+', ' ', 'g')))
$$;

-- Whoever owes the same debt is found by its reference, from either side.
create index debts_by_reference on debts (organization_id, reference);
drop index debts_of_co_debtors;

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

-- The same from the other side: which debts of these co-debtors a stay binds. It begins with what they owe,
-- so that it costs what they cost, however many bankrupts there are.
create function stays_of_co_debtors(organization uuid, people uuid[])
  returns table (debt_id uuid, contact_id uuid, started_at timestamptz, lifted_at timestamptz)
  language sql stable
as $$
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
    and stay.contact_id = linked.linked_id and stay.debt_id is null
$$;

-- From which day on somebody is of age, as far as it is known: by a bare year, when that year is over. Whoever
-- was born on the last day of a February is so on the first of March.
create function of_age_on(born_on date, birth_year integer) returns date
  language sql immutable parallel safe
as $$
  select coalesce((born_on - 1 + interval '18 years')::date + 1, make_date(birth_year + 19, 1, 1),
    '-infinity'::date)
$$;
-- Whether calls to a minor (12 CFR 1006.6(a)) could begin, or begin sooner, by another birth. The day is the
-- one of wherever it is earliest.
create function frees_minor(known_on date, known_year integer, told_on date, told_year integer)
  returns boolean
  language sql stable parallel safe
as $$
  select of_age_on(known_on, known_year) > (now() at time zone 'Etc/GMT+12')::date
    and of_age_on(told_on, told_year) < of_age_on(known_on, known_year)
$$;
-- Like every end of a reason not to call, that is for admins to say. Named to come after contacts_follow_birth.
create trigger contacts_of_age_by_admins
  before update of born_on, birth_year on contacts
  for each row when (frees_minor(old.born_on, old.birth_year, new.born_on, new.birth_year))
  execute function keep_debt_ended();
